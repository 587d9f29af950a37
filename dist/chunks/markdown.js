import { u as e } from "./wire.js";
import { $n as t, An as n, At as r, Bn as i, C as a, Ci as o, Dn as s, Dt as c, Ei as l, En as u, Et as d, Fn as f, Gn as p, Hn as m, In as h, Kn as g, Ln as _, Mn as v, Mt as y, Nn as b, Nt as ee, On as x, Ot as S, Pn as te, Pt as C, Rn as ne, S as re, T as ie, Ti as ae, Tn as oe, Tt as se, Un as ce, Ur as le, Vn as ue, Yn as de, _i as fe, an as pe, bi as me, bt as he, ci as ge, cn as _e, dn as ve, fn as ye, gi as be, gt as xe, hi as w, in as Se, jt as Ce, kn as we, kt as Te, ln as Ee, mi as De, mn as Oe, qn as ke, rr as Ae, si as je, ui as Me, un as Ne, vn as T, vt as Pe, w as Fe, wi as Ie, wn as Le, wt as Re, xi as E, yi as ze, yt as Be } from "./engine.js";
import { B as D, F as Ve, L as He, Xt as Ue, z as O } from "./start.js";
// src/report/words/manifestLines.ts
const We = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ge = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ke({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...se(e, {
			now: i,
			texts: a,
			full: o
		}, []),
		...t.map((e) => qe(e, a)),
		...n.map(k),
		...r.map(A)
	];
}
function qe({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${b(t.kind, r)}${n ? ` ${ue(h(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: y(t),
		place: C(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function k({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: y(r),
		place: C(r),
		words: o
	};
}
function A(e) {
	return {
		sign: "~",
		label: He(e),
		place: "",
		words: ["on_create changes"]
	};
}
function j(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(T).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${x(e)} ${t}`] : []), ...i > 0 ? [`${s(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const Je = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function M(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => ce(e.kind, t)) ? "removed" : e.fields.filter((t) => f(e.kind, t)).some((t) => ke(e.kind, t)) ? "overwritten text" : g(e) ? "overwritten" : T(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ye = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function N(e) {
	let t = Xe(e), n = Ye.flatMap((e) => t[e] > 0 ? [`${x(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Xe(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Ze(n)] += 1;
	return t;
}
function Ze(e) {
	let t = M(e);
	return t === "removed" || t === "new" ? t : T(e) ? "renamed" : "changed";
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
function Qe(e) {
	return P(e.join("\n"));
}
function L(e) {
	return P(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function $e(e) {
	return P(e);
}
function R(e, t) {
	if (!nt.test(e)) throw Error(`${e} cannot be a title`);
	return F`<details><summary>${P(e)}</summary>\n\n${t}\n\n</details>`;
}
const et = RegExp("(`{16})`+", "g");
function tt(e) {
	return e.replace(/[\n\r]/g, " ").replace(et, "$1…");
}
function z(e, t = "") {
	let n = e.map(tt), r = n.reduce((e, t) => Math.max(e, at(t)), 2), i = "`".repeat(r + 1);
	return P([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function B(e) {
	return V(He(e));
}
function V(e) {
	let t = tt(e), n = "`".repeat(at(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return P(`${n}${r}${t}${r}${n}`);
}
function H(e) {
	return nt.test(e) && !rt.test(e) ? P(e) : B(e);
}
const nt = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, rt = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function U(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? P(`[${e}](${t})`) : e;
}
function it(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return P(`<!-- ${e} -->`);
}
function at(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const ot = (e) => e.length, st = (e) => Buffer.byteLength(e);
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
		return ct(this.groups);
	}
	get hidden() {
		return ct(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function ct(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var lt = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, ut(t));
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
		return e.reduce((e, t) => e + this.#t(tt(t)) + 1, 0);
	}
};
function ut({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function G(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let c = o.hidden, l = `… and ${s(c, `more ${i}`)}; ${n}`, u = e.layout === "list" ? I([Qe(e.section.rows), ...c > 0 ? [H(l)] : []]) : z([...o.rows, ...c > 0 ? [l] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [u];
	if (a === "always") return [R(r, u)];
	let d = a === "many" && o.groups.length > 20;
	return [F`${t === 3 ? F`###` : F`####`} ${H(r)}`, d ? R(`Show ${s(o.count, i)}`, u) : u];
}
function K({ file: e, line: t }, n) {
	let r = B(`${O(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : U(r, i);
}
// src/report/markdown/changeItems.ts
const q = 1e3;
function dt(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${C(e)}`;
	return {
		rows: [`- ${y(e)}  ${Re[t]}${n}`],
		isLoss: !0
	};
}
function J(e, t) {
	let n = Y(e, t), r = pt(e, t);
	return {
		rows: [L([r === void 0 ? n : F`${n}${r}`])],
		short: [L([Y(e, {})])],
		...g(e) && { isLoss: !0 }
	};
}
function ft(e, t) {
	let r = V(D(n(e, t.texts), q));
	return {
		rows: [L([F`${Y(e, t)}: ${r}`])],
		short: [L([Y(e, {})])]
	};
}
function Y(e, { linkTo: t }) {
	return F`${F`**${B(y(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? F` ← ${B(O(e.renamed_from, 80))}` : F``}${"place" in e && e.place ? F` · ${K(e.place, t)}` : F``}`;
}
function pt(e, t) {
	if (e.action === "destroy") return F`: ${V(Re[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? d(e) : c(n, r);
		return i === "" ? void 0 : F`: ${V(D(i, q))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !te(n, t)).flatMap((e) => mt(n, e, t));
	return i.length === 0 ? void 0 : F`\n${z(i, "diff")}`;
}
function mt(e, t, { texts: n, languages: r }) {
	let i = b(e, t), a = de(e, t) ? [`  ${Te(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = ke(e, t) ? gt(e, i, t) : [], s = o.length > 0 ? o : [ht(e, i, t)];
	return [
		...St(t.edited),
		...s.map((e) => D(e, q)),
		...a
	];
}
function ht(e, t, n) {
	return n.before === void 0 || p(n.before) ? `+ ${t} ${xt(h(e, n.field, n.after))}` : `  ${we(e, n)}`;
}
function gt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [h(e, n, r), h(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? _(a.slots, o.slots).flatMap(([e, n, r]) => _t(`${t}.${e}`, n, r)) : _t(t, a, o);
}
function _t(e, t, n) {
	if (t.as === "set" && n.as === "set") return vt(e, t.members, n.members);
	let [r, i] = ne(t, n, 90), [a, o] = [bt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${bt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function vt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), a = [t, n].some((e) => yt(e).length > 200) && r.length > 1, o = (e) => a ? [...e.filter((e) => !r.includes(e)).map(i), `${s(r.length, "other")} in both`].join(", ") : yt(e);
	return [`- ${e} ${o(t)}`, `+ ${e} ${o(n)}`];
}
function yt(e) {
	return ue({
		as: "set",
		members: e
	});
}
function bt(e) {
	return e.as === "text" && e.text === "";
}
function xt(e) {
	return e.as === "text" ? ne(e, e, 90)[0] : ue(e);
}
function St(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)}`} on ${v(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function Ct(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !te(e.kind, t)).flatMap((t) => wt(e.kind, t));
	if (n.length !== 0) return { rows: [L([F`${Y(e, t)}\n${z(n, "diff")}`])] };
}
function wt(e, t) {
	let n = b(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : Tt("-", n, h(e, t.field, r)), ...Tt("+", n, h(e, t.field, i))];
}
function Tt(e, t, n) {
	return Et(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let a = D(Ve(r), 4e3).split("\n"), [o = "", ...s] = a.length > 100 ? [...a.slice(0, 100), "…"] : a;
		return [`${e} ${n === "" ? t : `${t}.${i(n)}`}: ${o}`, ...s.map((t) => `${e}     ${t}`)];
	});
}
function Et(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const Dt = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function Ot({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [At(r.settings)] : [],
			jt((r ?? e).sends),
			Mt(a.filter(Ie), n),
			...Je.map((e) => kt(e, i, n)),
			Ft(Nt, a.filter(ae), n),
			Ft(Pt, a.filter((e) => !Ie(e) && !ae(e)), n),
			...r ? [Lt(r)] : [],
			Rt(i, n)
		],
		pending: r ? zt(r, n) : []
	};
}
function kt(e, t, n) {
	let r = t.filter((t) => M(t) === e), i = {
		title: `${x(r.length)} ${Dt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new W(r.map(dt))
	};
	let a = r.map((e) => J(e, n));
	return {
		...i,
		layout: "list",
		section: new W(a)
	};
}
function At(e) {
	let t = e.map((e) => ({
		rows: [Ce(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${s(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new W(t)
	};
}
function jt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new W(r(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function Mt(e, t) {
	let n = e.map((e) => ({
		...ft(e, t),
		isLoss: !0
	}));
	return {
		title: `${s(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new W(n)
	};
}
const Nt = "to pull: edited in the project, and not in the manifests", Pt = "kept: different, and not changed by apply";
function Ft(e, t, n) {
	let r = t.length > 20 ? It(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [L([F`and ${H(x(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => ft(e, n));
	return {
		title: `${x(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new W(i > 0 ? [...o, a] : o)
	};
}
function It(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Lt({ released: e, released_kinds: t }) {
	let n = [...Ae.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => y(e))];
	return {
		title: `${x(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new W(n.map((e) => ({ rows: [e] })))
	};
}
function Rt(e, t) {
	let n = e.flatMap((e) => Ct(e, t) ?? []);
	return {
		title: `All values in full: ${s(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new W(n)
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
		title: `Already pending, with or without this pull request: ${s(e.length, "change")}`,
		section: new W(e.map((e) => J(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${s(t.length, "change")}`,
		section: new W(t.map((e) => ({ rows: J(e, a).rows })))
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
	let i = le([e.name, n?.name ?? null]), a = r.get(i) ?? Gt(e, n ? Wt(t).filter(n.has) : t);
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
			return o.length < 2 ? o[0] : re(e, {
				target: o,
				head: [t]
			}, (t) => a(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Jt(e, t).own).filter((e) => e !== t)
	};
}
function Kt(e, t) {
	let { id: n, previously: r = [] } = Fe(e, t), i = ie(e.identity(t.values)).map(Yt);
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
		return a === void 0 || le(a) !== le(e.declared);
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
	return e.map(({ item: e, entry: t, kind: n }) => je(n, t, "conflict", $t(e), {
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
function tn(e) {
	return !en(e);
}
function nn({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? F` ${K(t, i)}` : F``, o = U(B(r), Le(r));
	return { rows: [L([F`**${H(e)}**${a}: ${an(n)} (${o})`])] };
}
function rn(e, t) {
	return oe(e, u).map(({ result: e, names: n, count: r }) => {
		let i = fe(e), a = i ? F` · ${K(i, t)}` : F``, s = H(o(e.outcome));
		return {
			count: r,
			rows: [L([F`**${B(n)}**${a} · ${s}: ${an(be(e))}`])]
		};
	});
}
function an(e) {
	return V(O(e, 1e3));
}
// src/report/markdown/rows.ts
const on = 1e3;
function sn({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${He(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${O(n, on)}`] };
}
function cn(e) {
	return oe(e, u).map(({ result: e, names: t, count: n }) => {
		let r = O(be(e), on);
		return {
			count: n,
			rows: [`${C({ place: fe(e) })}  ${t}  ${o(e.outcome)}: ${r}`]
		};
	});
}
function X({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${D(m(e), on)}`)],
		...i && { isLoss: !0 }
	};
}
function ln(e, t, n, r) {
	let { problems: i, results: a, backup: o } = e, c = ze(e), l = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: I([
			...r ? [gn(e, t)] : [],
			vn(e, r),
			...yn(e),
			...bn(e),
			...xn(e, t),
			...o === void 0 ? [] : [F`The backup is in ${B(O(o, 400))}.`],
			...c === void 0 ? [] : [F`${H(Ne(void 0))}: ${B(O(c, 800))}`]
		]),
		problems: Z(i.filter(tn), n.linkTo),
		failed: {
			title: `${s(l.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new W(rn(l, n.linkTo))
		},
		...un(e, t, n),
		unmanaged: fn(e, n)
	};
}
function Z(e, t) {
	let n = new W(xe(e).map((e) => nn(e, t)));
	return {
		title: Ee(e),
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
		groups: dn(Be(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = me(t, e);
		return {
			groups: dn(S(i, {
				now: n,
				texts: a,
				file: r
			})),
			pending: []
		};
	}
	let o = i.project.languages?.map(({ iso: e }) => e) ?? [], { own: s, pending: c } = Ot({
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
		section: new W(t.map(X))
	});
	return [r("change", n), r("kept item", t)];
}
function fn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = he(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
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
function gn(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = F`### ${Q(n ?? r)}${i ? F` · ${Q(i.project.name)}` : F``}`;
	return a ? F`${o}\n\n**${H(`Applied: ${Se([e])}.`)}**` : i ? t === "plan" ? F`${o}\n\n**${H(_n(N(E(e))))}**` : F`${o}\n\n**${H(t === "drift" ? pe([e]) : _e(i, e.effort))}**` : o;
}
function _n(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function vn({ id: e, plan: t }, n) {
	let r = l(e);
	return F`Project ${t && !n ? F`${Q(t.project.name)} · ` : F``}${B(O(e, 200))}${r === void 0 ? F`` : F` · ${U(F`open in Lokalise`, r)}`}`;
}
function yn({ plan: e }) {
	let t = e?.filter && Pe(e.filter);
	return t ? [F`**${H(t.start)}** ${B(t.filters)}: ${H(t.end)}`] : [];
}
function bn({ target: e }) {
	return e?.is === "not compared" ? [F`**All differences that apply would change are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${B(O(e.why, 400))}.`] : [];
}
function xn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && Oe(n.project, E(e));
	return i ? [F`${H(i.start)} ${B(i.languages)} ${H(i.end)}`] : [];
}
function Q(e) {
	return B(O(e, 80));
}
// src/report/markdown/manifestGroups.ts
function Sn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [F`${H(Ge)}: ${B(O(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = We, a = H(`Difference: ${j(n)}.`);
	return [F`**${H(r)}** (${B(t.slice(0, 7))}). ${H(i)}`, F`**${a}**`];
}
function Cn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => wn(e, t, n.length > 1));
}
function wn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: c, hide_texts: l, name: u = "" } = e, d = {
		texts: l !== !0,
		languages: [],
		linkTo: t
	}, f = F`**${H(j([e]))}**`, p = i.filter(({ fields: e }) => !e), m = i.filter(({ fields: e }) => e), h = (e) => qe(e, d.texts);
	return {
		isApplied: !1,
		head: n ? I([F`### ${Q(u)}`, f]) : F``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			At(c),
			$(`${x(p.length)} no longer declared: the project keeps them, unless prune is on`, p.map((e) => ({
				...h(e),
				words: []
			}))),
			$(`${x(m.length)} with fewer fields: the project keeps their values`, m.map(h)),
			...Tn(r, d),
			$(`${x(a.length)} with another id or former name`, a.map(k)),
			$(`${s(o.length, "manifest")} with other values for new entries`, o.map(A)),
			Rt(r, d)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function Tn(e, t) {
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
		r("changed", n.filter((e) => !T(e))),
		r("renamed", n.filter(T)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new W(t.map((e) => X(e)))
	};
}
// src/report/markdown/body.ts
const En = 7 / 8;
function Dn(n, r) {
	let i = t(n), { overflow: a, measure: o } = r, { problems: c, projects: l } = An(i), u = Cn(i, r), d = l.length + u.length > 1, f = new lt(r.limit, o), p = I([
		jn(i),
		Mn(i, r),
		...Nn(i, r),
		...Sn(i)
	]), m = (e) => H(`… and ${s(e, "more project")}; ${a}.`), h = Rn(i, r);
	f.takeText(I([
		p,
		m(l.length + u.length),
		...h
	]));
	let g = Z(c, r.linkTo);
	c.length > 0 && f.take(400);
	let _ = [...l.map((e) => ln(e, i, r, d)), ...u], v = new Set(), y = (e) => (!v.has(e) && f.take(mn(e, o)) && v.add(e), v.has(e)), b = (e) => [...v].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of _) pn(e) || y(e);
	let ee = () => b(({ groups: e }) => e), x = () => b((e) => e.pending);
	f.showLosses(ee(), En), f.showRest([g.section], f.remaining / 2);
	for (let e of _) if (!y(e)) break;
	for (let e of [On, kn]) f.showRest(b(e), f.remaining / 2);
	if (f.showLosses(ee(), 1), _.every(pn)) {
		f.showLosses(x(), En);
		let t = e(_.map(({ groups: e }) => e.length));
		for (let e = 0; e < t; e += 1) f.showRest(b(({ groups: t }) => t[e]));
		f.showRest(x());
	}
	f.showRest(b(({ unmanaged: e }) => e));
	let S = _.length - v.size;
	return I([
		p,
		...G(g, 3, a),
		..._.filter((e) => v.has(e)).map((e) => hn(e, r, d ? 4 : 3)),
		...S > 0 ? [m(S)] : [],
		...h
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
	if (r?.is === "compared") return F`## Translations: ${H(j(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? F` · ${H(s(n.length, "project"))}` : F``;
	if (t === "plan" && i.length > 0) {
		let t = ge(e).filter(en).length, r = t > 0 ? `, ${s(t, "conflict")}` : "";
		return F`## Translations: ${H(N(n.flatMap(E)) + r)}${a}`;
	}
	let [o] = i, c = n.length === 1 && o?.plan ? F` · ${Q(o.plan.project.name)}` : F``;
	return t === "plan" ? F`## Translations: no plan${a}` : F`## Lokaform ${H(t)}${c}${a}`;
}
function Mn({ manifests: e }, { lead: t = (e) => F`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = ee(e) || "no manifest", i = e.length === 1 ? F`the manifest` : F`the manifests`;
	return t(n ? F`${i} ${B(D(r, 400))}` : H(r));
}
function Nn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Fn(e, t) : [Pn(e, ve(e))];
	if (!i) return o;
	let { sentence: s, names: c } = ye(e), l = c.length > 0 ? F` Not reached: ${B(D(c.join(", "), 400))}.` : F``;
	return [F`❌ **${H(s)}**${l}`, ...a ? o : []];
}
function Pn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return F`${w(e) ? F`❌ ` : De(e) || n ? F`✅ ` : F``}**${H(t)}**`;
}
function Fn(e, { isPullRequest: t }) {
	if (w(e)) {
		let t = ge(e), n = t.filter(en), r = t.filter((e) => e.severity === "error" && tn(e)), i = I([...r.length > 0 ? [Pn(e, `${Ee(r)}. ${Ln(r)}`)] : [], ...n.length > 0 ? [Pn(e, In(n))] : []]);
		return Bn(e) && e.projects.every((e) => E(e).length === 0) ? [i, F`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return Me(e) ? [F`✅ **${H(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function In(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${x(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${s(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Ln(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Rn(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(E).length > 0 && !w(Hn(e)), a = F`**What happens next:** Nothing has been changed yet. ${zn(e, t)}`;
	return [...i ? [a] : [], Vn(e)];
}
function zn(e, { isPullRequest: t, unappliedBase: n }) {
	return t ? n === void 0 ? F`When this pull request is merged, the next apply makes these changes in the project.${Bn(e) ? F` The changes that are already pending are made as well.` : F``}` : F`Merging this pull request also changes nothing in the project: apply does not write from its base branch ${B(D(n, 200))}. It writes only from the default branch, and from the branches in the input \`apply-from\`.` : F`The next apply makes these changes in the project.`;
}
function Bn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Vn(e) {
	return R("How to read this", I([
		...Bn(e) ? [F`In numbers, with the changes that are already pending:`] : [],
		H(ve(e)),
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
function Hn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(tn)
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
	return F`${Dn(e, {
		now: t,
		limit: r - 1,
		measure: st,
		...s
	})}\n`;
}
export { F as A, Ke as B, I as C, U as D, R as E, M as F, k as H, We as I, Ge as L, H as M, Xe as N, L as O, N as P, j as R, ot as S, z as T, qe as V, Rt as _, Q as a, W as b, cn as c, Xt as d, Zt as f, Wt as g, Bt as h, Tn as i, $e as j, it as k, sn as l, Ut as m, Wn as n, Z as o, Vt as p, Dn as r, X as s, Un as t, Qt as u, G as v, B as w, st as x, lt as y, A as z };
