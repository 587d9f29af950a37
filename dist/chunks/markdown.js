import { u as e } from "./wire.js";
import { $n as t, An as n, At as r, Bn as i, C as a, Ci as o, Ei as s, Ft as c, Gn as l, Hn as u, In as d, It as f, Kn as p, Ln as m, Lt as h, Mn as g, Mt as _, Nn as v, Nt as ee, Oi as y, On as b, Ot as te, Pn as ne, Pt as re, Rn as ie, Rt as x, S as ae, Si as oe, Sn as S, St as se, T as ce, Ti as le, Vn as ue, Wn as de, Xn as fe, Yn as pe, Zn as me, _t as he, bi as C, bt as ge, cn as _e, di as ve, fi as ye, fn as be, gn as xe, hn as Se, jn as w, jt as Ce, kn as we, kt as Te, ln as Ee, mi as De, mn as Oe, pn as ke, qn as Ae, qr as T, rr as je, sr as Me, vi as Ne, vn as Pe, w as Fe, wi as Ie, xi as Le, xt as Re, yi as ze, yt as Be, zn as Ve } from "./engine.js";
import { B as E, F as He, L as D, Xt as Ue, z as O } from "./start.js";
// src/report/words/manifestLines.ts
const We = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ge = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ke({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...Te(e, {
			now: i,
			texts: a,
			full: o
		}, []),
		...t.map((e) => k(e, a)),
		...n.map(A),
		...r.map(j)
	];
}
function k({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${m(t.kind, r)}${n ? ` ${l(i(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: f(t),
		place: x(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function A({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: f(r),
		place: x(r),
		words: o
	};
}
function j(e) {
	return {
		sign: "~",
		label: D(e),
		place: "",
		words: ["on_create changes"]
	};
}
function M(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(S).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${g(e)} ${t}`] : []), ...i > 0 ? [`${w(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const qe = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function Je(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Ae(e.kind, t)) ? "removed" : e.fields.filter((t) => Ve(e.kind, t)).some((t) => me(e.kind, t)) ? "overwritten text" : fe(e) ? "overwritten" : S(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ye = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Xe(e) {
	let t = Ze(e), n = Ye.flatMap((e) => t[e] > 0 ? [`${g(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Ze(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Qe(n)] += 1;
	return t;
}
function Qe(e) {
	let t = Je(e);
	return t === "removed" || t === "new" ? t : S(e) ? "renamed" : "changed";
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
function $e(e) {
	return N(e.join("\n"));
}
function I(e) {
	return N(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function et(e) {
	return N(e);
}
function L(e, t) {
	if (!rt.test(e)) throw Error(`${e} cannot be a title`);
	return P`<details><summary>${N(e)}</summary>\n\n${t}\n\n</details>`;
}
const tt = RegExp("(`{16})`+", "g");
function nt(e) {
	return e.replace(/[\n\r]/g, " ").replace(tt, "$1…");
}
function R(e, t = "") {
	let n = e.map(nt), r = n.reduce((e, t) => Math.max(e, ot(t)), 2), i = "`".repeat(r + 1);
	return N([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function z(e) {
	return B(D(e));
}
function B(e) {
	let t = nt(e), n = "`".repeat(ot(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return N(`${n}${r}${t}${r}${n}`);
}
function V(e) {
	return rt.test(e) && !it.test(e) ? N(e) : z(e);
}
const rt = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, it = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function H(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? N(`[${e}](${t})`) : e;
}
function at(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return N(`<!-- ${e} -->`);
}
function ot(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const st = (e) => e.length, ct = (e) => Buffer.byteLength(e);
var U = class {
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
		return lt(this.groups);
	}
	get hidden() {
		return lt(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function lt(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var ut = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, dt(t));
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
		return e.reduce((e, t) => e + this.#t(nt(t)) + 1, 0);
	}
};
function dt({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function W(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${w(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? F([$e(e.section.rows), ...s > 0 ? [V(c)] : []]) : R([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [L(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [P`${t === 3 ? P`###` : P`####`} ${V(r)}`, u ? L(`Show ${w(o.count, i)}`, l) : l];
}
function G({ file: e, line: t }, n) {
	let r = z(`${O(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : H(r, i);
}
// src/report/markdown/changeItems.ts
const K = 1e3;
function ft(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${x(e)}`;
	return {
		rows: [`- ${f(e)}  ${te[t]}${n}`],
		isLoss: !0
	};
}
function q(e, t) {
	let n = J(e, t), r = mt(e, t);
	return {
		rows: [I([r === void 0 ? n : P`${n}${r}`])],
		short: [I([J(e, {})])],
		...fe(e) && { isLoss: !0 }
	};
}
function pt(e, t) {
	let n = B(E(ne(e, t.texts), K));
	return {
		rows: [I([P`${J(e, t)}: ${n}`])],
		short: [I([J(e, {})])]
	};
}
function J(e, { linkTo: t }) {
	return P`${P`**${z(f(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? P` ← ${z(O(e.renamed_from, 80))}` : P``}${"place" in e && e.place ? P` · ${G(e.place, t)}` : P``}`;
}
function mt(e, t) {
	if (e.action === "destroy") return P`: ${B(te[e.how])}`;
	let { kind: n, fields: i } = e;
	if (e.action === "create") {
		let a = t.texts ? r(e) : Ce(n, i);
		return a === "" ? void 0 : P`: ${B(E(a, K))}`;
	}
	let a = i.filter((t) => e.renamed_from === void 0 || !ie(n, t)).flatMap((e) => ht(n, e, t));
	return a.length === 0 ? void 0 : P`\n${R(a, "diff")}`;
}
function ht(e, n, { texts: r, languages: i }) {
	let a = m(e, n), o = t(e, n) ? [`  ${ee(i)}`] : [];
	if (!r) return [`  ${a}`, ...o];
	let s = me(e, n) ? _t(e, a, n) : [], c = s.length > 0 ? s : [gt(e, a, n)];
	return [
		...Ct(n.edited),
		...c.map((e) => E(e, K)),
		...o
	];
}
function gt(e, t, n) {
	return n.before === void 0 || pe(n.before) ? `+ ${t} ${St(i(e, n.field, n.after))}` : `  ${v(e, n)}`;
}
function _t(e, t, { field: n, before: r = "", after: a }) {
	let [o, s] = [i(e, n, r), i(e, n, a)];
	return o.as === "slots" && s.as === "slots" ? ue(o.slots, s.slots).flatMap(([e, n, r]) => vt(`${t}.${e}`, n, r)) : vt(t, o, s);
}
function vt(e, t, n) {
	if (t.as === "set" && n.as === "set") return yt(e, t.members, n.members);
	let [r, i] = u(t, n, 90), [a, o] = [xt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${xt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function yt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => bt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(de), `${w(r.length, "other")} in both`].join(", ") : bt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function bt(e) {
	return l({
		as: "set",
		members: e
	});
}
function xt(e) {
	return e.as === "text" && e.text === "";
}
function St(e) {
	return e.as === "text" ? u(e, e, 90)[0] : l(e);
}
function Ct(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)}`} on ${d(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function wt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !ie(e.kind, t)).flatMap((t) => Tt(e.kind, t));
	if (n.length !== 0) return { rows: [I([P`${J(e, t)}\n${R(n, "diff")}`])] };
}
function Tt(e, t) {
	let n = m(e, t), { before: r, after: a } = t;
	return [...r === void 0 ? [] : Et("-", n, i(e, t.field, r)), ...Et("+", n, i(e, t.field, a))];
}
function Et(e, t, n) {
	return Dt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = E(He(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${de(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function Dt(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const Ot = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function kt({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [jt(r.settings)] : [],
			Mt((r ?? e).sends),
			Nt(a.filter(Ne), n),
			...qe.map((e) => At(e, i, n)),
			It(Pt, a.filter(Le), n),
			It(Ft, a.filter((e) => !Ne(e) && !Le(e)), n),
			...r ? [Rt(r)] : [],
			Y(i, n)
		],
		pending: r ? zt(r, n) : []
	};
}
function At(e, t, n) {
	let r = t.filter((t) => Je(t) === e), i = {
		title: `${g(r.length)} ${Ot[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new U(r.map(ft))
	};
	let a = r.map((e) => q(e, n));
	return {
		...i,
		layout: "list",
		section: new U(a)
	};
}
function jt(e) {
	let t = e.map((e) => ({
		rows: [c(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${w(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new U(t)
	};
}
function Mt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new U(re(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function Nt(e, t) {
	let n = e.map((e) => ({
		...pt(e, t),
		isLoss: !0
	}));
	return {
		title: `${w(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new U(n)
	};
}
const Pt = "to pull: edited in the project, and not in the manifests", Ft = "kept: different, and not changed by apply";
function It(e, t, n) {
	let r = t.length > 20 ? Lt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [I([P`and ${V(g(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => pt(e, n));
	return {
		title: `${g(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new U(i > 0 ? [...o, a] : o)
	};
}
function Lt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Rt({ released: e, released_kinds: t }) {
	let n = [...Me.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => f(e))];
	return {
		title: `${g(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new U(n.map((e) => ({ rows: [e] })))
	};
}
function Y(e, t) {
	let n = e.flatMap((e) => wt(e, t) ?? []);
	return {
		title: `All values in full: ${w(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new U(n)
	};
}
function zt({ pending: e, resolved: t, commit: n }, r) {
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
		title: `Already pending, with or without this pull request: ${w(e.length, "change")}`,
		section: new U(e.map((e) => q(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${w(t.length, "change")}`,
		section: new U(t.map((e) => ({ rows: q(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Bt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ue(t, n, i ? [i.name, r] : []).path;
}
function Vt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Ht = new WeakMap();
function Ut(e, t, n) {
	let r = Ht.get(t) ?? new Map();
	Ht.set(t, r);
	let i = T([e.name, n?.name ?? null]), a = r.get(i) ?? Gt(e, n ? Wt(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Wt(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Gt(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Kt(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Jt(e, t), o = r([...n, ...i]);
			return o.length < 2 ? o[0] : ae(e, {
				target: o,
				head: [t]
			}, (t) => a(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Jt(e, t).own).filter((e) => e !== t)
	};
}
function Kt(e, t) {
	let { id: n, previously: r = [] } = Fe(e, t), i = ce(e.identity(t.values)).map(Yt);
	return {
		own: n === void 0 ? i : [`id ${n}`, ...i],
		former: r.map(Yt)
	};
}
const qt = new WeakMap();
function Jt(e, t) {
	let n = qt.get(e) ?? new WeakMap();
	qt.set(e, n);
	let r = n.get(t) ?? Kt(e, t);
	return n.set(t, r), r;
}
function Yt(e) {
	return `name ${e}`;
}
// src/plan/conflicts.ts
function Xt(e, { entries: t, isUnchanged: n }) {
	return e.filter(({ kind: e, entry: t, item: r }) => !n?.(Bt(e, t, r.part ?? ""))).filter(({ item: e, entry: n, kind: r }) => {
		let i = Ut(r, t).find(n), a = i && Vt(r, i, e.part ?? "");
		return a === void 0 || T(a) !== T(e.declared);
	});
}
function Zt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Qt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => ve(n, t, "conflict", $t(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function $t({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function en({ code: e }) {
	return e === "conflict";
}
function X(e) {
	return !en(e);
}
function tn({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? P` ${G(t, i)}` : P``, o = H(z(r), b(r));
	return { rows: [I([P`**${V(e)}**${a}: ${rn(n)} (${o})`])] };
}
function nn(e, t) {
	return we(e, n).map(({ result: e, names: n, count: r }) => {
		let i = o(e), a = i ? P` · ${G(i, t)}` : P``, s = V(y(e.outcome));
		return {
			count: r,
			rows: [I([P`**${z(n)}**${a} · ${s}: ${rn(oe(e))}`])]
		};
	});
}
function rn(e) {
	return B(O(e, 1e3));
}
// src/report/markdown/rows.ts
const an = 1e3;
function on({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${D(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${O(n, an)}`] };
}
function sn(e) {
	return we(e, n).map(({ result: e, names: t, count: n }) => {
		let r = O(oe(e), an);
		return {
			count: n,
			rows: [`${x({ place: o(e) })}  ${t}  ${y(e.outcome)}: ${r}`]
		};
	});
}
function cn({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${E(p(e), an)}`)],
		...i && { isLoss: !0 }
	};
}
function ln(e, t, n, r) {
	let { problems: i, results: a, backup: o } = e, s = Ie(e), c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: F([
			...r ? [gn(e, t)] : [],
			vn(e, r),
			...yn(e),
			...bn(e),
			...xn(e, t),
			...o === void 0 ? [] : [P`The backup is in ${z(O(o, 400))}.`],
			...s === void 0 ? [] : [P`${V(Oe(void 0))}: ${z(O(s, 800))}`]
		]),
		problems: Z(i.filter(X), n.linkTo),
		failed: {
			title: `${w(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new U(nn(c, n.linkTo))
		},
		...un(e, t, n),
		unmanaged: fn(e, n)
	};
}
function Z(e, t) {
	let n = new U(he(e).map((e) => tn(e, t)));
	return {
		title: ke(e),
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
		groups: dn(ge(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = le(t, e);
		return {
			groups: dn(_(i, {
				now: n,
				texts: a,
				file: r
			})),
			pending: []
		};
	}
	let o = i.project.languages?.map(({ iso: e }) => e) ?? [], { own: s, pending: c } = kt({
		...e,
		plan: i
	}, {
		texts: a,
		languages: o,
		linkTo: r
	});
	return {
		groups: s,
		pending: c
	};
}
function dn(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new U(t.map(cn))
	});
	return [r("change", n), r("kept item", t)];
}
function fn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = Re(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${g(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${g(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new U(i > 0 ? [...r.slice(0, t), a] : r)
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
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => W(e, n, t), d = s.flatMap(u);
	return F([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [L("The plan", F(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function gn(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = P`### ${Q(n ?? r)}${i ? P` · ${Q(i.project.name)}` : P``}`;
	return a ? P`${o}\n\n**${V(`Applied: ${_e([e])}.`)}**` : i ? t === "plan" ? P`${o}\n\n**${V(_n(Xe(s(e))))}**` : P`${o}\n\n**${V(t === "drift" ? Ee([e]) : be(i, e.effort))}**` : o;
}
function _n(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function vn({ id: e, plan: t }, n) {
	let r = se(e);
	return P`Project ${t && !n ? P`${Q(t.project.name)} · ` : P``}${z(O(e, 200))}${r === void 0 ? P`` : P` · ${H(P`open in Lokalise`, r)}`}`;
}
function yn({ plan: e }) {
	let t = e?.filter && Be(e.filter);
	return t ? [P`**${V(t.start)}** ${z(t.filters)}: ${V(t.end)}`] : [];
}
function bn({ target: e }) {
	return e?.is === "not compared" ? [P`**All differences that apply would change are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${z(O(e.why, 400))}.`] : [];
}
function xn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && Pe(n.project, s(e));
	return i ? [P`${V(i.start)} ${z(i.languages)} ${V(i.end)}`] : [];
}
function Q(e) {
	return z(O(e, 80));
}
// src/report/markdown/manifestGroups.ts
function Sn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [P`${V(Ge)}: ${z(O(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = We, a = V(`Difference: ${M(n)}.`);
	return [P`**${V(r)}** (${z(t.slice(0, 7))}). ${V(i)}`, P`**${a}**`];
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
	}, d = P`**${V(M([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => k(e, u.texts);
	return {
		isApplied: !1,
		head: n ? F([P`### ${Q(l)}`, d]) : P``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			jt(s),
			$(`${g(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${g(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...Tn(r, u),
			$(`${g(a.length)} with another id or former name`, a.map(A)),
			$(`${w(o.length, "manifest")} with other values for new entries`, o.map(j)),
			Y(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function Tn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => q(e, t));
		return {
			title: `${g(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new U(r)
		};
	};
	return [
		r("changed", n.filter((e) => !S(e))),
		r("renamed", n.filter(S)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new U(t.map((e) => cn(e)))
	};
}
// src/report/markdown/body.ts
const En = 7 / 8;
function Dn(t, n) {
	let r = je(t), { overflow: i, measure: a } = n, { problems: o, projects: s } = An(r), c = Cn(r, n), l = s.length + c.length > 1, u = new ut(n.limit, a), d = F([
		jn(r),
		Mn(r, n),
		...Nn(r, n),
		...Sn(r)
	]), f = (e) => V(`… and ${w(e, "more project")}; ${i}.`), p = Rn(r, n);
	u.takeText(F([
		d,
		f(s.length + c.length),
		...p
	]));
	let m = Z(o, n.linkTo);
	o.length > 0 && u.take(400);
	let h = [...s.map((e) => ln(e, r, n, l)), ...c], g = new Set(), _ = (e) => (!g.has(e) && u.take(mn(e, a)) && g.add(e), g.has(e)), v = (e) => [...g].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of h) pn(e) || _(e);
	let ee = () => v(({ groups: e }) => e), y = () => v((e) => e.pending);
	u.showLosses(ee(), En), u.showRest([m.section], u.remaining / 2);
	for (let e of h) if (!_(e)) break;
	for (let e of [On, kn]) u.showRest(v(e), u.remaining / 2);
	if (u.showLosses(ee(), 1), h.every(pn)) {
		u.showLosses(y(), En);
		let t = e(h.map(({ groups: e }) => e.length));
		for (let e = 0; e < t; e += 1) u.showRest(v(({ groups: t }) => t[e]));
		u.showRest(y());
	}
	u.showRest(v(({ unmanaged: e }) => e));
	let b = h.length - g.size;
	return F([
		d,
		...W(m, 3, i),
		...h.filter((e) => g.has(e)).map((e) => hn(e, n, l ? 4 : 3)),
		...b > 0 ? [f(b)] : [],
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
	if (r?.is === "compared") return P`## Translations: ${V(M(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? P` · ${V(w(n.length, "project"))}` : P``;
	if (t === "plan" && i.length > 0) {
		let t = ye(e).filter(en).length, r = t > 0 ? `, ${w(t, "conflict")}` : "";
		return P`## Translations: ${V(Xe(n.flatMap(s)) + r)}${a}`;
	}
	let [o] = i, c = n.length === 1 && o?.plan ? P` · ${Q(o.plan.project.name)}` : P``;
	return t === "plan" ? P`## Translations: no plan${a}` : P`## Lokaform ${V(t)}${c}${a}`;
}
function Mn({ manifests: e }, { lead: t = (e) => P`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = h(e) || "no manifest", i = e.length === 1 ? P`the manifest` : P`the manifests`;
	return t(n ? P`${i} ${z(E(r, 400))}` : V(r));
}
function Nn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Fn(e, t) : [Pn(e, Se(e))];
	if (!i) return o;
	let { sentence: s, names: c } = xe(e), l = c.length > 0 ? P` Not reached: ${z(E(c.join(", "), 400))}.` : P``;
	return [P`❌ **${V(s)}**${l}`, ...a ? o : []];
}
function Pn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return P`${C(e) ? P`❌ ` : ze(e) || n ? P`✅ ` : P``}**${V(t)}**`;
}
function Fn(e, { isPullRequest: t }) {
	if (C(e)) {
		let t = ye(e), n = t.filter(en), r = t.filter((e) => e.severity === "error" && X(e)), i = F([...r.length > 0 ? [Pn(e, `${ke(r)}. ${Ln(r)}`)] : [], ...n.length > 0 ? [Pn(e, In(n))] : []]);
		return Bn(e) && e.projects.every((e) => s(e).length === 0) ? [i, P`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return De(e) ? [P`✅ **${V(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function In(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${g(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${w(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Ln(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Rn(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(s).length > 0 && !C(Hn(e)), a = P`**What happens next:** Nothing has been changed yet. ${zn(e, t)}`;
	return [...i ? [a] : [], Vn(e)];
}
function zn(e, { isPullRequest: t, unappliedBase: n }) {
	return t ? n === void 0 ? P`When this pull request is merged, the next apply makes these changes in the project.${Bn(e) ? P` The changes that are already pending are made as well.` : P``}` : P`Merging this pull request also changes nothing in the project: apply does not write from its base branch ${z(E(n, 200))}. It writes only from the default branch, and from the branches in the input \`apply-from\`.` : P`The next apply makes these changes in the project.`;
}
function Bn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Vn(e) {
	return L("How to read this", F([
		...Bn(e) ? [P`In numbers, with the changes that are already pending:`] : [],
		V(Se(e)),
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
function Hn(e) {
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
const Un = 1048576;
function Wn(e, { now: t, reportFile: n, limit: r = Un, linkTo: i, unappliedBase: a }) {
	let o = e.projects.some(({ target: e }) => e), s = {
		overflow: n === void 0 ? "set report to a file to get them all" : "the report file has them all",
		linkTo: i,
		isPullRequest: o,
		unappliedBase: a
	};
	return P`${Dn(e, {
		now: t,
		limit: r - 1,
		measure: ct,
		...s
	})}\n`;
}
export { P as A, Ke as B, F as C, H as D, L as E, Je as F, A as H, We as I, Ge as L, V as M, Ze as N, I as O, Xe as P, M as R, st as S, R as T, k as V, Y as _, Q as a, U as b, sn as c, Xt as d, Zt as f, Wt as g, Bt as h, Tn as i, et as j, at as k, on as l, Ut as m, Wn as n, Z as o, Vt as p, Dn as r, cn as s, Un as t, Qt as u, W as v, z as w, ct as x, ut as y, j as z };
