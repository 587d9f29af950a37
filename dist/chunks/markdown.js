import { $ as e, $t as t, At as n, Br as r, Bt as i, Cn as a, Dn as o, En as s, Fn as c, Ft as l, Gr as u, Hn as d, In as f, Ir as p, It as m, Jt as h, Lt as g, Nn as _, Pn as v, Pt as y, Qt as b, Rn as ee, Rt as te, Sn as ne, Tn as re, Wr as ie, Wt as x, Xt as ae, Yt as oe, Zt as S, _ as se, an as ce, cn as le, ct as ue, dt as de, en as fe, et as pe, ft as me, g as he, gn as ge, gt as C, h as _e, ht as ve, in as ye, jt as be, kn as xe, ln as Se, lt as Ce, mn as we, mt as w, nn as Te, on as T, ot as Ee, pt as De, rn as E, sn as Oe, st as ke, tt as Ae, un as D, ut as je, v as Me, vn as Ne, wn as Pe } from "./engine.js";
import { A as O, D as Fe, Ft as Ie, T as Le, k } from "./start.js";
// src/report/words/manifestLines.ts
const Re = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, ze = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Be({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		...ke(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => Ve(e, a)),
		...n.map(A),
		...r.map(j)
	];
}
function Ve({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${E(t.kind, r)}${n ? ` ${D(T(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: w(t),
		place: C(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function A({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : k(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: w(r),
		place: C(r),
		words: o
	};
}
function j(e) {
	return {
		sign: "~",
		label: Fe(e),
		place: "",
		words: ["on_create changes"]
	};
}
function M(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(x).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${b(e)} ${t}`] : []), ...i > 0 ? [`${S(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const He = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function N(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => _(e.kind, t)) ? "removed" : e.fields.filter((t) => ce(e.kind, t)).some((t) => f(e.kind, t)) ? "overwritten text" : c(e) ? "overwritten" : x(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ue = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function P(e) {
	let t = We(e), n = Ue.flatMap((e) => t[e] > 0 ? [`${b(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function We(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Ge(n)] += 1;
	return t;
}
function Ge(e) {
	let t = N(e);
	return t === "removed" || t === "new" ? t : x(e) ? "renamed" : "changed";
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
function Ke(e) {
	return F(e.join("\n"));
}
function R(e) {
	return F(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function qe(e) {
	return F(e);
}
function z(e, t) {
	if (!Ye.test(e)) throw Error(`${e} cannot be a title`);
	return I`<details><summary>${F(e)}</summary>\n\n${t}\n\n</details>`;
}
const Je = RegExp("(`{16})`+", "g");
function B(e) {
	return e.replace(/[\n\r]/g, " ").replace(Je, "$1…");
}
function V(e, t = "") {
	let n = e.map(B), r = n.reduce((e, t) => Math.max(e, Qe(t)), 2), i = "`".repeat(r + 1);
	return F([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function H(e) {
	return U(Fe(e));
}
function U(e) {
	let t = B(e), n = "`".repeat(Qe(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return F(`${n}${r}${t}${r}${n}`);
}
function W(e) {
	return Ye.test(e) && !Xe.test(e) ? F(e) : H(e);
}
const Ye = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Xe = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function G(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? F(`[${e}](${t})`) : e;
}
function Ze(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return F(`<!-- ${e} -->`);
}
function Qe(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const $e = (e) => e.length, et = (e) => Buffer.byteLength(e);
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
		return tt(this.groups);
	}
	get hidden() {
		return tt(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function tt(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var nt = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, rt(t));
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
		return e.reduce((e, t) => e + this.#t(B(t)) + 1, 0);
	}
};
function rt({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function q(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${S(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? L([Ke(e.section.rows), ...s > 0 ? [W(c)] : []]) : V([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [z(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [I`${t === 3 ? I`###` : I`####`} ${W(r)}`, u ? z(`Show ${S(o.count, i)}`, l) : l];
}
function J({ file: e, line: t }, n) {
	let r = H(`${k(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : G(r, i);
}
// src/report/markdown/changeItems.ts
const it = 1e3;
function at(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${C(e)}`;
	return {
		rows: [`- ${w(e)}  ${Ee[t]}${n}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = st(e, t);
	return {
		rows: [R([r === void 0 ? n : I`${n}${r}`])],
		short: [R([X(e, {})])],
		...c(e) && { isLoss: !0 }
	};
}
function ot(e, t) {
	let n = U(O(fe(e, t.texts), it));
	return {
		rows: [R([I`${X(e, t)}: ${n}`])],
		short: [R([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return I`${I`**${H(w(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? I` ← ${H(k(e.renamed_from, 80))}` : I``}${"place" in e && e.place ? I` · ${J(e.place, t)}` : I``}`;
}
function st(e, t) {
	if (e.action === "destroy") return I`: ${U(Ee[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? ue(e) : Ce(n, r);
		return i === "" ? void 0 : I`: ${U(O(i, it))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !ye(n, t)).flatMap((e) => ct(n, e, t));
	return i.length === 0 ? void 0 : I`\n${V(i, "diff")}`;
}
function ct(e, t, { texts: n, languages: r }) {
	let i = E(e, t), a = ee(e, t) ? [`  ${de(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = f(e, t) ? ut(e, i, t) : [], s = o.length > 0 ? o : [lt(e, i, t)];
	return [
		...gt(t.edited),
		...s.map((e) => O(e, it)),
		...a
	];
}
function lt(e, n, r) {
	return r.before === void 0 || v(r.before) ? `+ ${n} ${ht(T(e, r.field, r.after))}` : `  ${t(e, r)}`;
}
function ut(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [T(e, n, r), T(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? Oe(a.slots, o.slots).flatMap(([e, n, r]) => dt(`${t}.${e}`, n, r)) : dt(t, a, o);
}
function dt(e, t, n) {
	if (t.as === "set" && n.as === "set") return ft(e, t.members, n.members);
	let [r, i] = le(t, n, 90), [a, o] = [mt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${mt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function ft(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => pt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(Se), `${S(r.length, "other")} in both`].join(", ") : pt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function pt(e) {
	return D({
		as: "set",
		members: e
	});
}
function mt(e) {
	return e.as === "text" && e.text === "";
}
function ht(e) {
	return e.as === "text" ? le(e, e, 90)[0] : D(e);
}
function gt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${Te(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function _t(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !ye(e.kind, t)).flatMap((t) => vt(e.kind, t));
	if (n.length !== 0) return { rows: [R([I`${X(e, t)}\n${V(n, "diff")}`])] };
}
function vt(e, t) {
	let n = E(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : yt("-", n, T(e, t.field, r)), ...yt("+", n, T(e, t.field, i))];
}
function yt(e, t, n) {
	return bt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = O(Le(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${Se(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function bt(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const xt = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function St({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [wt(r.settings)] : [],
			Tt((r ?? e).sends),
			Et(a.filter(ie), n),
			...He.map((e) => Ct(e, i, n)),
			kt(Dt, a.filter(u), n),
			kt(Ot, a.filter((e) => !ie(e) && !u(e)), n),
			...r ? [jt(r)] : [],
			Mt(i, n)
		],
		pending: r ? Nt(r, n) : []
	};
}
function Ct(e, t, n) {
	let r = t.filter((t) => N(t) === e), i = {
		title: `${b(r.length)} ${xt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new K(r.map(at))
	};
	let a = r.map((e) => Y(e, n));
	return {
		...i,
		layout: "list",
		section: new K(a)
	};
}
function wt(e) {
	let t = e.map((e) => ({
		rows: [De(e)],
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
function Tt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new K(me(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function Et(e, t) {
	let n = e.map((e) => ({
		...ot(e, t),
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
const Dt = "to pull: edited in the project, and not in the manifests", Ot = "kept: different, and not changed by apply";
function kt(e, t, n) {
	let r = t.length > 20 ? At(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [R([I`and ${W(b(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => ot(e, n));
	return {
		title: `${b(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new K(i > 0 ? [...o, a] : o)
	};
}
function At(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function jt({ released: e, released_kinds: t }) {
	let n = [...d.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => w(e))];
	return {
		title: `${b(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new K(n.map((e) => ({ rows: [e] })))
	};
}
function Mt(e, t) {
	let n = e.flatMap((e) => _t(e, t) ?? []);
	return {
		title: `All values in full: ${S(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new K(n)
	};
}
function Nt({ pending: e, resolved: t, commit: n }, r) {
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
		section: new K(e.map((e) => Y(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${S(t.length, "change")}`,
		section: new K(t.map((e) => ({ rows: Y(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Pt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ie(t, n, i ? [i.name, r] : []).path;
}
function Ft(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function It(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Lt(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...Lt(e, t), ...(se(e, t).previously ?? []).map(Rt)], i = [...new Set(r.flatMap((e) => n.get(e) ?? []))];
		return _e(e, {
			target: i,
			head: [t]
		}, (t) => he(e, t.values).texts).get(t);
	};
}
function Lt(e, t) {
	let { id: n } = se(e, t);
	return [...n === void 0 ? [] : [p(["id", n])], ...Me(e.identity(t.values)).map(Rt)];
}
function Rt(e) {
	return p(["name", e]);
}
// src/plan/conflicts.ts
function zt(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Pt(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? It(r, t);
		i.set(r, a);
		let o = a(n), s = o && Ft(r, o, e.part ?? "");
		return s === void 0 || p(s) !== p(e.declared);
	});
}
function Bt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Vt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => r(n, t, "conflict", Ht(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Ht({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Ut({ code: e }) {
	return e === "conflict";
}
function Wt(e) {
	return !Ut(e);
}
function Gt({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? I` ${J(t, i)}` : I``, o = G(H(r), h(r));
	return { rows: [R([I`**${W(e)}**${a}: ${qt(n)} (${o})`])] };
}
function Kt(e, t) {
	return oe(e, ae).map(({ result: e, names: n, count: r }) => {
		let i = re(e), a = i ? I` · ${J(i, t)}` : I``, o = W(xe(e.outcome));
		return {
			count: r,
			rows: [R([I`**${H(n)}**${a} · ${o}: ${qt(Pe(e))}`])]
		};
	});
}
function qt(e) {
	return U(k(e, 1e3));
}
// src/report/markdown/rows.ts
const Jt = 1e3;
function Yt({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${Fe(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${k(n, Jt)}`] };
}
function Xt(e) {
	return oe(e, ae).map(({ result: e, names: t, count: n }) => {
		let r = k(Pe(e), Jt);
		return {
			count: n,
			rows: [`${C({ place: re(e) })}  ${t}  ${xe(e.outcome)}: ${r}`]
		};
	});
}
function Zt({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${O(e, Jt)}`)],
		...i && { isLoss: !0 }
	};
}
function Qt(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: L([
			...r ? [on(e, t)] : [],
			cn(e, r),
			...ln(e),
			...un(e, t),
			...o === void 0 ? [] : [I`The backup is in ${H(k(o, 400))}.`],
			...s === void 0 ? [] : [I`${W(m(void 0))}: ${H(k(s, 800))}`]
		]),
		problems: Z(i.filter(Wt), n.linkTo),
		failed: {
			title: `${S(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new K(Kt(c, n.linkTo))
		},
		...$t(e, t, n),
		unmanaged: tn(e, n)
	};
}
function Z(e, t) {
	let n = new K(e.map((e) => Gt(e, t)));
	return {
		title: l(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function $t(t, { command: n }, { now: r, linkTo: i }) {
	if (!t.plan) return {
		groups: [],
		pending: []
	};
	let { plan: a } = t, o = t.hide_texts !== !0;
	if (n === "drift") return {
		groups: en(e(a, o)),
		pending: []
	};
	if (n === "restore") {
		let e = s(n, t);
		return {
			groups: en(je(a, {
				now: r,
				texts: o,
				file: e
			})),
			pending: []
		};
	}
	let { own: c, pending: l } = St(t, {
		texts: o,
		languages: a.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: i
	});
	return {
		groups: c,
		pending: l
	};
}
function en(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new K(t.map(Zt))
	});
	return [r("change", n), r("kept item", t)];
}
function tn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = pe(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${b(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${b(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new K(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function nn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function rn(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function an(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => q(e, n, t), d = s.flatMap(u);
	return L([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [z("The plan", L(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function on(e, { command: t }) {
	let { name: r, id: i, plan: a, results: s } = e, c = I`### ${Q(r ?? i)}${a ? I` · ${Q(a.project.name)}` : I``}`;
	return s ? I`${c}\n\n**${W(`Applied: ${n([e])}.`)}**` : a ? t === "plan" ? I`${c}\n\n**${W(sn(P(o(e))))}**` : I`${c}\n\n**${W(t === "drift" ? be([e]) : y(a, e.effort))}**` : c;
}
function sn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function cn({ id: e, plan: t }, n) {
	let r = Ae(e);
	return I`Project ${t && !n ? I`${Q(t.project.name)} · ` : I``}${H(k(e, 200))}${r === void 0 ? I`` : I` · ${G(I`open in Lokalise`, r)}`}`;
}
function ln({ target: e }) {
	return e?.is === "not compared" ? [I`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${H(k(e.why, 400))}.`] : [];
}
function un(e, { command: t }) {
	let { plan: n, results: r } = e, a = n && !r && t !== "drift" && i(n.project, o(e));
	return a ? [I`${W(a.start)} ${H(a.languages)} ${W(a.end)}`] : [];
}
function Q(e) {
	return H(k(e, 80));
}
// src/report/markdown/manifestGroups.ts
function dn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [I`${W(ze)}: ${H(k(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Re, a = W(`Difference: ${M(n)}.`);
	return [I`**${W(r)}** (${H(t.slice(0, 7))}). ${W(i)}`, I`**${a}**`];
}
function fn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => pn(e, t, n.length > 1));
}
function pn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = I`**${W(M([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => Ve(e, u.texts);
	return {
		isApplied: !1,
		head: n ? L([I`### ${Q(l)}`, d]) : I``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			wt(s),
			$(`${b(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${b(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...mn(r, u),
			$(`${b(a.length)} with another id or former name`, a.map(A)),
			$(`${S(o.length, "manifest")} with other values for new entries`, o.map(j)),
			Mt(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function mn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => Y(e, t));
		return {
			title: `${b(n.length)} ${e}`,
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
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new K(t.map((e) => Zt(e)))
	};
}
// src/report/markdown/body.ts
const hn = 7 / 8;
function gn(e, t) {
	let n = we(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = yn(n), s = fn(n, t), c = o.length + s.length > 1, l = new nt(t.limit, i), u = L([
		bn(n),
		xn(n, t),
		...Sn(n, t),
		...dn(n)
	]), d = (e) => W(`… and ${S(e, "more project")}; ${r}.`), f = Dn(n, t);
	l.takeText(L([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = Z(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => Qt(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(rn(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) nn(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), hn), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [_n, vn]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(nn)) {
		l.showLosses(y(), hn);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return L([
		u,
		...q(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => an(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const _n = ({ problems: e }) => e, vn = ({ failed: e }) => e;
function yn({ problems: e, projects: t }) {
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
function bn(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return I`## Translations: ${W(M(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? I` · ${W(S(n.length, "project"))}` : I``;
	if (t === "plan" && i.length > 0) {
		let t = ge(e).filter(Ut).length, r = t > 0 ? `, ${S(t, "conflict")}` : "";
		return I`## Translations: ${W(P(n.flatMap(o)) + r)}${a}`;
	}
	let [s] = i, c = n.length === 1 && s?.plan ? I` · ${Q(s.plan.project.name)}` : I``;
	return t === "plan" ? I`## Translations: no plan${a}` : I`## Lokaform ${W(t)}${c}${a}`;
}
function xn({ manifests: e }, { lead: t = (e) => I`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = ve(e) || "no manifest", i = e.length === 1 ? I`the manifest` : I`the manifests`;
	return t(n ? I`${i} ${H(O(r, 400))}` : W(r));
}
function Sn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? wn(e, t) : [Cn(e, g(e))];
	if (!i) return o;
	let { sentence: s, names: c } = te(e), l = c.length > 0 ? I` Not reached: ${H(O(c.join(", "), 400))}.` : I``;
	return [I`❌ **${W(s)}**${l}`, ...a ? o : []];
}
function Cn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return I`${a(e) ? I`❌ ` : ne(e) || n ? I`✅ ` : I``}**${W(t)}**`;
}
function wn(e, { isPullRequest: t }) {
	if (a(e)) {
		let t = ge(e), n = t.filter(Ut), r = t.filter((e) => e.severity === "error" && Wt(e)), i = L([...r.length > 0 ? [Cn(e, `${l(r)}. ${En(r)}`)] : [], ...n.length > 0 ? [Cn(e, Tn(n))] : []]);
		return On(e) && e.projects.every((e) => o(e).length === 0) ? [i, I`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return Ne(e) ? [I`✅ **${W(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function Tn(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${b(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${S(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function En(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Dn(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(o), s = On(e) ? I` The changes that are already pending are made as well.` : I``, c = t ? I`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${s}` : I`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !a(An(e)) ? [c] : [], kn(e)];
}
function On({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function kn(e) {
	return z("How to read this", L([
		...On(e) ? [I`In numbers, with the changes that are already pending:`] : [],
		W(g(e)),
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
function An(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(Wt)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const jn = 1048576;
function Mn(e, { now: t, reportFile: n, limit: r = jn, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return I`${gn(e, {
		now: t,
		limit: r - 1,
		measure: et,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { qe as A, Ve as B, H as C, R as D, G as E, Re as F, ze as I, M as L, We as M, P as N, Ze as O, N as P, j as R, L as S, z as T, A as V, q as _, Q as a, et as b, Xt as c, zt as d, Bt as f, Mt as g, Pt as h, mn as i, W as j, I as k, Yt as l, It as m, Mn as n, Z as o, Ft as p, gn as r, Zt as s, jn as t, Vt as u, nt as v, V as w, $e as x, K as y, Be as z };
