import { $n as e, An as t, At as n, C as r, Cn as i, Ct as a, Dn as o, Dt as s, Et as c, Fn as l, Gn as u, In as d, Ln as f, Mn as p, Mt as m, Nn as h, Nt as g, On as _, Ot as v, Qn as y, S as b, Sn as x, Tn as ee, Tt as te, Un as ne, Vn as re, Xn as S, Yn as ie, Zn as ae, _r as oe, _t as se, an as ce, bi as le, bn as ue, cn as de, dn as fe, dr as pe, er as me, gi as he, gt as ge, hn as C, ht as _e, jn as w, jt as T, kn as ve, kt as ye, ln as be, lr as xe, nn as Se, on as Ce, pr as we, pt as Te, rr as Ee, sn as De, sr as Oe, ti as E, tn as ke, tr as D, ur as Ae, vt as je, w as Me, wn as Ne, wt as Pe, x as Fe, xi as Ie, xn as Le, yn as Re } from "./engine.js";
import { F as O, Gt as ze, L as k, N as Be, R as A } from "./start.js";
// src/report/words/manifestLines.ts
const Ve = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, He = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ue({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...Pe(e, {
			now: i,
			texts: a,
			full: o
		}, []),
		...t.map((e) => We(e, a)),
		...n.map(j),
		...r.map(M)
	];
}
function We({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${_(t.kind, r)}${n ? ` ${d(w(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: T(t),
		place: g(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function j({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : k(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: T(r),
		place: g(r),
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
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(C).length, a = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${i(e)} ${t}`] : []), ...a > 0 ? [`${x(a, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const Ge = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function P(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Oe(e.kind, t)) ? "removed" : e.fields.filter((n) => t(e.kind, n)).some((t) => pe(e.kind, t)) ? "overwritten text" : Ae(e) ? "overwritten" : C(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ke = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function F(e) {
	let t = qe(e), n = Ke.flatMap((e) => t[e] > 0 ? [`${i(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function qe(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Je(n)] += 1;
	return t;
}
function Je(e) {
	let t = P(e);
	return t === "removed" || t === "new" ? t : C(e) ? "renamed" : "changed";
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
function Ye(e) {
	return I(e.join("\n"));
}
function z(e) {
	return I(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Xe(e) {
	return I(e);
}
function B(e, t) {
	if (!Qe.test(e)) throw Error(`${e} cannot be a title`);
	return L`<details><summary>${I(e)}</summary>\n\n${t}\n\n</details>`;
}
const Ze = RegExp("(`{16})`+", "g");
function V(e) {
	return e.replace(/[\n\r]/g, " ").replace(Ze, "$1…");
}
function H(e, t = "") {
	let n = e.map(V), r = n.reduce((e, t) => Math.max(e, tt(t)), 2), i = "`".repeat(r + 1);
	return I([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function U(e) {
	return W(O(e));
}
function W(e) {
	let t = V(e), n = "`".repeat(tt(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return I(`${n}${r}${t}${r}${n}`);
}
function G(e) {
	return Qe.test(e) && !$e.test(e) ? I(e) : U(e);
}
const Qe = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, $e = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function K(e, t) {
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
var q = class {
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
		return e.reduce((e, t) => e + this.#t(V(t)) + 1, 0);
	}
};
function ot({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function st(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${x(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? R([Ye(e.section.rows), ...s > 0 ? [G(c)] : []]) : H([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [B(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [L`${t === 3 ? L`###` : L`####`} ${G(r)}`, u ? B(`Show ${x(o.count, i)}`, l) : l];
}
function ct({ file: e, line: t }, n) {
	let r = U(`${k(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : K(r, i);
}
// src/report/markdown/changeItems.ts
const J = 1e3;
function lt(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${g(e)}`;
	return {
		rows: [`- ${T(e)}  ${a[t]}${n}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = dt(e, t);
	return {
		rows: [z([r === void 0 ? n : L`${n}${r}`])],
		short: [z([X(e, {})])],
		...Ae(e) && { isLoss: !0 }
	};
}
function ut(e, t) {
	let n = W(A(ee(e, t.texts), J));
	return {
		rows: [z([L`${X(e, t)}: ${n}`])],
		short: [z([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return L`${L`**${U(T(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? L` ← ${U(k(e.renamed_from, 80))}` : L``}${"place" in e && e.place ? L` · ${ct(e.place, t)}` : L``}`;
}
function dt(e, t) {
	if (e.action === "destroy") return L`: ${W(a[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? te(e) : c(n, r);
		return i === "" ? void 0 : L`: ${W(A(i, J))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !ve(n, t)).flatMap((e) => ft(n, e, t));
	return i.length === 0 ? void 0 : L`\n${H(i, "diff")}`;
}
function ft(e, t, { texts: n, languages: r }) {
	let i = _(e, t), a = we(e, t) ? [`  ${v(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = pe(e, t) ? mt(e, i, t) : [], s = o.length > 0 ? o : [pt(e, i, t)];
	return [
		...bt(t.edited),
		...s.map((e) => A(e, J)),
		...a
	];
}
function pt(e, t, n) {
	return n.before === void 0 || xe(n.before) ? `+ ${t} ${yt(w(e, n.field, n.after))}` : `  ${Ne(e, n)}`;
}
function mt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [w(e, n, r), w(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? p(a.slots, o.slots).flatMap(([e, n, r]) => ht(`${t}.${e}`, n, r)) : ht(t, a, o);
}
function ht(e, t, n) {
	if (t.as === "set" && n.as === "set") return gt(e, t.members, n.members);
	let [r, i] = h(t, n, 90), [a, o] = [vt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${vt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function gt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => _t(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(l), `${x(r.length, "other")} in both`].join(", ") : _t(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function _t(e) {
	return d({
		as: "set",
		members: e
	});
}
function vt(e) {
	return e.as === "text" && e.text === "";
}
function yt(e) {
	return e.as === "text" ? h(e, e, 90)[0] : d(e);
}
function bt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${o(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function xt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !ve(e.kind, t)).flatMap((t) => St(e.kind, t));
	if (n.length !== 0) return { rows: [z([L`${X(e, t)}\n${H(n, "diff")}`])] };
}
function St(e, t) {
	let n = _(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : Ct("-", n, w(e, t.field, r)), ...Ct("+", n, w(e, t.field, i))];
}
function Ct(e, t, n) {
	return wt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = A(Be(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${l(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
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
			At(a.filter(le), n),
			...Ge.map((e) => Dt(e, i, n)),
			Nt(jt, a.filter(Ie), n),
			Nt(Mt, a.filter((e) => !le(e) && !Ie(e)), n),
			...r ? [Ft(r)] : [],
			It(i, n)
		],
		pending: r ? Lt(r, n) : []
	};
}
function Dt(e, t, n) {
	let r = t.filter((t) => P(t) === e), a = {
		title: `${i(r.length)} ${Tt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...a,
		layout: "diff",
		section: new q(r.map(lt))
	};
	let o = r.map((e) => Y(e, n));
	return {
		...a,
		layout: "list",
		section: new q(o)
	};
}
function Ot(e) {
	let t = e.map((e) => ({
		rows: [n(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${x(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new q(t)
	};
}
function kt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new q(ye(e).map((e) => ({
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
		title: `${x(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new q(n)
	};
}
const jt = "to pull: edited in the project, and not in the manifests", Mt = "kept: different, and not changed by apply";
function Nt(e, t, n) {
	let r = t.length > 20 ? Pt(t).slice(0, 19) : t, a = t.length - r.length, o = {
		rows: [z([L`and ${G(i(a))} more, which the report file lists`])],
		count: a
	}, s = r.map((e) => ut(e, n));
	return {
		title: `${i(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new q(a > 0 ? [...s, o] : s)
	};
}
function Pt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Ft({ released: e, released_kinds: t }) {
	let n = [...oe.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => T(e))];
	return {
		title: `${i(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new q(n.map((e) => ({ rows: [e] })))
	};
}
function It(e, t) {
	let n = e.flatMap((e) => xt(e, t) ?? []);
	return {
		title: `All values in full: ${x(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new q(n)
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
		title: `Already pending, with or without this pull request: ${x(e.length, "change")}`,
		section: new q(e.map((e) => Y(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${x(t.length, "change")}`,
		section: new q(t.map((e) => ({ rows: Y(e, a).rows })))
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
const Bt = new WeakMap();
function Vt(e, t, n) {
	let r = Bt.get(t) ?? new Map();
	Bt.set(t, r);
	let i = E([e.name, n?.name ?? null]), a = r.get(i) ?? Ut(e, n ? Ht(t).filter(n.has) : t);
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
			return a.length < 2 ? a[0] : Fe(e, {
				target: a,
				head: [t]
			}, (t) => b(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Kt(e, t).own).filter((e) => e !== t)
	};
}
function Wt(e, t) {
	let { id: n, previously: i = [] } = r(e, t), a = Me(e.identity(t.values)).map(qt);
	return {
		own: n === void 0 ? a : [`id ${n}`, ...a],
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
		return a === void 0 || E(a) !== E(e.declared);
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
	return e.map(({ item: e, entry: t, kind: n }) => he(n, t, "conflict", Zt(e), {
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
	let a = t ? L` ${ct(t, i)}` : L``, o = K(U(r), Re(r));
	return { rows: [z([L`**${G(e)}**${a}: ${nn(n)} (${o})`])] };
}
function tn(e, t) {
	return ue(e, Le).map(({ result: e, names: n, count: r }) => {
		let i = y(e), a = i ? L` · ${ct(i, t)}` : L``, o = G(Ee(e.outcome));
		return {
			count: r,
			rows: [z([L`**${U(n)}**${a} · ${o}: ${nn(ae(e))}`])]
		};
	});
}
function nn(e) {
	return W(k(e, 1e3));
}
// src/report/markdown/rows.ts
const rn = 1e3;
function an({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${O(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${k(n, rn)}`] };
}
function on(e) {
	return ue(e, Le).map(({ result: e, names: t, count: n }) => {
		let r = k(ae(e), rn);
		return {
			count: n,
			rows: [`${g({ place: y(e) })}  ${t}  ${Ee(e.outcome)}: ${r}`]
		};
	});
}
function sn({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${A(f(e), rn)}`)],
		...i && { isLoss: !0 }
	};
}
function cn(t, n, r, i) {
	let { problems: a, results: o, backup: s } = t, c = e(t), l = (o ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: o !== void 0,
		head: R([
			...i ? [hn(t, n)] : [],
			_n(t, i),
			...vn(t),
			...yn(t),
			...bn(t, n),
			...s === void 0 ? [] : [L`The backup is in ${U(k(s, 400))}.`],
			...c === void 0 ? [] : [L`${G(De(void 0))}: ${U(k(c, 800))}`]
		]),
		problems: Z(a.filter($t), r.linkTo),
		failed: {
			title: `${x(l.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new q(tn(l, r.linkTo))
		},
		...ln(t, n, r),
		unmanaged: dn(t, r)
	};
}
function Z(e, t) {
	let n = new q(Te(e).map((e) => en(e, t)));
	return {
		title: Ce(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function ln(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: un(ge(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = me(t, e);
		return {
			groups: un(s(i, {
				now: n,
				texts: a,
				file: r
			})),
			pending: []
		};
	}
	let { own: o, pending: c } = Et(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: c
	};
}
function un(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new q(t.map(sn))
	});
	return [r("change", n), r("kept item", t)];
}
function dn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = se(e).map((e) => ({ rows: [e] })), a = r.length - (t ?? r.length), o = {
		rows: [`… and ${i(a)} more; ${n}`],
		count: a
	};
	return {
		title: `Unmanaged: ${i(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new q(a > 0 ? [...r.slice(0, t), o] : r)
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
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => st(e, n, t), d = s.flatMap(u);
	return R([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [B("The plan", R(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function hn(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = L`### ${Q(n ?? r)}${i ? L` · ${Q(i.project.name)}` : L``}`;
	return a ? L`${o}\n\n**${G(`Applied: ${ke([e])}.`)}**` : i ? t === "plan" ? L`${o}\n\n**${G(gn(F(D(e))))}**` : L`${o}\n\n**${G(t === "drift" ? Se([e]) : ce(i, e.effort))}**` : o;
}
function gn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function _n({ id: e, plan: t }, n) {
	let r = je(e);
	return L`Project ${t && !n ? L`${Q(t.project.name)} · ` : L``}${U(k(e, 200))}${r === void 0 ? L`` : L` · ${K(L`open in Lokalise`, r)}`}`;
}
function vn({ plan: e }) {
	let t = e?.filter && _e(e.filter);
	return t ? [L`**${G(t.start)}** ${U(t.filters)}: ${G(t.end)}`] : [];
}
function yn({ target: e }) {
	return e?.is === "not compared" ? [L`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${U(k(e.why, 400))}.`] : [];
}
function bn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && fe(n.project, D(e));
	return i ? [L`${G(i.start)} ${U(i.languages)} ${G(i.end)}`] : [];
}
function Q(e) {
	return U(k(e, 80));
}
// src/report/markdown/manifestGroups.ts
function xn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [L`${G(He)}: ${U(k(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Ve, a = G(`Difference: ${N(n)}.`);
	return [L`**${G(r)}** (${U(t.slice(0, 7))}). ${G(i)}`, L`**${a}**`];
}
function Sn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => Cn(e, t, n.length > 1));
}
function Cn(e, { linkTo: t }, n) {
	let { changes: r, released: a, rematched: o, changed_defaults: s, settings: c, hide_texts: l, name: u = "" } = e, d = {
		texts: l !== !0,
		languages: [],
		linkTo: t
	}, f = L`**${G(N([e]))}**`, p = a.filter(({ fields: e }) => !e), m = a.filter(({ fields: e }) => e), h = (e) => We(e, d.texts);
	return {
		isApplied: !1,
		head: n ? R([L`### ${Q(u)}`, f]) : L``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Ot(c),
			$(`${i(p.length)} no longer declared: the project keeps them, unless prune is on`, p.map((e) => ({
				...h(e),
				words: []
			}))),
			$(`${i(m.length)} with fewer fields: the project keeps their values`, m.map(h)),
			...wn(r, d),
			$(`${i(o.length)} with another id or former name`, o.map(j)),
			$(`${x(s.length, "manifest")} with other values for new entries`, s.map(M)),
			It(r, d)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function wn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => Y(e, t));
		return {
			title: `${i(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new q(r)
		};
	};
	return [
		r("changed", n.filter((e) => !C(e))),
		r("renamed", n.filter(C)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new q(t.map((e) => sn(e)))
	};
}
// src/report/markdown/body.ts
const Tn = 7 / 8;
function En(e, t) {
	let n = re(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = kn(n), s = Sn(n, t), c = o.length + s.length > 1, l = new at(t.limit, i), u = R([
		An(n),
		jn(n, t),
		...Mn(n, t),
		...xn(n)
	]), d = (e) => G(`… and ${x(e, "more project")}; ${r}.`), f = Ln(n, t);
	l.takeText(R([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = Z(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => cn(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(pn(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) fn(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), Tn), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [Dn, On]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(fn)) {
		l.showLosses(y(), Tn);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return R([
		u,
		...st(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => mn(e, t, c ? 4 : 3)),
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
	if (r?.is === "compared") return L`## Translations: ${G(N(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? L` · ${G(x(n.length, "project"))}` : L``;
	if (t === "plan" && i.length > 0) {
		let t = ne(e).filter(Qt).length, r = t > 0 ? `, ${x(t, "conflict")}` : "";
		return L`## Translations: ${G(F(n.flatMap(D)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? L` · ${Q(o.plan.project.name)}` : L``;
	return t === "plan" ? L`## Translations: no plan${a}` : L`## Lokaform ${G(t)}${s}${a}`;
}
function jn({ manifests: e }, { lead: t = (e) => L`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = m(e) || "no manifest", i = e.length === 1 ? L`the manifest` : L`the manifests`;
	return t(n ? L`${i} ${U(A(r, 400))}` : G(r));
}
function Mn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Pn(e, t) : [Nn(e, de(e))];
	if (!i) return o;
	let { sentence: s, names: c } = be(e), l = c.length > 0 ? L` Not reached: ${U(A(c.join(", "), 400))}.` : L``;
	return [L`❌ **${G(s)}**${l}`, ...a ? o : []];
}
function Nn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return L`${S(e) ? L`❌ ` : ie(e) || n ? L`✅ ` : L``}**${G(t)}**`;
}
function Pn(e, { isPullRequest: t }) {
	if (S(e)) {
		let t = ne(e), n = t.filter(Qt), r = t.filter((e) => e.severity === "error" && $t(e)), i = R([...r.length > 0 ? [Nn(e, `${Ce(r)}. ${In(r)}`)] : [], ...n.length > 0 ? [Nn(e, Fn(n))] : []]);
		return Rn(e) && e.projects.every((e) => D(e).length === 0) ? [i, L`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return u(e) ? [L`✅ **${G(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function Fn(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${i(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${x(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function In(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Ln(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(D), a = Rn(e) ? L` The changes that are already pending are made as well.` : L``, o = t ? L`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : L`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !S(Bn(e)) ? [o] : [], zn(e)];
}
function Rn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function zn(e) {
	return B("How to read this", R([
		...Rn(e) ? [L`In numbers, with the changes that are already pending:`] : [],
		G(de(e)),
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
	return L`${En(e, {
		now: t,
		limit: r - 1,
		measure: rt,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { L as A, Ue as B, R as C, K as D, B as E, P as F, j as H, Ve as I, He as L, G as M, qe as N, z as O, F as P, N as R, nt as S, H as T, We as V, It as _, Q as a, q as b, on as c, Jt as d, Yt as f, Ht as g, Rt as h, wn as i, Xe as j, et as k, an as l, Vt as m, Hn as n, Z as o, zt as p, En as r, sn as s, Vn as t, Xt as u, st as v, U as w, rt as x, at as y, M as z };
