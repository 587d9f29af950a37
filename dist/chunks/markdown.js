import { u as e } from "./wire.js";
import { An as t, At as n, Bn as r, C as i, Ci as a, Dn as o, Dt as s, Ei as c, En as l, Et as u, Fn as d, Ft as f, Gn as p, Gr as m, Hn as h, In as g, It as _, Jn as v, Ln as y, Mn as b, Mt as ee, Nt as te, On as ne, Ot as re, Pn as ie, Pt as x, Rn as S, S as ae, Si as oe, Un as se, Wn as ce, Yn as le, Zn as ue, _i as de, _t as fe, ar as pe, bi as me, bn as C, bt as he, dn as ge, fi as _e, fn as ve, gi as ye, gn as be, ht as xe, jn as Se, jt as Ce, kn as w, kt as we, li as Te, mn as Ee, on as De, pn as Oe, qn as ke, sn as Ae, tr as je, ui as Me, un as Ne, vi as T, vt as Pe, w as Fe, wi as E, x as Ie, xi as Le, yi as Re, yt as ze, zn as Be } from "./engine.js";
import { B as D, F as Ve, L as He, Xt as Ue, z as O } from "./start.js";
// src/report/words/manifestLines.ts
const We = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ge = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ke({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...s(e, {
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
	let r = e?.map(({ before: e, ...r }) => `${d(t.kind, r)}${n ? ` ${se(S(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: x(t),
		place: _(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function k({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: x(r),
		place: _(r),
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
	let n = (t) => e.reduce((e, n) => e + t(n), 0), r = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, i = ({ changes: e }) => e.filter(C).length, a = n((e) => e.settings.length);
	return [...[
		[n(r), "new"],
		[n((e) => e.changes.length - r(e) - i(e)), "changed"],
		[n(i), "renamed"],
		[n(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[n(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[n(({ rematched: e }) => e.length), "with another id or former name"],
		[n(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, n]) => e > 0 ? [`${t(e)} ${n}`] : []), ...a > 0 ? [`${w(a, "setting")} changed`] : []].join(", ") || "no differences";
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
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => p(e.kind, t)) ? "removed" : e.fields.filter((t) => y(e.kind, t)).some((t) => le(e.kind, t)) ? "overwritten text" : v(e) ? "overwritten" : C(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ye = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function N(e) {
	let n = Xe(e), r = Ye.flatMap((e) => n[e] > 0 ? [`${t(n[e])} ${e}`] : []);
	return r.length > 0 ? r.join(", ") : "no changes";
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
	return t === "removed" || t === "new" ? t : C(e) ? "renamed" : "changed";
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
	let s = o.hidden, c = `… and ${w(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? I([Qe(e.section.rows), ...s > 0 ? [H(c)] : []]) : z([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [R(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [F`${t === 3 ? F`###` : F`####`} ${H(r)}`, u ? R(`Show ${w(o.count, i)}`, l) : l];
}
function K({ file: e, line: t }, n) {
	let r = B(`${O(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : U(r, i);
}
// src/report/markdown/changeItems.ts
const q = 1e3;
function dt(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${_(e)}`;
	return {
		rows: [`- ${x(e)}  ${u[t]}${n}`],
		isLoss: !0
	};
}
function J(e, t) {
	let n = Y(e, t), r = pt(e, t);
	return {
		rows: [L([r === void 0 ? n : F`${n}${r}`])],
		short: [L([Y(e, {})])],
		...v(e) && { isLoss: !0 }
	};
}
function ft(e, t) {
	let n = V(D(b(e, t.texts), q));
	return {
		rows: [L([F`${Y(e, t)}: ${n}`])],
		short: [L([Y(e, {})])]
	};
}
function Y(e, { linkTo: t }) {
	return F`${F`**${B(x(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? F` ← ${B(O(e.renamed_from, 80))}` : F``}${"place" in e && e.place ? F` · ${K(e.place, t)}` : F``}`;
}
function pt(e, t) {
	if (e.action === "destroy") return F`: ${V(u[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? re(e) : we(n, r);
		return i === "" ? void 0 : F`: ${V(D(i, q))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !g(n, t)).flatMap((e) => mt(n, e, t));
	return i.length === 0 ? void 0 : F`\n${z(i, "diff")}`;
}
function mt(e, t, { texts: n, languages: r }) {
	let i = d(e, t), a = ue(e, t) ? [`  ${Ce(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = le(e, t) ? gt(e, i, t) : [], s = o.length > 0 ? o : [ht(e, i, t)];
	return [
		...St(t.edited),
		...s.map((e) => D(e, q)),
		...a
	];
}
function ht(e, t, n) {
	return n.before === void 0 || ke(n.before) ? `+ ${t} ${xt(S(e, n.field, n.after))}` : `  ${Se(e, n)}`;
}
function gt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [S(e, n, r), S(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? Be(a.slots, o.slots).flatMap(([e, n, r]) => _t(`${t}.${e}`, n, r)) : _t(t, a, o);
}
function _t(e, t, n) {
	if (t.as === "set" && n.as === "set") return vt(e, t.members, n.members);
	let [i, a] = r(t, n, 90), [o, s] = [bt(t) ? [] : [`- ${e} ${i}`], `+ ${e} ${bt(n) ? "(empty)" : a}`];
	return [...o, s];
}
function vt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => yt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(h), `${w(r.length, "other")} in both`].join(", ") : yt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function yt(e) {
	return se({
		as: "set",
		members: e
	});
}
function bt(e) {
	return e.as === "text" && e.text === "";
}
function xt(e) {
	return e.as === "text" ? r(e, e, 90)[0] : se(e);
}
function St(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)}`} on ${ie(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function Ct(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !g(e.kind, t)).flatMap((t) => wt(e.kind, t));
	if (n.length !== 0) return { rows: [L([F`${Y(e, t)}\n${z(n, "diff")}`])] };
}
function wt(e, t) {
	let n = d(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : Tt("-", n, S(e, t.field, r)), ...Tt("+", n, S(e, t.field, i))];
}
function Tt(e, t, n) {
	return Et(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = D(Ve(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${h(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
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
			Mt(a.filter(ye), n),
			...Je.map((e) => kt(e, i, n)),
			Ft(Nt, a.filter(Re), n),
			Ft(Pt, a.filter((e) => !ye(e) && !Re(e)), n),
			...r ? [Lt(r)] : [],
			Rt(i, n)
		],
		pending: r ? zt(r, n) : []
	};
}
function kt(e, n, r) {
	let i = n.filter((t) => M(t) === e), a = {
		title: `${t(i.length)} ${Dt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...a,
		layout: "diff",
		section: new W(i.map(dt))
	};
	let o = i.map((e) => J(e, r));
	return {
		...a,
		layout: "list",
		section: new W(o)
	};
}
function At(e) {
	let t = e.map((e) => ({
		rows: [te(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${w(e.length, "setting")} changed`,
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
		section: new W(ee(e).map((e) => ({
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
		title: `${w(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new W(n)
	};
}
const Nt = "to pull: edited in the project, and not in the manifests", Pt = "kept: different, and not changed by apply";
function Ft(e, n, r) {
	let i = n.length > 20 ? It(n).slice(0, 19) : n, a = n.length - i.length, o = {
		rows: [L([F`and ${H(t(a))} more, which the report file lists`])],
		count: a
	}, s = i.map((e) => ft(e, r));
	return {
		title: `${t(n.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new W(a > 0 ? [...s, o] : s)
	};
}
function It(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Lt({ released: e, released_kinds: n }) {
	let r = [...pe.filter(({ plural: e }) => n.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => x(e))];
	return {
		title: `${t(r.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new W(r.map((e) => ({ rows: [e] })))
	};
}
function Rt(e, t) {
	let n = e.flatMap((e) => Ct(e, t) ?? []);
	return {
		title: `All values in full: ${w(n.length, "change")}`,
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
		title: `Already pending, with or without this pull request: ${w(e.length, "change")}`,
		section: new W(e.map((e) => J(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${w(t.length, "change")}`,
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
	let i = m([e.name, n?.name ?? null]), a = r.get(i) ?? Gt(e, n ? Wt(t).filter(n.has) : t);
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
			let { own: n, former: i } = Jt(e, t), a = r([...n, ...i]);
			return a.length < 2 ? a[0] : Ie(e, {
				target: a,
				head: [t]
			}, (t) => ae(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Jt(e, t).own).filter((e) => e !== t)
	};
}
function Kt(e, t) {
	let { id: n, previously: r = [] } = i(e, t), a = Fe(e.identity(t.values)).map(Yt);
	return {
		own: n === void 0 ? a : [`id ${n}`, ...a],
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
		return a === void 0 || m(a) !== m(e.declared);
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
	return e.map(({ item: e, entry: t, kind: n }) => Te(n, t, "conflict", $t(e), {
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
	let a = t ? F` ${K(t, i)}` : F``, o = U(B(r), l(r));
	return { rows: [L([F`**${H(e)}**${a}: ${an(n)} (${o})`])] };
}
function rn(e, t) {
	return o(e, ne).map(({ result: e, names: n, count: r }) => {
		let i = Le(e), a = i ? F` · ${K(i, t)}` : F``, o = H(c(e.outcome));
		return {
			count: r,
			rows: [L([F`**${B(n)}**${a} · ${o}: ${an(me(e))}`])]
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
	return o(e, ne).map(({ result: e, names: t, count: n }) => {
		let r = O(me(e), on);
		return {
			count: n,
			rows: [`${_({ place: Le(e) })}  ${t}  ${c(e.outcome)}: ${r}`]
		};
	});
}
function ln({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${D(ce(e), on)}`)],
		...i && { isLoss: !0 }
	};
}
function un(e, t, n, r) {
	let { problems: i, results: a, backup: o } = e, s = oe(e), c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: I([
			...r ? [_n(e, t)] : [],
			yn(e, r),
			...bn(e),
			...xn(e),
			...Sn(e, t),
			...o === void 0 ? [] : [F`The backup is in ${B(O(o, 400))}.`],
			...s === void 0 ? [] : [F`${H(ve(void 0))}: ${B(O(s, 800))}`]
		]),
		problems: X(i.filter(tn), n.linkTo),
		failed: {
			title: `${w(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new W(rn(c, n.linkTo))
		},
		...dn(e, t, n),
		unmanaged: pn(e, n)
	};
}
function X(e, t) {
	let n = new W(xe(e).map((e) => nn(e, t)));
	return {
		title: ge(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function dn(e, { command: t }, { now: r, linkTo: i }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: o } = e, s = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: fn(Pe(o, { texts: s })),
		pending: []
	};
	if (t === "restore") {
		let i = a(t, e);
		return {
			groups: fn(n(o, {
				now: r,
				texts: s,
				file: i
			})),
			pending: []
		};
	}
	let c = o.project.languages?.map(({ iso: e }) => e) ?? [], { own: l, pending: u } = Ot({
		...e,
		plan: o
	}, {
		texts: s,
		languages: c,
		linkTo: i
	});
	return {
		groups: l,
		pending: u
	};
}
function fn(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new W(t.map(ln))
	});
	return [r("change", n), r("kept item", t)];
}
function pn({ unmanaged: e = [] }, { maxUnmanaged: n, overflow: r }) {
	let i = ze(e).map((e) => ({ rows: [e] })), a = i.length - (n ?? i.length), o = {
		rows: [`… and ${t(a)} more; ${r}`],
		count: a
	};
	return {
		title: `Unmanaged: ${t(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new W(a > 0 ? [...i.slice(0, n), o] : i)
	};
}
function mn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function hn(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function gn(e, { overflow: t }, n) {
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
function _n(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = F`### ${Z(n ?? r)}${i ? F` · ${Z(i.project.name)}` : F``}`;
	return a ? F`${o}\n\n**${H(`Applied: ${De([e])}.`)}**` : i ? t === "plan" ? F`${o}\n\n**${H(vn(N(E(e))))}**` : F`${o}\n\n**${H(t === "drift" ? Ae([e]) : Ne(i, e.effort))}**` : o;
}
function vn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function yn({ id: e, plan: t }, n) {
	let r = he(e);
	return F`Project ${t && !n ? F`${Z(t.project.name)} · ` : F``}${B(O(e, 200))}${r === void 0 ? F`` : F` · ${U(F`open in Lokalise`, r)}`}`;
}
function bn({ plan: e }) {
	let t = e?.filter && fe(e.filter);
	return t ? [F`**${H(t.start)}** ${B(t.filters)}: ${H(t.end)}`] : [];
}
function xn({ target: e }) {
	return e?.is === "not compared" ? [F`**All differences that apply would change are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${B(O(e.why, 400))}.`] : [];
}
function Sn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && be(n.project, E(e));
	return i ? [F`${H(i.start)} ${B(i.languages)} ${H(i.end)}`] : [];
}
function Z(e) {
	return B(O(e, 80));
}
// src/report/markdown/manifestGroups.ts
function Cn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [F`${H(Ge)}: ${B(O(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = We, a = H(`Difference: ${j(n)}.`);
	return [F`**${H(r)}** (${B(t.slice(0, 7))}). ${H(i)}`, F`**${a}**`];
}
function wn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => Tn(e, t, n.length > 1));
}
function Tn(e, { linkTo: n }, r) {
	let { changes: i, released: a, rematched: o, changed_defaults: s, settings: c, hide_texts: l, name: u = "" } = e, d = {
		texts: l !== !0,
		languages: [],
		linkTo: n
	}, f = F`**${H(j([e]))}**`, p = a.filter(({ fields: e }) => !e), m = a.filter(({ fields: e }) => e), h = (e) => qe(e, d.texts);
	return {
		isApplied: !1,
		head: r ? I([F`### ${Z(u)}`, f]) : F``,
		problems: X([]),
		failed: X([]),
		groups: [
			At(c),
			Q(`${t(p.length)} no longer declared: the project keeps them, unless prune is on`, p.map((e) => ({
				...h(e),
				words: []
			}))),
			Q(`${t(m.length)} with fewer fields: the project keeps their values`, m.map(h)),
			...En(i, d),
			Q(`${t(o.length)} with another id or former name`, o.map(k)),
			Q(`${w(s.length, "manifest")} with other values for new entries`, s.map(A)),
			Rt(i, d)
		],
		pending: [],
		unmanaged: X([])
	};
}
function En(e, n) {
	let r = e.filter(({ action: e }) => e === "update"), i = (e, r) => {
		let i = r.map((e) => J(e, n));
		return {
			title: `${t(r.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new W(i)
		};
	};
	return [
		i("changed", r.filter((e) => !C(e))),
		i("renamed", r.filter(C)),
		i("new", e.filter(({ action: e }) => e === "create"))
	];
}
function Q(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new W(t.map((e) => ln(e)))
	};
}
// src/report/markdown/body.ts
const Dn = 7 / 8;
function On(t, n) {
	let r = je(t), { overflow: i, measure: a } = n, { problems: o, projects: s } = jn(r), c = wn(r, n), l = s.length + c.length > 1, u = new lt(n.limit, a), d = I([
		Mn(r),
		Nn(r, n),
		...Pn(r, n),
		...Cn(r)
	]), f = (e) => H(`… and ${w(e, "more project")}; ${i}.`), p = Rn(r, n);
	u.takeText(I([
		d,
		f(s.length + c.length),
		...p
	]));
	let m = X(o, n.linkTo);
	o.length > 0 && u.take(400);
	let h = [...s.map((e) => un(e, r, n, l)), ...c], g = new Set(), _ = (e) => (!g.has(e) && u.take(hn(e, a)) && g.add(e), g.has(e)), v = (e) => [...g].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of h) mn(e) || _(e);
	let y = () => v(({ groups: e }) => e), b = () => v((e) => e.pending);
	u.showLosses(y(), Dn), u.showRest([m.section], u.remaining / 2);
	for (let e of h) if (!_(e)) break;
	for (let e of [kn, An]) u.showRest(v(e), u.remaining / 2);
	if (u.showLosses(y(), 1), h.every(mn)) {
		u.showLosses(b(), Dn);
		let t = e(h.map(({ groups: e }) => e.length));
		for (let e = 0; e < t; e += 1) u.showRest(v(({ groups: t }) => t[e]));
		u.showRest(b());
	}
	u.showRest(v(({ unmanaged: e }) => e));
	let ee = h.length - g.size;
	return I([
		d,
		...G(m, 3, i),
		...h.filter((e) => g.has(e)).map((e) => gn(e, n, l ? 4 : 3)),
		...ee > 0 ? [f(ee)] : [],
		...p
	]);
}
const kn = ({ problems: e }) => e, An = ({ failed: e }) => e;
function jn({ problems: e, projects: t }) {
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
function Mn(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return F`## Translations: ${H(j(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? F` · ${H(w(n.length, "project"))}` : F``;
	if (t === "plan" && i.length > 0) {
		let t = Me(e).filter(en).length, r = t > 0 ? `, ${w(t, "conflict")}` : "";
		return F`## Translations: ${H(N(n.flatMap(E)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? F` · ${Z(o.plan.project.name)}` : F``;
	return t === "plan" ? F`## Translations: no plan${a}` : F`## Lokaform ${H(t)}${s}${a}`;
}
function Nn({ manifests: e }, { lead: t = (e) => F`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = f(e) || "no manifest", i = e.length === 1 ? F`the manifest` : F`the manifests`;
	return t(n ? F`${i} ${B(D(r, 400))}` : H(r));
}
function Pn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Fn(e, t) : [$(e, Oe(e))];
	if (!i) return o;
	let { sentence: s, names: c } = Ee(e), l = c.length > 0 ? F` Not reached: ${B(D(c.join(", "), 400))}.` : F``;
	return [F`❌ **${H(s)}**${l}`, ...a ? o : []];
}
function $(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return F`${T(e) ? F`❌ ` : de(e) || n ? F`✅ ` : F``}**${H(t)}**`;
}
function Fn(e, { isPullRequest: t }) {
	if (T(e)) {
		let t = Me(e), n = t.filter(en), r = t.filter((e) => e.severity === "error" && tn(e)), i = I([...r.length > 0 ? [$(e, `${ge(r)}. ${Ln(r)}`)] : [], ...n.length > 0 ? [$(e, In(n))] : []]);
		return Bn(e) && e.projects.every((e) => E(e).length === 0) ? [i, F`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return _e(e) ? [F`✅ **${H(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function In(e) {
	let n = e.filter(({ severity: e }) => e === "error").length, r = n < e.length ? `, ${t(n)} of them ${n === 1 ? "an error" : "errors"}` : "";
	return `${w(e.length, "conflict")}${r}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Ln(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Rn(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(E).length > 0 && !T(Hn(e)), a = F`**What happens next:** Nothing has been changed yet. ${zn(e, t)}`;
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
		H(Oe(e)),
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
	return F`${On(e, {
		now: t,
		limit: r - 1,
		measure: st,
		...s
	})}\n`;
}
export { F as A, Ke as B, I as C, U as D, R as E, M as F, k as H, We as I, Ge as L, H as M, Xe as N, L as O, N as P, j as R, ot as S, z as T, qe as V, Rt as _, Z as a, W as b, cn as c, Xt as d, Zt as f, Wt as g, Bt as h, En as i, $e as j, it as k, sn as l, Ut as m, Wn as n, X as o, Vt as p, On as r, ln as s, Un as t, Qt as u, G as v, B as w, st as x, lt as y, A as z };
