import { u as e } from "./wire.js";
import { An as t, At as n, Bn as r, C as i, Ci as a, Di as o, Dn as s, Dt as c, Fn as l, Ft as u, Gn as d, In as f, It as p, Jn as m, Kn as h, Kr as g, Ln as _, Lt as v, Mn as y, Mt as b, Nn as ee, Nt as x, On as te, Ot as ne, Pt as re, Qn as ie, Rn as ae, S as oe, Si as se, Ti as S, Un as ce, Vn as le, Wn as ue, Xn as de, Yn as fe, _i as pe, _n as me, bi as he, bt as ge, cn as _e, di as ve, dn as ye, fn as be, gt as xe, hn as Se, jn as C, jt as Ce, kn as we, kt as Te, mn as Ee, nr as De, or as Oe, pi as ke, pn as Ae, sn as je, ui as Me, vi as Ne, vt as Pe, w as Fe, wi as Ie, x as Le, xi as Re, xn as w, xt as ze, yi as T, yt as Be, zn as E } from "./engine.js";
import { B as D, F as Ve, L as He, Xt as Ue, z as O } from "./start.js";
// src/report/words/manifestLines.ts
const We = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ge = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ke({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...ne(e, {
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
	let r = e?.map(({ before: e, ...r }) => `${f(t.kind, r)}${n ? ` ${ue(E(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: u(t),
		place: v(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function k({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : O(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: u(r),
		place: v(r),
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
	let n = (t) => e.reduce((e, n) => e + t(n), 0), r = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, i = ({ changes: e }) => e.filter(w).length, a = n((e) => e.settings.length);
	return [...[
		[n(r), "new"],
		[n((e) => e.changes.length - r(e) - i(e)), "changed"],
		[n(i), "renamed"],
		[n(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[n(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[n(({ rematched: e }) => e.length), "with another id or former name"],
		[n(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${C(e)} ${t}`] : []), ...a > 0 ? [`${t(a, "setting")} changed`] : []].join(", ") || "no differences";
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
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => h(e.kind, t)) ? "removed" : e.fields.filter((t) => ae(e.kind, t)).some((t) => de(e.kind, t)) ? "overwritten text" : fe(e) ? "overwritten" : w(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ye = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function N(e) {
	let t = Xe(e), n = Ye.flatMap((e) => t[e] > 0 ? [`${C(t[e])} ${e}`] : []);
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
	return t === "removed" || t === "new" ? t : w(e) ? "renamed" : "changed";
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
function G(e, n, r) {
	let { title: i, noun: a, fold: o, section: s } = e;
	if (s.count === 0) return [];
	let c = s.hidden, l = `… and ${t(c, `more ${a}`)}; ${r}`, u = e.layout === "list" ? I([Qe(e.section.rows), ...c > 0 ? [H(l)] : []]) : z([...s.rows, ...c > 0 ? [l] : []], e.layout === "diff" ? "diff" : "");
	if (i === void 0) return [u];
	if (o === "always") return [R(i, u)];
	let d = o === "many" && s.groups.length > 20;
	return [F`${n === 3 ? F`###` : F`####`} ${H(i)}`, d ? R(`Show ${t(s.count, a)}`, u) : u];
}
function K({ file: e, line: t }, n) {
	let r = B(`${O(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : U(r, i);
}
// src/report/markdown/changeItems.ts
const q = 1e3;
function dt(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${v(e)}`;
	return {
		rows: [`- ${u(e)}  ${c[t]}${n}`],
		isLoss: !0
	};
}
function J(e, t) {
	let n = Y(e, t), r = pt(e, t);
	return {
		rows: [L([r === void 0 ? n : F`${n}${r}`])],
		short: [L([Y(e, {})])],
		...fe(e) && { isLoss: !0 }
	};
}
function ft(e, t) {
	let n = V(D(ee(e, t.texts), q));
	return {
		rows: [L([F`${Y(e, t)}: ${n}`])],
		short: [L([Y(e, {})])]
	};
}
function Y(e, { linkTo: t }) {
	return F`${F`**${B(u(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? F` ← ${B(O(e.renamed_from, 80))}` : F``}${"place" in e && e.place ? F` · ${K(e.place, t)}` : F``}`;
}
function pt(e, t) {
	if (e.action === "destroy") return F`: ${V(c[e.how])}`;
	let { kind: r, fields: i } = e;
	if (e.action === "create") {
		let a = t.texts ? Te(e) : n(r, i);
		return a === "" ? void 0 : F`: ${V(D(a, q))}`;
	}
	let a = i.filter((t) => e.renamed_from === void 0 || !_(r, t)).flatMap((e) => mt(r, e, t));
	return a.length === 0 ? void 0 : F`\n${z(a, "diff")}`;
}
function mt(e, t, { texts: n, languages: r }) {
	let i = f(e, t), a = ie(e, t) ? [`  ${b(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = de(e, t) ? gt(e, i, t) : [], s = o.length > 0 ? o : [ht(e, i, t)];
	return [
		...St(t.edited),
		...s.map((e) => D(e, q)),
		...a
	];
}
function ht(e, t, n) {
	return n.before === void 0 || m(n.before) ? `+ ${t} ${xt(E(e, n.field, n.after))}` : `  ${y(e, n)}`;
}
function gt(e, t, { field: n, before: i = "", after: a }) {
	let [o, s] = [E(e, n, i), E(e, n, a)];
	return o.as === "slots" && s.as === "slots" ? r(o.slots, s.slots).flatMap(([e, n, r]) => _t(`${t}.${e}`, n, r)) : _t(t, o, s);
}
function _t(e, t, n) {
	if (t.as === "set" && n.as === "set") return vt(e, t.members, n.members);
	let [r, i] = le(t, n, 90), [a, o] = [bt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${bt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function vt(e, n, r) {
	let i = n.filter((e) => r.includes(e)), a = [n, r].some((e) => yt(e).length > 200) && i.length > 1, o = (e) => a ? [...e.filter((e) => !i.includes(e)).map(ce), `${t(i.length, "other")} in both`].join(", ") : yt(e);
	return [`- ${e} ${o(n)}`, `+ ${e} ${o(r)}`];
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
	return e.as === "text" ? le(e, e, 90)[0] : ue(e);
}
function St(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${O(e.by, 60)}`} on ${l(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function Ct(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !_(e.kind, t)).flatMap((t) => wt(e.kind, t));
	if (n.length !== 0) return { rows: [L([F`${Y(e, t)}\n${z(n, "diff")}`])] };
}
function wt(e, t) {
	let n = f(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : Tt("-", n, E(e, t.field, r)), ...Tt("+", n, E(e, t.field, i))];
}
function Tt(e, t, n) {
	return Et(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = D(Ve(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${ce(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
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
			Mt(a.filter(pe), n),
			...Je.map((e) => kt(e, i, n)),
			Ft(Nt, a.filter(he), n),
			Ft(Pt, a.filter((e) => !pe(e) && !he(e)), n),
			...r ? [Lt(r)] : [],
			Rt(i, n)
		],
		pending: r ? zt(r, n) : []
	};
}
function kt(e, t, n) {
	let r = t.filter((t) => M(t) === e), i = {
		title: `${C(r.length)} ${Dt[e]}`,
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
	let n = e.map((e) => ({
		rows: [re(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${t(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new W(n)
	};
}
function jt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new W(x(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function Mt(e, n) {
	let r = e.map((e) => ({
		...ft(e, n),
		isLoss: !0
	}));
	return {
		title: `${t(r.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new W(r)
	};
}
const Nt = "to pull: edited in the project, and not in the manifests", Pt = "kept: different, and not changed by apply";
function Ft(e, t, n) {
	let r = t.length > 20 ? It(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [L([F`and ${H(C(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => ft(e, n));
	return {
		title: `${C(t.length)} ${e}`,
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
	let n = [...Oe.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => u(e))];
	return {
		title: `${C(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new W(n.map((e) => ({ rows: [e] })))
	};
}
function Rt(e, n) {
	let r = e.flatMap((e) => Ct(e, n) ?? []);
	return {
		title: `All values in full: ${t(r.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new W(r)
	};
}
function zt({ pending: e, resolved: n, commit: r }, i) {
	let { linkTo: a } = i, o = {
		...i,
		linkTo: a && ((e, t) => a(e, t, r))
	}, s = {
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...s,
		title: `Already pending, with or without this pull request: ${t(e.length, "change")}`,
		section: new W(e.map((e) => J(e, i)))
	}, {
		...s,
		title: `No longer pending after this pull request: ${t(n.length, "change")}`,
		section: new W(n.map((e) => ({ rows: J(e, o).rows })))
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
	let i = g([e.name, n?.name ?? null]), a = r.get(i) ?? Gt(e, n ? Wt(t).filter(n.has) : t);
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
			return a.length < 2 ? a[0] : Le(e, {
				target: a,
				head: [t]
			}, (t) => oe(e, t.values).texts).get(t);
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
		return a === void 0 || g(a) !== g(e.declared);
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
	return e.map(({ item: e, entry: t, kind: n }) => Me(n, t, "conflict", $t(e), {
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
	let a = t ? F` ${K(t, i)}` : F``, o = U(B(r), s(r));
	return { rows: [L([F`**${H(e)}**${a}: ${an(n)} (${o})`])] };
}
function rn(e, t) {
	return te(e, we).map(({ result: e, names: n, count: r }) => {
		let i = se(e), a = i ? F` · ${K(i, t)}` : F``, s = H(o(e.outcome));
		return {
			count: r,
			rows: [L([F`**${B(n)}**${a} · ${s}: ${an(Re(e))}`])]
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
	return te(e, we).map(({ result: e, names: t, count: n }) => {
		let r = O(Re(e), on);
		return {
			count: n,
			rows: [`${v({ place: se(e) })}  ${t}  ${o(e.outcome)}: ${r}`]
		};
	});
}
function ln({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${D(d(e), on)}`)],
		...i && { isLoss: !0 }
	};
}
function un(e, n, r, i) {
	let { problems: o, results: s, backup: c } = e, l = a(e), u = (s ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: s !== void 0,
		head: I([
			...i ? [_n(e, n)] : [],
			yn(e, i),
			...bn(e),
			...xn(e),
			...Sn(e, n),
			...c === void 0 ? [] : [F`The backup is in ${B(O(c, 400))}.`],
			...l === void 0 ? [] : [F`${H(Ae(void 0))}: ${B(O(l, 800))}`]
		]),
		problems: X(o.filter(tn), r.linkTo),
		failed: {
			title: `${t(u.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new W(rn(u, r.linkTo))
		},
		...dn(e, n, r),
		unmanaged: pn(e, r)
	};
}
function X(e, t) {
	let n = new W(xe(e).map((e) => nn(e, t)));
	return {
		title: be(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function dn(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: fn(Be(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = Ie(t, e);
		return {
			groups: fn(Ce(i, {
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
function fn(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new W(t.map(ln))
	});
	return [r("change", n), r("kept item", t)];
}
function pn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = ge(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${C(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${C(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new W(i > 0 ? [...r.slice(0, t), a] : r)
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
	return a ? F`${o}\n\n**${H(`Applied: ${je([e])}.`)}**` : i ? t === "plan" ? F`${o}\n\n**${H(vn(N(S(e))))}**` : F`${o}\n\n**${H(t === "drift" ? _e([e]) : ye(i, e.effort))}**` : o;
}
function vn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function yn({ id: e, plan: t }, n) {
	let r = ze(e);
	return F`Project ${t && !n ? F`${Z(t.project.name)} · ` : F``}${B(O(e, 200))}${r === void 0 ? F`` : F` · ${U(F`open in Lokalise`, r)}`}`;
}
function bn({ plan: e }) {
	let t = e?.filter && Pe(e.filter);
	return t ? [F`**${H(t.start)}** ${B(t.filters)}: ${H(t.end)}`] : [];
}
function xn({ target: e }) {
	return e?.is === "not compared" ? [F`**All differences that apply would change are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${B(O(e.why, 400))}.`] : [];
}
function Sn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && me(n.project, S(e));
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
			Q(`${C(p.length)} no longer declared: the project keeps them, unless prune is on`, p.map((e) => ({
				...h(e),
				words: []
			}))),
			Q(`${C(m.length)} with fewer fields: the project keeps their values`, m.map(h)),
			...En(i, d),
			Q(`${C(o.length)} with another id or former name`, o.map(k)),
			Q(`${t(s.length, "manifest")} with other values for new entries`, s.map(A)),
			Rt(i, d)
		],
		pending: [],
		unmanaged: X([])
	};
}
function En(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => J(e, t));
		return {
			title: `${C(n.length)} ${e}`,
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
function On(n, r) {
	let i = De(n), { overflow: a, measure: o } = r, { problems: s, projects: c } = jn(i), l = wn(i, r), u = c.length + l.length > 1, d = new lt(r.limit, o), f = I([
		Mn(i),
		Nn(i, r),
		...Pn(i, r),
		...Cn(i)
	]), p = (e) => H(`… and ${t(e, "more project")}; ${a}.`), m = Rn(i, r);
	d.takeText(I([
		f,
		p(c.length + l.length),
		...m
	]));
	let h = X(s, r.linkTo);
	s.length > 0 && d.take(400);
	let g = [...c.map((e) => un(e, i, r, u)), ...l], _ = new Set(), v = (e) => (!_.has(e) && d.take(hn(e, o)) && _.add(e), _.has(e)), y = (e) => [..._].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of g) mn(e) || v(e);
	let b = () => y(({ groups: e }) => e), ee = () => y((e) => e.pending);
	d.showLosses(b(), Dn), d.showRest([h.section], d.remaining / 2);
	for (let e of g) if (!v(e)) break;
	for (let e of [kn, An]) d.showRest(y(e), d.remaining / 2);
	if (d.showLosses(b(), 1), g.every(mn)) {
		d.showLosses(ee(), Dn);
		let t = e(g.map(({ groups: e }) => e.length));
		for (let e = 0; e < t; e += 1) d.showRest(y(({ groups: t }) => t[e]));
		d.showRest(ee());
	}
	d.showRest(y(({ unmanaged: e }) => e));
	let x = g.length - _.size;
	return I([
		f,
		...G(h, 3, a),
		...g.filter((e) => _.has(e)).map((e) => gn(e, r, u ? 4 : 3)),
		...x > 0 ? [p(x)] : [],
		...m
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
	let { command: n, projects: r, manifest_comparison: i } = e;
	if (i?.is === "compared") return F`## Translations: ${H(j(i.projects))}`;
	let a = r.filter(({ plan: e }) => e), o = r.length > 1 ? F` · ${H(t(r.length, "project"))}` : F``;
	if (n === "plan" && a.length > 0) {
		let n = ve(e).filter(en).length, i = n > 0 ? `, ${t(n, "conflict")}` : "";
		return F`## Translations: ${H(N(r.flatMap(S)) + i)}${o}`;
	}
	let [s] = a, c = r.length === 1 && s?.plan ? F` · ${Z(s.plan.project.name)}` : F``;
	return n === "plan" ? F`## Translations: no plan${o}` : F`## Lokaform ${H(n)}${c}${o}`;
}
function Nn({ manifests: e }, { lead: t = (e) => F`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = p(e) || "no manifest", i = e.length === 1 ? F`the manifest` : F`the manifests`;
	return t(n ? F`${i} ${B(D(r, 400))}` : H(r));
}
function Pn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Fn(e, t) : [$(e, Ee(e))];
	if (!i) return o;
	let { sentence: s, names: c } = Se(e), l = c.length > 0 ? F` Not reached: ${B(D(c.join(", "), 400))}.` : F``;
	return [F`❌ **${H(s)}**${l}`, ...a ? o : []];
}
function $(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return F`${T(e) ? F`❌ ` : Ne(e) || n ? F`✅ ` : F``}**${H(t)}**`;
}
function Fn(e, { isPullRequest: t }) {
	if (T(e)) {
		let t = ve(e), n = t.filter(en), r = t.filter((e) => e.severity === "error" && tn(e)), i = I([...r.length > 0 ? [$(e, `${be(r)}. ${Ln(r)}`)] : [], ...n.length > 0 ? [$(e, In(n))] : []]);
		return Bn(e) && e.projects.every((e) => S(e).length === 0) ? [i, F`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return ke(e) ? [F`✅ **${H(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function In(e) {
	let n = e.filter(({ severity: e }) => e === "error").length, r = n < e.length ? `, ${C(n)} of them ${n === 1 ? "an error" : "errors"}` : "";
	return `${t(e.length, "conflict")}${r}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Ln(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Rn(e, t) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(S).length > 0 && !T(Hn(e)), a = F`**What happens next:** Nothing has been changed yet. ${zn(e, t)}`;
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
		H(Ee(e)),
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
