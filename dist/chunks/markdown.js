import { $t as e, An as t, C as n, Cn as r, Ct as i, En as a, Gn as o, Hn as s, In as c, Jn as l, Jr as u, Jt as d, Kn as f, On as p, Pn as m, Qt as h, Rn as g, S as _, Sn as v, St as ee, Tn as y, Tt as b, Un as x, Wn as te, Xn as ne, Yt as re, _n as ie, _t as ae, at as oe, bn as se, bt as ce, cn as S, ct as le, en as ue, er as de, fn as fe, gn as C, gt as pe, hn as w, ht as me, in as he, ir as ge, kn as T, li as _e, lt as ve, mi as ye, mn as be, nn as xe, nr as Se, or as Ce, pi as we, pn as Te, qn as Ee, rr as De, st as Oe, tn as ke, ur as Ae, ut as je, vn as Me, vt as Ne, w as Pe, wn as E, wt as Fe, x as Ie, xn as Le, xt as Re, yt as ze } from "./engine.js";
import { F as Be, Gt as Ve, L as D, N as He, R as O } from "./start.js";
// src/report/words/manifestLines.ts
const Ue = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, We = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ge({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...pe(e, {
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
	let r = e?.map(({ before: e, ...r }) => `${Le(t.kind, r)}${n ? ` ${T(E(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: i(t),
		place: b(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function A({ member: e, before: t, after: n, ...r }) {
	let [a, o] = [t, n].map((e) => e === void 0 ? "not declared" : D(e, 200)), s = [`${e}: ${a} → ${o}`];
	return {
		sign: "~",
		label: i(r),
		place: b(r),
		words: s
	};
}
function j(e) {
	return {
		sign: "~",
		label: Be(e),
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
	].flatMap(([e, t]) => e > 0 ? [`${C(e)} ${t}`] : []), ...i > 0 ? [`${w(i, "setting")} changed`] : []].join(", ") || "no differences";
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
function N(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => de(e.kind, t)) ? "removed" : e.fields.filter((t) => r(e.kind, t)).some((t) => ge(e.kind, t)) ? "overwritten text" : De(e) ? "overwritten" : S(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const qe = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function P(e) {
	let t = Je(e), n = qe.flatMap((e) => t[e] > 0 ? [`${C(t[e])} ${e}`] : []);
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
	let t = N(e);
	return t === "removed" || t === "new" ? t : S(e) ? "renamed" : "changed";
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
function Xe(e) {
	return F(e.join("\n"));
}
function R(e) {
	return F(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Ze(e) {
	return F(e);
}
function z(e, t) {
	if (!$e.test(e)) throw Error(`${e} cannot be a title`);
	return I`<details><summary>${F(e)}</summary>\n\n${t}\n\n</details>`;
}
const Qe = RegExp("(`{16})`+", "g");
function B(e) {
	return e.replace(/[\n\r]/g, " ").replace(Qe, "$1…");
}
function V(e, t = "") {
	let n = e.map(B), r = n.reduce((e, t) => Math.max(e, nt(t)), 2), i = "`".repeat(r + 1);
	return F([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function H(e) {
	return U(Be(e));
}
function U(e) {
	let t = B(e), n = "`".repeat(nt(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return F(`${n}${r}${t}${r}${n}`);
}
function W(e) {
	return $e.test(e) && !et.test(e) ? F(e) : H(e);
}
const $e = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, et = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function G(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? F(`[${e}](${t})`) : e;
}
function tt(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return F(`<!-- ${e} -->`);
}
function nt(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const rt = (e) => e.length, it = (e) => Buffer.byteLength(e);
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
		return e.reduce((e, t) => e + this.#t(B(t)) + 1, 0);
	}
};
function st({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function q(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${w(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? L([Xe(e.section.rows), ...s > 0 ? [W(c)] : []]) : V([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [z(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [I`${t === 3 ? I`###` : I`####`} ${W(r)}`, u ? z(`Show ${w(o.count, i)}`, l) : l];
}
function J({ file: e, line: t }, n) {
	let r = H(`${D(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : G(r, i);
}
// src/report/markdown/changeItems.ts
const ct = 1e3;
function lt(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${b(e)}`;
	return {
		rows: [`- ${i(e)}  ${me[t]}${n}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = dt(e, t);
	return {
		rows: [R([r === void 0 ? n : I`${n}${r}`])],
		short: [R([X(e, {})])],
		...De(e) && { isLoss: !0 }
	};
}
function ut(e, t) {
	let n = U(O(Me(e, t.texts), ct));
	return {
		rows: [R([I`${X(e, t)}: ${n}`])],
		short: [R([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return I`${I`**${H(i(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? I` ← ${H(D(e.renamed_from, 80))}` : I``}${"place" in e && e.place ? I` · ${J(e.place, t)}` : I``}`;
}
function dt(e, t) {
	if (e.action === "destroy") return I`: ${U(me[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? ae(e) : Ne(n, r);
		return i === "" ? void 0 : I`: ${U(O(i, ct))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !v(n, t)).flatMap((e) => ft(n, e, t));
	return i.length === 0 ? void 0 : I`\n${V(i, "diff")}`;
}
function ft(e, t, { texts: n, languages: r }) {
	let i = Le(e, t), a = Ce(e, t) ? [`  ${ce(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = ge(e, t) ? mt(e, i, t) : [], s = o.length > 0 ? o : [pt(e, i, t)];
	return [
		...bt(t.edited),
		...s.map((e) => O(e, ct)),
		...a
	];
}
function pt(e, t, n) {
	return n.before === void 0 || Se(n.before) ? `+ ${t} ${yt(E(e, n.field, n.after))}` : `  ${ie(e, n)}`;
}
function mt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [E(e, n, r), E(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? y(a.slots, o.slots).flatMap(([e, n, r]) => ht(`${t}.${e}`, n, r)) : ht(t, a, o);
}
function ht(e, t, n) {
	if (t.as === "set" && n.as === "set") return gt(e, t.members, n.members);
	let [r, i] = a(t, n, 90), [o, s] = [vt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${vt(n) ? "(empty)" : i}`];
	return [...o, s];
}
function gt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => _t(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(p), `${w(r.length, "other")} in both`].join(", ") : _t(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function _t(e) {
	return T({
		as: "set",
		members: e
	});
}
function vt(e) {
	return e.as === "text" && e.text === "";
}
function yt(e) {
	return e.as === "text" ? a(e, e, 90)[0] : T(e);
}
function bt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${D(e.by, 60)}`} on ${se(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function xt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !v(e.kind, t)).flatMap((t) => St(e.kind, t));
	if (n.length !== 0) return { rows: [R([I`${X(e, t)}\n${V(n, "diff")}`])] };
}
function St(e, t) {
	let n = Le(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : Ct("-", n, E(e, t.field, r)), ...Ct("+", n, E(e, t.field, i))];
}
function Ct(e, t, n) {
	return wt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = O(He(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${p(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
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
			At(a.filter(we), n),
			...Ke.map((e) => Dt(e, i, n)),
			Nt(jt, a.filter(ye), n),
			Nt(Mt, a.filter((e) => !we(e) && !ye(e)), n),
			...r ? [Ft(r)] : [],
			It(i, n)
		],
		pending: r ? Lt(r, n) : []
	};
}
function Dt(e, t, n) {
	let r = t.filter((t) => N(t) === e), i = {
		title: `${C(r.length)} ${Tt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new K(r.map(lt))
	};
	let a = r.map((e) => Y(e, n));
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
		title: `${w(e.length, "setting")} changed`,
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
		section: new K(Re(e).map((e) => ({
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
		title: `${w(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new K(n)
	};
}
const jt = "to pull: edited in the project, and not in the manifests", Mt = "kept: different, and not changed by apply";
function Nt(e, t, n) {
	let r = t.length > 20 ? Pt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [R([I`and ${W(C(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => ut(e, n));
	return {
		title: `${C(t.length)} ${e}`,
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
	let n = [...Ae.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => i(e))];
	return {
		title: `${C(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new K(n.map((e) => ({ rows: [e] })))
	};
}
function It(e, t) {
	let n = e.flatMap((e) => xt(e, t) ?? []);
	return {
		title: `All values in full: ${w(n.length, "change")}`,
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
		title: `Already pending, with or without this pull request: ${w(e.length, "change")}`,
		section: new K(e.map((e) => Y(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${w(t.length, "change")}`,
		section: new K(t.map((e) => ({ rows: Y(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Rt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ve(t, n, i ? [i.name, r] : []).path;
}
function zt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
const Bt = new WeakMap();
function Vt(e, t, n) {
	let r = Bt.get(t) ?? new Map();
	Bt.set(t, r);
	let i = u([e.name, n?.name ?? null]), a = r.get(i) ?? Ut(e, n ? Ht(t).filter(n.has) : t);
	return r.set(i, a), a;
}
function Ht(e) {
	return e.flatMap((e) => e.parts ?? [e]);
}
function Ut(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Wt(e, r).own) {
		let e = n.get(t);
		e ? e.push(r) : n.set(t, [r]);
	}
	let r = (e) => [...new Set(e.flatMap((e) => n.get(e) ?? []))];
	return {
		find(t) {
			let { own: n, former: i } = Kt(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Ie(e, {
				target: a,
				head: [t]
			}, (t) => _(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Kt(e, t).own).filter((e) => e !== t)
	};
}
function Wt(e, t) {
	let { id: r, previously: i = [] } = n(e, t), a = Pe(e.identity(t.values)).map(qt);
	return {
		own: r === void 0 ? a : [`id ${r}`, ...a],
		former: i.map(qt)
	};
}
const Gt = new WeakMap();
function Kt(e, t) {
	let n = Gt.get(e) ?? new WeakMap();
	Gt.set(e, n);
	let r = n.get(t) ?? Wt(e, t);
	return n.set(t, r), r;
}
function qt(e) {
	return `name ${e}`;
}
// src/plan/conflicts.ts
function Jt(e, { entries: t, isUnchanged: n }) {
	return e.filter(({ kind: e, entry: t, item: r }) => !n?.(Rt(e, t, r.part ?? ""))).filter(({ item: e, entry: n, kind: r }) => {
		let i = Vt(r, t).find(n), a = i && zt(r, i, e.part ?? "");
		return a === void 0 || u(a) !== u(e.declared);
	});
}
function Yt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Xt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => _e(n, t, "conflict", Zt(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Zt({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Qt({ code: e }) {
	return e === "conflict";
}
function $t(e) {
	return !Qt(e);
}
function en({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? I` ${J(t, i)}` : I``, o = G(H(r), fe(r));
	return { rows: [R([I`**${W(e)}**${a}: ${nn(n)} (${o})`])] };
}
function tn(e, t) {
	return Te(e, be).map(({ result: e, names: n, count: r }) => {
		let i = o(e), a = i ? I` · ${J(i, t)}` : I``, s = W(ne(e.outcome));
		return {
			count: r,
			rows: [R([I`**${H(n)}**${a} · ${s}: ${nn(te(e))}`])]
		};
	});
}
function nn(e) {
	return U(D(e, 1e3));
}
// src/report/markdown/rows.ts
const rn = 1e3;
function an({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${Be(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${D(n, rn)}`] };
}
function on(e) {
	return Te(e, be).map(({ result: e, names: t, count: n }) => {
		let r = D(te(e), rn);
		return {
			count: n,
			rows: [`${b({ place: o(e) })}  ${t}  ${ne(e.outcome)}: ${r}`]
		};
	});
}
function sn({ sign: e, label: n, place: r, words: i, isLoss: a }) {
	let o = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${o} ${o === " " ? `${e} ${n}` : n}  ${r}`, ...i.map((e) => `${o}     ${O(t(e), rn)}`)],
		...a && { isLoss: !0 }
	};
}
function cn(e, t, n, r) {
	let { problems: i, results: a, backup: o } = e, s = f(e), c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: L([
			...r ? [hn(e, t)] : [],
			_n(e, r),
			...vn(e),
			...yn(e),
			...bn(e, t),
			...o === void 0 ? [] : [I`The backup is in ${H(D(o, 400))}.`],
			...s === void 0 ? [] : [I`${W(ue(void 0))}: ${H(D(s, 800))}`]
		]),
		problems: Z(i.filter($t), n.linkTo),
		failed: {
			title: `${w(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new K(tn(c, n.linkTo))
		},
		...ln(e, t, n),
		unmanaged: dn(e, n)
	};
}
function Z(t, n) {
	let r = new K(oe(t).map((e) => en(e, n)));
	return {
		title: e(t),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: r
	};
}
function ln(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: un(le(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = Ee(t, e);
		return {
			groups: un(ze(i, {
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
function un(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new K(t.map(sn))
	});
	return [r("change", n), r("kept item", t)];
}
function dn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = ve(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${C(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${C(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new K(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function fn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function pn(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function mn(e, { overflow: t }, n) {
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
function hn(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = I`### ${Q(n ?? r)}${i ? I` · ${Q(i.project.name)}` : I``}`;
	return a ? I`${o}\n\n**${W(`Applied: ${d([e])}.`)}**` : i ? t === "plan" ? I`${o}\n\n**${W(gn(P(l(e))))}**` : I`${o}\n\n**${W(t === "drift" ? re([e]) : h(i, e.effort))}**` : o;
}
function gn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function _n({ id: e, plan: t }, n) {
	let r = je(e);
	return I`Project ${t && !n ? I`${Q(t.project.name)} · ` : I``}${H(D(e, 200))}${r === void 0 ? I`` : I` · ${G(I`open in Lokalise`, r)}`}`;
}
function vn({ plan: e }) {
	let t = e?.filter && Oe(e.filter);
	return t ? [I`**${W(t.start)}** ${H(t.filters)}: ${W(t.end)}`] : [];
}
function yn({ target: e }) {
	return e?.is === "not compared" ? [I`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${H(D(e.why, 400))}.`] : [];
}
function bn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && he(n.project, l(e));
	return i ? [I`${W(i.start)} ${H(i.languages)} ${W(i.end)}`] : [];
}
function Q(e) {
	return H(D(e, 80));
}
// src/report/markdown/manifestGroups.ts
function xn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [I`${W(We)}: ${H(D(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Ue, a = W(`Difference: ${M(n)}.`);
	return [I`**${W(r)}** (${H(t.slice(0, 7))}). ${W(i)}`, I`**${a}**`];
}
function Sn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => Cn(e, t, n.length > 1));
}
function Cn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = I`**${W(M([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => k(e, u.texts);
	return {
		isApplied: !1,
		head: n ? L([I`### ${Q(l)}`, d]) : I``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Ot(s),
			$(`${C(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${C(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...wn(r, u),
			$(`${C(a.length)} with another id or former name`, a.map(A)),
			$(`${w(o.length, "manifest")} with other values for new entries`, o.map(j)),
			It(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function wn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => Y(e, t));
		return {
			title: `${C(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new K(r)
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
		section: new K(t.map((e) => sn(e)))
	};
}
// src/report/markdown/body.ts
const Tn = 7 / 8;
function En(e, t) {
	let n = m(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = kn(n), s = Sn(n, t), c = o.length + s.length > 1, l = new ot(t.limit, i), u = L([
		An(n),
		jn(n, t),
		...Mn(n, t),
		...xn(n)
	]), d = (e) => W(`… and ${w(e, "more project")}; ${r}.`), f = Ln(n, t);
	l.takeText(L([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = Z(a, t.linkTo);
	a.length > 0 && l.take(400);
	let h = [...o.map((e) => cn(e, n, t, c)), ...s], g = new Set(), _ = (e) => (!g.has(e) && l.take(pn(e, i)) && g.add(e), g.has(e)), v = (e) => [...g].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of h) fn(e) || _(e);
	let ee = () => v(({ groups: e }) => e), y = () => v((e) => e.pending);
	l.showLosses(ee(), Tn), l.showRest([p.section], l.remaining / 2);
	for (let e of h) if (!_(e)) break;
	for (let e of [Dn, On]) l.showRest(v(e), l.remaining / 2);
	if (l.showLosses(ee(), 1), h.every(fn)) {
		l.showLosses(y(), Tn);
		let e = Math.max(...h.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(v(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(v(({ unmanaged: e }) => e));
	let b = h.length - g.size;
	return L([
		u,
		...q(p, 3, r),
		...h.filter((e) => g.has(e)).map((e) => mn(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const Dn = ({ problems: e }) => e, On = ({ failed: e }) => e;
function kn({ problems: e, projects: t }) {
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
function An(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return I`## Translations: ${W(M(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? I` · ${W(w(n.length, "project"))}` : I``;
	if (t === "plan" && i.length > 0) {
		let t = c(e).filter(Qt).length, r = t > 0 ? `, ${w(t, "conflict")}` : "";
		return I`## Translations: ${W(P(n.flatMap(l)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? I` · ${Q(o.plan.project.name)}` : I``;
	return t === "plan" ? I`## Translations: no plan${a}` : I`## Lokaform ${W(t)}${s}${a}`;
}
function jn({ manifests: e }, { lead: t = (e) => I`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = Fe(e) || "no manifest", i = e.length === 1 ? I`the manifest` : I`the manifests`;
	return t(n ? I`${i} ${H(O(r, 400))}` : W(r));
}
function Mn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Pn(e, t) : [Nn(e, ke(e))];
	if (!i) return o;
	let { sentence: s, names: c } = xe(e), l = c.length > 0 ? I` Not reached: ${H(O(c.join(", "), 400))}.` : I``;
	return [I`❌ **${W(s)}**${l}`, ...a ? o : []];
}
function Nn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return I`${x(e) ? I`❌ ` : s(e) || n ? I`✅ ` : I``}**${W(t)}**`;
}
function Pn(t, { isPullRequest: n }) {
	if (x(t)) {
		let n = c(t), r = n.filter(Qt), i = n.filter((e) => e.severity === "error" && $t(e)), a = L([...i.length > 0 ? [Nn(t, `${e(i)}. ${In(i)}`)] : [], ...r.length > 0 ? [Nn(t, Fn(r))] : []]);
		return Rn(t) && t.projects.every((e) => l(e).length === 0) ? [a, I`This pull request adds no change: what the plan changes is already pending.`] : [a];
	}
	return g(t) ? [I`✅ **${W(`${n ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function Fn(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${C(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${w(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function In(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Ln(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(l), a = Rn(e) ? I` The changes that are already pending are made as well.` : I``, o = t ? I`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : I`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !x(Bn(e)) ? [o] : [], zn(e)];
}
function Rn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function zn(e) {
	return z("How to read this", L([
		...Rn(e) ? [I`In numbers, with the changes that are already pending:`] : [],
		W(ke(e)),
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
function Bn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter($t)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const Vn = 1048576;
function Hn(e, { now: t, reportFile: n, limit: r = Vn, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return I`${En(e, {
		now: t,
		limit: r - 1,
		measure: it,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { I as A, Ge as B, L as C, G as D, z as E, N as F, A as H, Ue as I, We as L, W as M, Je as N, R as O, P, M as R, rt as S, V as T, k as V, It as _, Q as a, K as b, on as c, Jt as d, Yt as f, Ht as g, Rt as h, wn as i, Ze as j, tt as k, an as l, Vt as m, Hn as n, Z as o, zt as p, En as r, sn as s, Vn as t, Xt as u, q as v, H as w, it as x, ot as y, j as z };
