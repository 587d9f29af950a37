import { $n as e, An as t, At as n, C as r, Ci as i, Cn as a, Ct as o, Dn as s, Dt as c, Et as l, Fn as u, Gn as d, In as f, Ln as p, Mn as m, Mt as h, Nn as g, Nt as _, On as v, Ot as y, Qn as b, S as ee, Si as te, Sn as x, Tn as ne, Tt as re, Un as ie, Vn as ae, Xn as S, Yn as oe, Zn as se, _r as ce, _t as le, an as ue, bn as de, cn as fe, dn as pe, dr as me, er as he, gt as ge, hn as C, ht as _e, jn as w, jt as T, kn as ve, kt as ye, ln as be, lr as xe, nn as Se, on as Ce, pr as we, pt as Te, ri as E, rr as Ee, sn as De, sr as Oe, tn as ke, tr as D, ur as Ae, vi as je, vt as Me, w as Ne, wn as Pe, wt as Fe, x as Ie, xn as Le, yn as Re } from "./engine.js";
import { F as O, Gt as ze, L as k, N as Be, R as A } from "./start.js";
// src/report/words/manifestLines.ts
const Ve = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, He = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ue({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...Fe(e, {
			now: i,
			texts: a,
			full: o
		}, []),
		...t.map((e) => We(e, a)),
		...n.map(Ge),
		...r.map(Ke)
	];
}
function We({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${v(t.kind, r)}${n ? ` ${f(w(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: T(t),
		place: _(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function Ge({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : k(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: T(r),
		place: _(r),
		words: o
	};
}
function Ke(e) {
	return {
		sign: "~",
		label: O(e),
		place: "",
		words: ["on_create changes"]
	};
}
function j(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(C).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${a(e)} ${t}`] : []), ...i > 0 ? [`${x(i, "setting")} changed`] : []].join(", ") || "no differences";
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
function M(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => Oe(e.kind, t)) ? "removed" : e.fields.filter((n) => t(e.kind, n)).some((t) => me(e.kind, t)) ? "overwritten text" : Ae(e) ? "overwritten" : C(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Je = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function N(e) {
	let t = Ye(e), n = Je.flatMap((e) => t[e] > 0 ? [`${a(t[e])} ${e}`] : []);
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
function Ze(e) {
	return P(e.join("\n"));
}
function L(e) {
	return P(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Qe(e) {
	return P(e);
}
function R(e, t) {
	if (!et.test(e)) throw Error(`${e} cannot be a title`);
	return F`<details><summary>${P(e)}</summary>\n\n${t}\n\n</details>`;
}
const $e = RegExp("(`{16})`+", "g");
function z(e) {
	return e.replace(/[\n\r]/g, " ").replace($e, "$1…");
}
function B(e, t = "") {
	let n = e.map(z), r = n.reduce((e, t) => Math.max(e, rt(t)), 2), i = "`".repeat(r + 1);
	return P([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function V(e) {
	return H(O(e));
}
function H(e) {
	let t = z(e), n = "`".repeat(rt(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return P(`${n}${r}${t}${r}${n}`);
}
function U(e) {
	return et.test(e) && !tt.test(e) ? P(e) : V(e);
}
const et = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, tt = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function W(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? P(`[${e}](${t})`) : e;
}
function nt(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return P(`<!-- ${e} -->`);
}
function rt(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const it = (e) => e.length, at = (e) => Buffer.byteLength(e);
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
		return ot(this.groups);
	}
	get hidden() {
		return ot(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function ot(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var st = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, ct(t));
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
function ct({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function K(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${x(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? I([Ze(e.section.rows), ...s > 0 ? [U(c)] : []]) : B([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [R(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [F`${t === 3 ? F`###` : F`####`} ${U(r)}`, u ? R(`Show ${x(o.count, i)}`, l) : l];
}
function q({ file: e, line: t }, n) {
	let r = V(`${k(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : W(r, i);
}
// src/report/markdown/changeItems.ts
const lt = 1e3;
function ut(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${_(e)}`;
	return {
		rows: [`- ${T(e)}  ${o[t]}${n}`],
		isLoss: !0
	};
}
function J(e, t) {
	let n = Y(e, t), r = ft(e, t);
	return {
		rows: [L([r === void 0 ? n : F`${n}${r}`])],
		short: [L([Y(e, {})])],
		...Ae(e) && { isLoss: !0 }
	};
}
function dt(e, t) {
	let n = H(A(ne(e, t.texts), lt));
	return {
		rows: [L([F`${Y(e, t)}: ${n}`])],
		short: [L([Y(e, {})])]
	};
}
function Y(e, { linkTo: t }) {
	return F`${F`**${V(T(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? F` ← ${V(k(e.renamed_from, 80))}` : F``}${"place" in e && e.place ? F` · ${q(e.place, t)}` : F``}`;
}
function ft(e, t) {
	if (e.action === "destroy") return F`: ${H(o[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? re(e) : l(n, r);
		return i === "" ? void 0 : F`: ${H(A(i, lt))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !ve(n, t)).flatMap((e) => pt(n, e, t));
	return i.length === 0 ? void 0 : F`\n${B(i, "diff")}`;
}
function pt(e, t, { texts: n, languages: r }) {
	let i = v(e, t), a = we(e, t) ? [`  ${y(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = me(e, t) ? ht(e, i, t) : [], s = o.length > 0 ? o : [mt(e, i, t)];
	return [
		...xt(t.edited),
		...s.map((e) => A(e, lt)),
		...a
	];
}
function mt(e, t, n) {
	return n.before === void 0 || xe(n.before) ? `+ ${t} ${bt(w(e, n.field, n.after))}` : `  ${Pe(e, n)}`;
}
function ht(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [w(e, n, r), w(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? m(a.slots, o.slots).flatMap(([e, n, r]) => gt(`${t}.${e}`, n, r)) : gt(t, a, o);
}
function gt(e, t, n) {
	if (t.as === "set" && n.as === "set") return _t(e, t.members, n.members);
	let [r, i] = g(t, n, 90), [a, o] = [yt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${yt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function _t(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => vt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(u), `${x(r.length, "other")} in both`].join(", ") : vt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function vt(e) {
	return f({
		as: "set",
		members: e
	});
}
function yt(e) {
	return e.as === "text" && e.text === "";
}
function bt(e) {
	return e.as === "text" ? g(e, e, 90)[0] : f(e);
}
function xt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${s(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function St(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !ve(e.kind, t)).flatMap((t) => Ct(e.kind, t));
	if (n.length !== 0) return { rows: [L([F`${Y(e, t)}\n${B(n, "diff")}`])] };
}
function Ct(e, t) {
	let n = v(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : wt("-", n, w(e, t.field, r)), ...wt("+", n, w(e, t.field, i))];
}
function wt(e, t, n) {
	return Tt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = A(Be(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${u(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
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
	let r = t?.is === "compared" ? t : void 0, a = r?.caused ?? e.changes, o = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [kt(r.settings)] : [],
			At((r ?? e).sends),
			jt(o.filter(te), n),
			...qe.map((e) => Ot(e, a, n)),
			Pt(Mt, o.filter(i), n),
			Pt(Nt, o.filter((e) => !te(e) && !i(e)), n),
			...r ? [It(r)] : [],
			Lt(a, n)
		],
		pending: r ? Rt(r, n) : []
	};
}
function Ot(e, t, n) {
	let r = t.filter((t) => M(t) === e), i = {
		title: `${a(r.length)} ${Et[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new G(r.map(ut))
	};
	let o = r.map((e) => J(e, n));
	return {
		...i,
		layout: "list",
		section: new G(o)
	};
}
function kt(e) {
	let t = e.map((e) => ({
		rows: [n(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${x(e.length, "setting")} changed`,
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
		section: new G(ye(e).map((e) => ({
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
		title: `${x(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new G(n)
	};
}
const Mt = "to pull: edited in the project, and not in the manifests", Nt = "kept: different, and not changed by apply";
function Pt(e, t, n) {
	let r = t.length > 20 ? Ft(t).slice(0, 19) : t, i = t.length - r.length, o = {
		rows: [L([F`and ${U(a(i))} more, which the report file lists`])],
		count: i
	}, s = r.map((e) => dt(e, n));
	return {
		title: `${a(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new G(i > 0 ? [...s, o] : s)
	};
}
function Ft(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function It({ released: e, released_kinds: t }) {
	let n = [...ce.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => T(e))];
	return {
		title: `${a(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new G(n.map((e) => ({ rows: [e] })))
	};
}
function Lt(e, t) {
	let n = e.flatMap((e) => St(e, t) ?? []);
	return {
		title: `All values in full: ${x(n.length, "change")}`,
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
		title: `Already pending, with or without this pull request: ${x(e.length, "change")}`,
		section: new G(e.map((e) => J(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${x(t.length, "change")}`,
		section: new G(t.map((e) => ({ rows: J(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function zt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return ze(t, n, i ? [i.name, r] : []).path;
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
	let i = E([e.name, n?.name ?? null]), a = r.get(i) ?? Wt(e, n ? Ut(t).filter(n.has) : t);
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
			}, (t) => ee(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(qt(e, t).own).filter((e) => e !== t)
	};
}
function Gt(e, t) {
	let { id: n, previously: i = [] } = r(e, t), a = Ne(e.identity(t.values)).map(Jt);
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
		return a === void 0 || E(a) !== E(e.declared);
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
	return e.map(({ item: e, entry: t, kind: n }) => je(n, t, "conflict", Qt(e), {
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
	let a = t ? F` ${q(t, i)}` : F``, o = W(V(r), Re(r));
	return { rows: [L([F`**${U(e)}**${a}: ${rn(n)} (${o})`])] };
}
function nn(e, t) {
	return de(e, Le).map(({ result: e, names: n, count: r }) => {
		let i = b(e), a = i ? F` · ${q(i, t)}` : F``, o = U(Ee(e.outcome));
		return {
			count: r,
			rows: [L([F`**${V(n)}**${a} · ${o}: ${rn(se(e))}`])]
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
	return de(e, Le).map(({ result: e, names: t, count: n }) => {
		let r = k(se(e), an);
		return {
			count: n,
			rows: [`${_({ place: b(e) })}  ${t}  ${Ee(e.outcome)}: ${r}`]
		};
	});
}
function cn({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${A(p(e), an)}`)],
		...i && { isLoss: !0 }
	};
}
function ln(t, n, r, i) {
	let { problems: a, results: o, backup: s } = t, c = e(t), l = (o ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: o !== void 0,
		head: I([
			...i ? [gn(t, n)] : [],
			vn(t, i),
			...yn(t),
			...bn(t),
			...xn(t, n),
			...s === void 0 ? [] : [F`The backup is in ${V(k(s, 400))}.`],
			...c === void 0 ? [] : [F`${U(De(void 0))}: ${V(k(c, 800))}`]
		]),
		problems: X(a.filter(en), r.linkTo),
		failed: {
			title: `${x(l.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new G(nn(l, r.linkTo))
		},
		...un(t, n, r),
		unmanaged: fn(t, r)
	};
}
function X(e, t) {
	let n = new G(Te(e).map((e) => tn(e, t)));
	return {
		title: Ce(e),
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
		let r = he(t, e);
		return {
			groups: dn(c(i, {
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
	let r = le(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), o = {
		rows: [`… and ${a(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${a(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new G(i > 0 ? [...r.slice(0, t), o] : r)
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
	let { name: n, id: r, plan: i, results: a } = e, o = F`### ${Z(n ?? r)}${i ? F` · ${Z(i.project.name)}` : F``}`;
	return a ? F`${o}\n\n**${U(`Applied: ${ke([e])}.`)}**` : i ? t === "plan" ? F`${o}\n\n**${U(_n(N(D(e))))}**` : F`${o}\n\n**${U(t === "drift" ? Se([e]) : ue(i, e.effort))}**` : o;
}
function _n(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function vn({ id: e, plan: t }, n) {
	let r = Me(e);
	return F`Project ${t && !n ? F`${Z(t.project.name)} · ` : F``}${V(k(e, 200))}${r === void 0 ? F`` : F` · ${W(F`open in Lokalise`, r)}`}`;
}
function yn({ plan: e }) {
	let t = e?.filter && _e(e.filter);
	return t ? [F`**${U(t.start)}** ${V(t.filters)}: ${U(t.end)}`] : [];
}
function bn({ target: e }) {
	return e?.is === "not compared" ? [F`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${V(k(e.why, 400))}.`] : [];
}
function xn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && pe(n.project, D(e));
	return i ? [F`${U(i.start)} ${V(i.languages)} ${U(i.end)}`] : [];
}
function Z(e) {
	return V(k(e, 80));
}
// src/report/markdown/manifestGroups.ts
function Sn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [F`${U(He)}: ${V(k(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Ve, a = U(`Difference: ${j(n)}.`);
	return [F`**${U(r)}** (${V(t.slice(0, 7))}). ${U(i)}`, F`**${a}**`];
}
function Cn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => wn(e, t, n.length > 1));
}
function wn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: o, changed_defaults: s, settings: c, hide_texts: l, name: u = "" } = e, d = {
		texts: l !== !0,
		languages: [],
		linkTo: t
	}, f = F`**${U(j([e]))}**`, p = i.filter(({ fields: e }) => !e), m = i.filter(({ fields: e }) => e), h = (e) => We(e, d.texts);
	return {
		isApplied: !1,
		head: n ? I([F`### ${Z(u)}`, f]) : F``,
		problems: X([]),
		failed: X([]),
		groups: [
			kt(c),
			Q(`${a(p.length)} no longer declared: the project keeps them, unless prune is on`, p.map((e) => ({
				...h(e),
				words: []
			}))),
			Q(`${a(m.length)} with fewer fields: the project keeps their values`, m.map(h)),
			...Tn(r, d),
			Q(`${a(o.length)} with another id or former name`, o.map(Ge)),
			Q(`${x(s.length, "manifest")} with other values for new entries`, s.map(Ke)),
			Lt(r, d)
		],
		pending: [],
		unmanaged: X([])
	};
}
function Tn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => J(e, t));
		return {
			title: `${a(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new G(r)
		};
	};
	return [
		r("changed", n.filter((e) => !C(e))),
		r("renamed", n.filter(C)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function Q(e, t) {
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
function Dn(e, t) {
	let n = ae(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = An(n), s = Cn(n, t), c = o.length + s.length > 1, l = new st(t.limit, i), u = I([
		jn(n),
		Mn(n, t),
		...Nn(n, t),
		...Sn(n)
	]), d = (e) => U(`… and ${x(e, "more project")}; ${r}.`), f = Rn(n, t);
	l.takeText(I([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = X(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => ln(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(mn(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) pn(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), En), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [On, kn]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(pn)) {
		l.showLosses(y(), En);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return I([
		u,
		...K(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => hn(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
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
	if (r?.is === "compared") return F`## Translations: ${U(j(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? F` · ${U(x(n.length, "project"))}` : F``;
	if (t === "plan" && i.length > 0) {
		let t = ie(e).filter($t).length, r = t > 0 ? `, ${x(t, "conflict")}` : "";
		return F`## Translations: ${U(N(n.flatMap(D)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? F` · ${Z(o.plan.project.name)}` : F``;
	return t === "plan" ? F`## Translations: no plan${a}` : F`## Lokaform ${U(t)}${s}${a}`;
}
function Mn({ manifests: e }, { lead: t = (e) => F`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = h(e) || "no manifest", i = e.length === 1 ? F`the manifest` : F`the manifests`;
	return t(n ? F`${i} ${V(A(r, 400))}` : U(r));
}
function Nn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Fn(e, t) : [Pn(e, fe(e))];
	if (!i) return o;
	let { sentence: s, names: c } = be(e), l = c.length > 0 ? F` Not reached: ${V(A(c.join(", "), 400))}.` : F``;
	return [F`❌ **${U(s)}**${l}`, ...a ? o : []];
}
function Pn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return F`${S(e) ? F`❌ ` : oe(e) || n ? F`✅ ` : F``}**${U(t)}**`;
}
function Fn(e, { isPullRequest: t }) {
	if (S(e)) {
		let t = ie(e), n = t.filter($t), r = t.filter((e) => e.severity === "error" && en(e)), i = I([...r.length > 0 ? [Pn(e, `${Ce(r)}. ${Ln(r)}`)] : [], ...n.length > 0 ? [Pn(e, In(n))] : []]);
		return $(e) && e.projects.every((e) => D(e).length === 0) ? [i, F`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return d(e) ? [F`✅ **${U(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function In(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${a(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${x(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Ln(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Rn(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(D), a = $(e) ? F` The changes that are already pending are made as well.` : F``, o = t ? F`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : F`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !S(Bn(e)) ? [o] : [], zn(e)];
}
function $({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function zn(e) {
	return R("How to read this", I([
		...$(e) ? [F`In numbers, with the changes that are already pending:`] : [],
		U(fe(e)),
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
function Bn(e) {
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
const Vn = 1048576;
function Hn(e, { now: t, reportFile: n, limit: r = Vn, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return F`${Dn(e, {
		now: t,
		limit: r - 1,
		measure: at,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { F as A, Ue as B, I as C, W as D, R as E, M as F, Ge as H, Ve as I, He as L, U as M, Ye as N, L as O, N as P, j as R, it as S, B as T, We as V, Lt as _, Z as a, G as b, sn as c, Yt as d, Xt as f, Ut as g, zt as h, Tn as i, Qe as j, nt as k, on as l, Ht as m, Hn as n, X as o, Bt as p, Dn as r, cn as s, Vn as t, Zt as u, K as v, V as w, at as x, st as y, Ke as z };
