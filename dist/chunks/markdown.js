import { u as e } from "./wire.js";
import { An as t, At as n, C as r, Dn as i, Dt as a, Ei as o, En as s, Et as c, Fn as l, Ft as u, Hn as d, In as f, Jn as p, Kn as m, Ln as h, Mt as g, Nn as _, Nt as v, On as y, Ot as b, Pn as x, Pt as S, Rn as ee, S as te, Si as C, Ti as ne, Tn as re, Tt as ie, Un as ae, Vn as oe, Wn as se, Wr as ce, Xn as le, _i as w, _t as ue, an as de, bi as fe, bt as pe, ci as me, dn as he, er as ge, fi as _e, fn as ve, gi as ye, hn as be, ht as xe, ir as Se, jn as Ce, jt as we, kn as T, kt as Te, ln as Ee, on as De, pn as Oe, qn as ke, ui as Ae, un as je, vi as Me, vt as Ne, w as Pe, wi as Fe, x as Ie, xi as Le, yi as Re, yn as E, yt as ze, zn as Be } from "./engine.js";
import { B as D, F as Ve, L as O, Xt as He, z as k } from "./start.js";
// src/report/words/manifestLines.ts
const Ue = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, We = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ge({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...c(e, {
			now: i,
			texts: a,
			full: o
		}, []),
		...t.map((e) => A(e, a)),
		...n.map(j),
		...r.map(M)
	];
}
function A({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${x(t.kind, r)}${n ? ` ${d(h(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: v(t),
		place: u(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function j({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : k(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: v(r),
		place: u(r),
		words: o
	};
}
function M(e) {
	return {
		sign: "~",
		label: O(e),
		place: "",
		words: ["on_create changes"]
	};
}
function N(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(E).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${T(e)} ${t}`] : []), ...i > 0 ? [`${y(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const Ke = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function qe(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => se(e.kind, t)) ? "removed" : e.fields.filter((t) => f(e.kind, t)).some((t) => p(e.kind, t)) ? "overwritten text" : ke(e) ? "overwritten" : E(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Je = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function P(e) {
	let t = Ye(e), n = Je.flatMap((e) => t[e] > 0 ? [`${T(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Ye(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Xe(n)] += 1;
	return t;
}
function Xe(e) {
	let t = qe(e);
	return t === "removed" || t === "new" ? t : E(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function F(e) {
	return e;
}
function I(e, ...t) {
	return F(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function L(e) {
	return F(e.filter((e) => e !== "").join("\n\n"));
}
function Ze(e) {
	return F(e.join("\n"));
}
function R(e) {
	return F(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Qe(e) {
	return F(e);
}
function z(e, t) {
	if (!tt.test(e)) throw Error(`${e} cannot be a title`);
	return I`<details><summary>${F(e)}</summary>\n\n${t}\n\n</details>`;
}
const $e = RegExp("(`{16})`+", "g");
function et(e) {
	return e.replace(/[\n\r]/g, " ").replace($e, "$1…");
}
function B(e, t = "") {
	let n = e.map(et), r = n.reduce((e, t) => Math.max(e, it(t)), 2), i = "`".repeat(r + 1);
	return F([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function V(e) {
	return H(O(e));
}
function H(e) {
	let t = et(e), n = "`".repeat(it(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return F(`${n}${r}${t}${r}${n}`);
}
function U(e) {
	return tt.test(e) && !nt.test(e) ? F(e) : V(e);
}
const tt = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, nt = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function W(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? F(`[${e}](${t})`) : e;
}
function rt(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return F(`<!-- ${e} -->`);
}
function it(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const at = (e) => e.length, ot = (e) => Buffer.byteLength(e);
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
		return st(this.groups);
	}
	get hidden() {
		return st(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function st(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var ct = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, lt(t));
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
		return e.reduce((e, t) => e + this.#t(et(t)) + 1, 0);
	}
};
function lt({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function K(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${y(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? L([Ze(e.section.rows), ...s > 0 ? [U(c)] : []]) : B([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [z(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [I`${t === 3 ? I`###` : I`####`} ${U(r)}`, u ? z(`Show ${y(o.count, i)}`, l) : l];
}
function q({ file: e, line: t }, n) {
	let r = V(`${k(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : W(r, i);
}
// src/report/markdown/changeItems.ts
const J = 1e3;
function ut(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${u(e)}`;
	return {
		rows: [`- ${v(e)}  ${ie[t]}${n}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = ft(e, t);
	return {
		rows: [R([r === void 0 ? n : I`${n}${r}`])],
		short: [R([X(e, {})])],
		...ke(e) && { isLoss: !0 }
	};
}
function dt(e, t) {
	let n = H(D(Ce(e, t.texts), J));
	return {
		rows: [R([I`${X(e, t)}: ${n}`])],
		short: [R([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return I`${I`**${V(v(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? I` ← ${V(k(e.renamed_from, 80))}` : I``}${"place" in e && e.place ? I` · ${q(e.place, t)}` : I``}`;
}
function ft(e, t) {
	if (e.action === "destroy") return I`: ${H(ie[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? a(e) : b(n, r);
		return i === "" ? void 0 : I`: ${H(D(i, J))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !l(n, t)).flatMap((e) => pt(n, e, t));
	return i.length === 0 ? void 0 : I`\n${B(i, "diff")}`;
}
function pt(e, t, { texts: r, languages: i }) {
	let a = x(e, t), o = le(e, t) ? [`  ${n(i)}`] : [];
	if (!r) return [`  ${a}`, ...o];
	let s = p(e, t) ? ht(e, a, t) : [], c = s.length > 0 ? s : [mt(e, a, t)];
	return [
		...xt(t.edited),
		...c.map((e) => D(e, J)),
		...o
	];
}
function mt(e, n, r) {
	return r.before === void 0 || m(r.before) ? `+ ${n} ${bt(h(e, r.field, r.after))}` : `  ${t(e, r)}`;
}
function ht(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [h(e, n, r), h(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? ee(a.slots, o.slots).flatMap(([e, n, r]) => gt(`${t}.${e}`, n, r)) : gt(t, a, o);
}
function gt(e, t, n) {
	if (t.as === "set" && n.as === "set") return _t(e, t.members, n.members);
	let [r, i] = Be(t, n, 90), [a, o] = [yt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${yt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function _t(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => vt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(oe), `${y(r.length, "other")} in both`].join(", ") : vt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function vt(e) {
	return d({
		as: "set",
		members: e
	});
}
function yt(e) {
	return e.as === "text" && e.text === "";
}
function bt(e) {
	return e.as === "text" ? Be(e, e, 90)[0] : d(e);
}
function xt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${_(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function St(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !l(e.kind, t)).flatMap((t) => Ct(e.kind, t));
	if (n.length !== 0) return { rows: [R([I`${X(e, t)}\n${B(n, "diff")}`])] };
}
function Ct(e, t) {
	let n = x(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : wt("-", n, h(e, t.field, r)), ...wt("+", n, h(e, t.field, i))];
}
function wt(e, t, n) {
	return Tt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = D(Ve(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${oe(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function Tt(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const Et = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function Dt({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [kt(r.settings)] : [],
			At((r ?? e).sends),
			jt(a.filter(ne), n),
			...Ke.map((e) => Ot(e, i, n)),
			Pt(Mt, a.filter(o), n),
			Pt(Nt, a.filter((e) => !ne(e) && !o(e)), n),
			...r ? [It(r)] : [],
			Lt(i, n)
		],
		pending: r ? Rt(r, n) : []
	};
}
function Ot(e, t, n) {
	let r = t.filter((t) => qe(t) === e), i = {
		title: `${T(r.length)} ${Et[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new G(r.map(ut))
	};
	let a = r.map((e) => Y(e, n));
	return {
		...i,
		layout: "list",
		section: new G(a)
	};
}
function kt(e) {
	let t = e.map((e) => ({
		rows: [g(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${y(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new G(t)
	};
}
function At(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new G(we(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function jt(e, t) {
	let n = e.map((e) => ({
		...dt(e, t),
		isLoss: !0
	}));
	return {
		title: `${y(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new G(n)
	};
}
const Mt = "to pull: edited in the project, and not in the manifests", Nt = "kept: different, and not changed by apply";
function Pt(e, t, n) {
	let r = t.length > 20 ? Ft(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [R([I`and ${U(T(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => dt(e, n));
	return {
		title: `${T(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new G(i > 0 ? [...o, a] : o)
	};
}
function Ft(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function It({ released: e, released_kinds: t }) {
	let n = [...Se.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => v(e))];
	return {
		title: `${T(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new G(n.map((e) => ({ rows: [e] })))
	};
}
function Lt(e, t) {
	let n = e.flatMap((e) => St(e, t) ?? []);
	return {
		title: `All values in full: ${y(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new G(n)
	};
}
function Rt({ pending: e, resolved: t, commit: n }, r) {
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
		title: `Already pending, with or without this pull request: ${y(e.length, "change")}`,
		section: new G(e.map((e) => Y(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${y(t.length, "change")}`,
		section: new G(t.map((e) => ({ rows: Y(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function zt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return He(t, n, i ? [i.name, r] : []).path;
}
function Bt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Vt = new WeakMap();
function Ht(e, t, n) {
	let r = Vt.get(t) ?? new Map();
	Vt.set(t, r);
	let i = ce([e.name, n?.name ?? null]), a = r.get(i) ?? Wt(e, n ? Ut(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Ut(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Wt(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Gt(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = qt(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Ie(e, {
				target: a,
				head: [t]
			}, (t) => te(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(qt(e, t).own).filter((e) => e !== t)
	};
}
function Gt(e, t) {
	let { id: n, previously: i = [] } = r(e, t), a = Pe(e.identity(t.values)).map(Jt);
	return {
		own: n === void 0 ? a : [`id ${n}`, ...a],
		former: i.map(Jt)
	};
}
const Kt = new WeakMap();
function qt(e, t) {
	let n = Kt.get(e) ?? new WeakMap();
	Kt.set(e, n);
	let r = n.get(t) ?? Gt(e, t);
	return n.set(t, r), r;
}
function Jt(e) {
	return `name ${e}`;
}
// src/plan/conflicts.ts
function Yt(e, { entries: t, isUnchanged: n }) {
	return e.filter(({ kind: e, entry: t, item: r }) => !n?.(zt(e, t, r.part ?? ""))).filter(({ item: e, entry: n, kind: r }) => {
		let i = Ht(r, t).find(n), a = i && Bt(r, i, e.part ?? "");
		return a === void 0 || ce(a) !== ce(e.declared);
	});
}
function Xt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Zt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => me(n, t, "conflict", Qt(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Qt({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function $t({ code: e }) {
	return e === "conflict";
}
function en(e) {
	return !$t(e);
}
function tn({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? I` ${q(t, i)}` : I``, o = W(V(r), re(r));
	return { rows: [R([I`**${U(e)}**${a}: ${rn(n)} (${o})`])] };
}
function nn(e, t) {
	return s(e, i).map(({ result: e, names: n, count: r }) => {
		let i = Re(e), a = i ? I` · ${q(i, t)}` : I``, o = U(Fe(e.outcome));
		return {
			count: r,
			rows: [R([I`**${V(n)}**${a} · ${o}: ${rn(Me(e))}`])]
		};
	});
}
function rn(e) {
	return H(k(e, 1e3));
}
// src/report/markdown/rows.ts
const an = 1e3;
function on({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${O(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${k(n, an)}`] };
}
function sn(e) {
	return s(e, i).map(({ result: e, names: t, count: n }) => {
		let r = k(Me(e), an);
		return {
			count: n,
			rows: [`${u({ place: Re(e) })}  ${t}  ${Fe(e.outcome)}: ${r}`]
		};
	});
}
function cn({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${D(ae(e), an)}`)],
		...i && { isLoss: !0 }
	};
}
function ln(e, t, n, r) {
	let { problems: i, results: a, backup: o } = e, s = fe(e), c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: L([
			...r ? [gn(e, t)] : [],
			vn(e, r),
			...yn(e),
			...bn(e),
			...xn(e, t),
			...o === void 0 ? [] : [I`The backup is in ${V(k(o, 400))}.`],
			...s === void 0 ? [] : [I`${U(he(void 0))}: ${V(k(s, 800))}`]
		]),
		problems: Z(i.filter(en), n.linkTo),
		failed: {
			title: `${y(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new G(nn(c, n.linkTo))
		},
		...un(e, t, n),
		unmanaged: fn(e, n)
	};
}
function Z(e, t) {
	let n = new G(xe(e).map((e) => tn(e, t)));
	return {
		title: je(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function un(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: dn(Ne(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = Le(t, e);
		return {
			groups: dn(Te(i, {
				now: n,
				texts: a,
				file: r
			})),
			pending: []
		};
	}
	let { own: o, pending: s } = Dt(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: s
	};
}
function dn(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new G(t.map(cn))
	});
	return [r("change", n), r("kept item", t)];
}
function fn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = ze(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${T(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${T(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new G(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function pn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function mn(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function hn(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => K(e, n, t), d = s.flatMap(u);
	return L([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [z("The plan", L(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function gn(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = I`### ${Q(n ?? r)}${i ? I` · ${Q(i.project.name)}` : I``}`;
	return a ? I`${o}\n\n**${U(`Applied: ${de([e])}.`)}**` : i ? t === "plan" ? I`${o}\n\n**${U(_n(P(C(e))))}**` : I`${o}\n\n**${U(t === "drift" ? De([e]) : Ee(i, e.effort))}**` : o;
}
function _n(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function vn({ id: e, plan: t }, n) {
	let r = pe(e);
	return I`Project ${t && !n ? I`${Q(t.project.name)} · ` : I``}${V(k(e, 200))}${r === void 0 ? I`` : I` · ${W(I`open in Lokalise`, r)}`}`;
}
function yn({ plan: e }) {
	let t = e?.filter && ue(e.filter);
	return t ? [I`**${U(t.start)}** ${V(t.filters)}: ${U(t.end)}`] : [];
}
function bn({ target: e }) {
	return e?.is === "not compared" ? [I`**All differences that apply would change are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${V(k(e.why, 400))}.`] : [];
}
function xn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && be(n.project, C(e));
	return i ? [I`${U(i.start)} ${V(i.languages)} ${U(i.end)}`] : [];
}
function Q(e) {
	return V(k(e, 80));
}
// src/report/markdown/manifestGroups.ts
function Sn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [I`${U(We)}: ${V(k(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Ue, a = U(`Difference: ${N(n)}.`);
	return [I`**${U(r)}** (${V(t.slice(0, 7))}). ${U(i)}`, I`**${a}**`];
}
function Cn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => wn(e, t, n.length > 1));
}
function wn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = I`**${U(N([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => A(e, u.texts);
	return {
		isApplied: !1,
		head: n ? L([I`### ${Q(l)}`, d]) : I``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			kt(s),
			$(`${T(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${T(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...Tn(r, u),
			$(`${T(a.length)} with another id or former name`, a.map(j)),
			$(`${y(o.length, "manifest")} with other values for new entries`, o.map(M)),
			Lt(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function Tn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => Y(e, t));
		return {
			title: `${T(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new G(r)
		};
	};
	return [
		r("changed", n.filter((e) => !E(e))),
		r("renamed", n.filter(E)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new G(t.map((e) => cn(e)))
	};
}
// src/report/markdown/body.ts
const En = 7 / 8;
function Dn(t, n) {
	let r = ge(t), { overflow: i, measure: a } = n, { problems: o, projects: s } = An(r), c = Cn(r, n), l = s.length + c.length > 1, u = new ct(n.limit, a), d = L([
		jn(r),
		Mn(r, n),
		...Nn(r, n),
		...Sn(r)
	]), f = (e) => U(`… and ${y(e, "more project")}; ${i}.`), p = Rn(r, n);
	u.takeText(L([
		d,
		f(s.length + c.length),
		...p
	]));
	let m = Z(o, n.linkTo);
	o.length > 0 && u.take(400);
	let h = [...s.map((e) => ln(e, r, n, l)), ...c], g = new Set(), _ = (e) => (!g.has(e) && u.take(mn(e, a)) && g.add(e), g.has(e)), v = (e) => [...g].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of h) pn(e) || _(e);
	let b = () => v(({ groups: e }) => e), x = () => v((e) => e.pending);
	u.showLosses(b(), En), u.showRest([m.section], u.remaining / 2);
	for (let e of h) if (!_(e)) break;
	for (let e of [On, kn]) u.showRest(v(e), u.remaining / 2);
	if (u.showLosses(b(), 1), h.every(pn)) {
		u.showLosses(x(), En);
		let t = e(h.map(({ groups: e }) => e.length));
		for (let e = 0; e < t; e += 1) u.showRest(v(({ groups: t }) => t[e]));
		u.showRest(x());
	}
	u.showRest(v(({ unmanaged: e }) => e));
	let S = h.length - g.size;
	return L([
		d,
		...K(m, 3, i),
		...h.filter((e) => g.has(e)).map((e) => hn(e, n, l ? 4 : 3)),
		...S > 0 ? [f(S)] : [],
		...p
	]);
}
const On = ({ problems: e }) => e, kn = ({ failed: e }) => e;
function An({ problems: e, projects: t }) {
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
function jn(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return I`## Translations: ${U(N(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? I` · ${U(y(n.length, "project"))}` : I``;
	if (t === "plan" && i.length > 0) {
		let t = Ae(e).filter($t).length, r = t > 0 ? `, ${y(t, "conflict")}` : "";
		return I`## Translations: ${U(P(n.flatMap(C)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? I` · ${Q(o.plan.project.name)}` : I``;
	return t === "plan" ? I`## Translations: no plan${a}` : I`## Lokaform ${U(t)}${s}${a}`;
}
function Mn({ manifests: e }, { lead: t = (e) => I`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = S(e) || "no manifest", i = e.length === 1 ? I`the manifest` : I`the manifests`;
	return t(n ? I`${i} ${V(D(r, 400))}` : U(r));
}
function Nn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Fn(e, t) : [Pn(e, ve(e))];
	if (!i) return o;
	let { sentence: s, names: c } = Oe(e), l = c.length > 0 ? I` Not reached: ${V(D(c.join(", "), 400))}.` : I``;
	return [I`❌ **${U(s)}**${l}`, ...a ? o : []];
}
function Pn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return I`${w(e) ? I`❌ ` : ye(e) || n ? I`✅ ` : I``}**${U(t)}**`;
}
function Fn(e, { isPullRequest: t }) {
	if (w(e)) {
		let t = Ae(e), n = t.filter($t), r = t.filter((e) => e.severity === "error" && en(e)), i = L([...r.length > 0 ? [Pn(e, `${je(r)}. ${Ln(r)}`)] : [], ...n.length > 0 ? [Pn(e, In(n))] : []]);
		return Bn(e) && e.projects.every((e) => C(e).length === 0) ? [i, I`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return _e(e) ? [I`✅ **${U(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function In(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${T(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${y(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Ln(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Rn(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(C).length > 0 && !w(Hn(e)), a = I`**What happens next:** Nothing has been changed yet. ${zn(e, t)}`;
	return [...i ? [a] : [], Vn(e)];
}
function zn(e, { isPullRequest: t, unappliedBase: n }) {
	return t ? n === void 0 ? I`When this pull request is merged, the next apply makes these changes in the project.${Bn(e) ? I` The changes that are already pending are made as well.` : I``}` : I`Merging this pull request also changes nothing in the project: apply does not write from its base branch ${V(D(n, 200))}. It writes only from the default branch, and from the branches in the input \`apply-from\`.` : I`The next apply makes these changes in the project.`;
}
function Bn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Vn(e) {
	return z("How to read this", L([
		...Bn(e) ? [I`In numbers, with the changes that are already pending:`] : [],
		U(ve(e)),
		I`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

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
function Hn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(en)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const Un = 1048576;
function Wn(e, { now: t, reportFile: n, limit: r = Un, linkTo: i, unappliedBase: a }) {
	let o = e.projects.some(({ target: e }) => e), s = {
		overflow: n === void 0 ? "set report to a file to get them all" : "the report file has them all",
		linkTo: i,
		isPullRequest: o,
		unappliedBase: a
	};
	return I`${Dn(e, {
		now: t,
		limit: r - 1,
		measure: ot,
		...s
	})}\n`;
}
export { I as A, Ge as B, L as C, W as D, z as E, qe as F, j as H, Ue as I, We as L, U as M, Ye as N, R as O, P, N as R, at as S, B as T, A as V, Lt as _, Q as a, G as b, sn as c, Yt as d, Xt as f, Ut as g, zt as h, Tn as i, Qe as j, rt as k, on as l, Ht as m, Wn as n, Z as o, Bt as p, Dn as r, cn as s, Un as t, Zt as u, K as v, V as w, ot as x, ct as y, M as z };
