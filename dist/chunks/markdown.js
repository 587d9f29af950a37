import { $n as e, An as t, At as n, C as r, Ci as i, Cn as a, Dt as o, En as s, Et as c, Hn as l, In as u, Kn as d, Ln as f, Mn as p, Mt as m, Nn as h, Nt as g, On as _, Ot as ee, Pn as v, Pt as y, Qn as b, Rn as x, S as te, Sn as ne, Tn as re, Tt as ie, Wn as ae, Xn as oe, Zn as S, _t as se, bn as ce, cn as le, cr as ue, dr as de, er as fe, fn as pe, fr as me, gn as C, gt as he, ii as ge, ir as _e, jn as ve, jt as ye, kn as w, kt as be, ln as xe, mr as Se, mt as Ce, nn as we, nr as T, on as Te, rn as Ee, sn as De, tr as Oe, un as ke, ur as Ae, vr as je, vt as Me, w as Ne, wi as Pe, wn as E, wt as Fe, x as Ie, xn as Le, yi as Re, yt as ze } from "./engine.js";
import { B as D, F as Be, L as O, qt as Ve, z as k } from "./start.js";
// src/report/words/manifestLines.ts
const He = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ue = "The manifests were not compared with those of the commit that the pull request would be merged into";
function We({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...ie(e, {
			now: i,
			texts: a,
			full: o
		}, []),
		...t.map((e) => Ge(e, a)),
		...n.map(A),
		...r.map(j)
	];
}
function Ge({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${w(t.kind, r)}${n ? ` ${f(p(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: m(t),
		place: y(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function A({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : k(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: m(r),
		place: y(r),
		words: o
	};
}
function j(e) {
	return {
		sign: "~",
		label: O(e),
		place: "",
		words: ["on_create changes"]
	};
}
function M(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(C).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${E(e)} ${t}`] : []), ...i > 0 ? [`${a(i, "setting")} changed`] : []].join(", ") || "no differences";
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
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => ue(e.kind, t)) ? "removed" : e.fields.filter((t) => ve(e.kind, t)).some((t) => me(e.kind, t)) ? "overwritten text" : de(e) ? "overwritten" : C(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const qe = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function Je(e) {
	let t = Ye(e), n = qe.flatMap((e) => t[e] > 0 ? [`${E(t[e])} ${e}`] : []);
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
	let t = N(e);
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
	let { title: r, noun: i, fold: o, section: s } = e;
	if (s.count === 0) return [];
	let c = s.hidden, l = `… and ${a(c, `more ${i}`)}; ${n}`, u = e.layout === "list" ? I([Ze(e.section.rows), ...c > 0 ? [U(l)] : []]) : B([...s.rows, ...c > 0 ? [l] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [u];
	if (o === "always") return [R(r, u)];
	let d = o === "many" && s.groups.length > 20;
	return [F`${t === 3 ? F`###` : F`####`} ${U(r)}`, d ? R(`Show ${a(s.count, i)}`, u) : u];
}
function q({ file: e, line: t }, n) {
	let r = V(`${k(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : W(r, i);
}
// src/report/markdown/changeItems.ts
const J = 1e3;
function lt(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${y(e)}`;
	return {
		rows: [`- ${m(e)}  ${Fe[t]}${n}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = dt(e, t);
	return {
		rows: [L([r === void 0 ? n : F`${n}${r}`])],
		short: [L([X(e, {})])],
		...de(e) && { isLoss: !0 }
	};
}
function ut(e, t) {
	let n = H(D(s(e, t.texts), J));
	return {
		rows: [L([F`${X(e, t)}: ${n}`])],
		short: [L([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return F`${F`**${V(m(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? F` ← ${V(k(e.renamed_from, 80))}` : F``}${"place" in e && e.place ? F` · ${q(e.place, t)}` : F``}`;
}
function dt(e, n) {
	if (e.action === "destroy") return F`: ${H(Fe[e.how])}`;
	let { kind: r, fields: i } = e;
	if (e.action === "create") {
		let t = n.texts ? c(e) : o(r, i);
		return t === "" ? void 0 : F`: ${H(D(t, J))}`;
	}
	let a = i.filter((n) => e.renamed_from === void 0 || !t(r, n)).flatMap((e) => ft(r, e, n));
	return a.length === 0 ? void 0 : F`\n${B(a, "diff")}`;
}
function ft(e, t, { texts: n, languages: r }) {
	let i = w(e, t), a = Se(e, t) ? [`  ${be(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = me(e, t) ? mt(e, i, t) : [], s = o.length > 0 ? o : [pt(e, i, t)];
	return [
		...bt(t.edited),
		...s.map((e) => D(e, J)),
		...a
	];
}
function pt(e, t, n) {
	return n.before === void 0 || Ae(n.before) ? `+ ${t} ${yt(p(e, n.field, n.after))}` : `  ${re(e, n)}`;
}
function mt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [p(e, n, r), p(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? h(a.slots, o.slots).flatMap(([e, n, r]) => ht(`${t}.${e}`, n, r)) : ht(t, a, o);
}
function ht(e, t, n) {
	if (t.as === "set" && n.as === "set") return gt(e, t.members, n.members);
	let [r, i] = v(t, n, 90), [a, o] = [vt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${vt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function gt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => _t(e).length > 200) && r.length > 1, o = (e) => i ? [...e.filter((e) => !r.includes(e)).map(u), `${a(r.length, "other")} in both`].join(", ") : _t(e);
	return [`- ${e} ${o(t)}`, `+ ${e} ${o(n)}`];
}
function _t(e) {
	return f({
		as: "set",
		members: e
	});
}
function vt(e) {
	return e.as === "text" && e.text === "";
}
function yt(e) {
	return e.as === "text" ? v(e, e, 90)[0] : f(e);
}
function bt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${_(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function xt(e, n) {
	if (e.action === "destroy" || !n.texts) return;
	let r = e.fields.filter((n) => !t(e.kind, n)).flatMap((t) => St(e.kind, t));
	if (r.length !== 0) return { rows: [L([F`${X(e, n)}\n${B(r, "diff")}`])] };
}
function St(e, t) {
	let n = w(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : Ct("-", n, p(e, t.field, r)), ...Ct("+", n, p(e, t.field, i))];
}
function Ct(e, t, n) {
	return wt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = D(Be(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${u(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
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
	let r = t?.is === "compared" ? t : void 0, a = r?.caused ?? e.changes, o = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [Ot(r.settings)] : [],
			kt((r ?? e).sends),
			At(o.filter(i), n),
			...Ke.map((e) => Dt(e, a, n)),
			Nt(jt, o.filter(Pe), n),
			Nt(Mt, o.filter((e) => !i(e) && !Pe(e)), n),
			...r ? [Ft(r)] : [],
			It(a, n)
		],
		pending: r ? Lt(r, n) : []
	};
}
function Dt(e, t, n) {
	let r = t.filter((t) => N(t) === e), i = {
		title: `${E(r.length)} ${Tt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new G(r.map(lt))
	};
	let a = r.map((e) => Y(e, n));
	return {
		...i,
		layout: "list",
		section: new G(a)
	};
}
function Ot(e) {
	let t = e.map((e) => ({
		rows: [ye(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${a(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new G(t)
	};
}
function kt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new G(n(e).map((e) => ({
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
		title: `${a(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new G(n)
	};
}
const jt = "to pull: edited in the project, and not in the manifests", Mt = "kept: different, and not changed by apply";
function Nt(e, t, n) {
	let r = t.length > 20 ? Pt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [L([F`and ${U(E(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => ut(e, n));
	return {
		title: `${E(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new G(i > 0 ? [...o, a] : o)
	};
}
function Pt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Ft({ released: e, released_kinds: t }) {
	let n = [...je.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => m(e))];
	return {
		title: `${E(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new G(n.map((e) => ({ rows: [e] })))
	};
}
function It(e, t) {
	let n = e.flatMap((e) => xt(e, t) ?? []);
	return {
		title: `All values in full: ${a(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new G(n)
	};
}
function Lt({ pending: e, resolved: t, commit: n }, r) {
	let { linkTo: i } = r, o = {
		...r,
		linkTo: i && ((e, t) => i(e, t, n))
	}, s = {
		noun: "change",
		fold: "always",
		layout: "list"
	};
	return [{
		...s,
		title: `Already pending, with or without this pull request: ${a(e.length, "change")}`,
		section: new G(e.map((e) => Y(e, r)))
	}, {
		...s,
		title: `No longer pending after this pull request: ${a(t.length, "change")}`,
		section: new G(t.map((e) => ({ rows: Y(e, o).rows })))
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
	let i = ge([e.name, n?.name ?? null]), a = r.get(i) ?? Ut(e, n ? Ht(t).filter(n.has) : t);
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
			}, (t) => te(e, t.values).texts).get(t);
		},
		namesakes: (t) => r(Kt(e, t).own).filter((e) => e !== t)
	};
}
function Wt(e, t) {
	let { id: n, previously: i = [] } = r(e, t), a = Ne(e.identity(t.values)).map(qt);
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
		return a === void 0 || ge(a) !== ge(e.declared);
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
	return e.map(({ item: e, entry: t, kind: n }) => Re(n, t, "conflict", Zt(e), {
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
	let a = t ? F` ${q(t, i)}` : F``, o = W(V(r), ce(r));
	return { rows: [L([F`**${U(e)}**${a}: ${nn(n)} (${o})`])] };
}
function tn(t, n) {
	return Le(t, ne).map(({ result: t, names: r, count: i }) => {
		let a = e(t), o = a ? F` · ${q(a, n)}` : F``, s = U(_e(t.outcome));
		return {
			count: i,
			rows: [L([F`**${V(r)}**${o} · ${s}: ${nn(b(t))}`])]
		};
	});
}
function nn(e) {
	return H(k(e, 1e3));
}
// src/report/markdown/rows.ts
const rn = 1e3;
function an({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${O(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${k(n, rn)}`] };
}
function on(t) {
	return Le(t, ne).map(({ result: t, names: n, count: r }) => {
		let i = k(b(t), rn);
		return {
			count: r,
			rows: [`${y({ place: e(t) })}  ${n}  ${_e(t.outcome)}: ${i}`]
		};
	});
}
function sn({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${D(x(e), rn)}`)],
		...i && { isLoss: !0 }
	};
}
function cn(e, t, n, r) {
	let { problems: i, results: o, backup: s } = e, c = fe(e), l = (o ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: o !== void 0,
		head: I([
			...r ? [hn(e, t)] : [],
			_n(e, r),
			...vn(e),
			...yn(e),
			...bn(e, t),
			...s === void 0 ? [] : [F`The backup is in ${V(k(s, 400))}.`],
			...c === void 0 ? [] : [F`${U(le(void 0))}: ${V(k(c, 800))}`]
		]),
		problems: Z(i.filter($t), n.linkTo),
		failed: {
			title: `${a(l.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new G(tn(l, n.linkTo))
		},
		...ln(e, t, n),
		unmanaged: dn(e, n)
	};
}
function Z(e, t) {
	let n = new G(Ce(e).map((e) => en(e, t)));
	return {
		title: De(e),
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
		groups: un(se(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = Oe(t, e);
		return {
			groups: un(ee(i, {
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
		section: new G(t.map(sn))
	});
	return [r("change", n), r("kept item", t)];
}
function dn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = Me(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${E(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${E(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new G(i > 0 ? [...r.slice(0, t), a] : r)
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
function hn(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = F`### ${Q(n ?? r)}${i ? F` · ${Q(i.project.name)}` : F``}`;
	return a ? F`${o}\n\n**${U(`Applied: ${we([e])}.`)}**` : i ? t === "plan" ? F`${o}\n\n**${U(gn(Je(T(e))))}**` : F`${o}\n\n**${U(t === "drift" ? Ee([e]) : Te(i, e.effort))}**` : o;
}
function gn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function _n({ id: e, plan: t }, n) {
	let r = ze(e);
	return F`Project ${t && !n ? F`${Q(t.project.name)} · ` : F``}${V(k(e, 200))}${r === void 0 ? F`` : F` · ${W(F`open in Lokalise`, r)}`}`;
}
function vn({ plan: e }) {
	let t = e?.filter && he(e.filter);
	return t ? [F`**${U(t.start)}** ${V(t.filters)}: ${U(t.end)}`] : [];
}
function yn({ target: e }) {
	return e?.is === "not compared" ? [F`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${V(k(e.why, 400))}.`] : [];
}
function bn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && pe(n.project, T(e));
	return i ? [F`${U(i.start)} ${V(i.languages)} ${U(i.end)}`] : [];
}
function Q(e) {
	return V(k(e, 80));
}
// src/report/markdown/manifestGroups.ts
function xn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [F`${U(Ue)}: ${V(k(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = He, a = U(`Difference: ${M(n)}.`);
	return [F`**${U(r)}** (${V(t.slice(0, 7))}). ${U(i)}`, F`**${a}**`];
}
function Sn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => Cn(e, t, n.length > 1));
}
function Cn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: o, changed_defaults: s, settings: c, hide_texts: l, name: u = "" } = e, d = {
		texts: l !== !0,
		languages: [],
		linkTo: t
	}, f = F`**${U(M([e]))}**`, p = i.filter(({ fields: e }) => !e), m = i.filter(({ fields: e }) => e), h = (e) => Ge(e, d.texts);
	return {
		isApplied: !1,
		head: n ? I([F`### ${Q(u)}`, f]) : F``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Ot(c),
			$(`${E(p.length)} no longer declared: the project keeps them, unless prune is on`, p.map((e) => ({
				...h(e),
				words: []
			}))),
			$(`${E(m.length)} with fewer fields: the project keeps their values`, m.map(h)),
			...wn(r, d),
			$(`${E(o.length)} with another id or former name`, o.map(A)),
			$(`${a(s.length, "manifest")} with other values for new entries`, s.map(j)),
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
			title: `${E(n.length)} ${e}`,
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
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new G(t.map((e) => sn(e)))
	};
}
// src/report/markdown/body.ts
const Tn = 7 / 8;
function En(e, t) {
	let n = l(e), { overflow: r, measure: i } = t, { problems: o, projects: s } = kn(n), c = Sn(n, t), u = s.length + c.length > 1, d = new st(t.limit, i), f = I([
		An(n),
		jn(n, t),
		...Mn(n, t),
		...xn(n)
	]), p = (e) => U(`… and ${a(e, "more project")}; ${r}.`), m = Ln(n, t);
	d.takeText(I([
		f,
		p(s.length + c.length),
		...m
	]));
	let h = Z(o, t.linkTo);
	o.length > 0 && d.take(400);
	let g = [...s.map((e) => cn(e, n, t, u)), ...c], _ = new Set(), ee = (e) => (!_.has(e) && d.take(pn(e, i)) && _.add(e), _.has(e)), v = (e) => [..._].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of g) fn(e) || ee(e);
	let y = () => v(({ groups: e }) => e), b = () => v((e) => e.pending);
	d.showLosses(y(), Tn), d.showRest([h.section], d.remaining / 2);
	for (let e of g) if (!ee(e)) break;
	for (let e of [Dn, On]) d.showRest(v(e), d.remaining / 2);
	if (d.showLosses(y(), 1), g.every(fn)) {
		d.showLosses(b(), Tn);
		let e = Math.max(...g.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) d.showRest(v(({ groups: e }) => e[t]));
		d.showRest(b());
	}
	d.showRest(v(({ unmanaged: e }) => e));
	let x = g.length - _.size;
	return I([
		f,
		...K(h, 3, r),
		...g.filter((e) => _.has(e)).map((e) => mn(e, t, u ? 4 : 3)),
		...x > 0 ? [p(x)] : [],
		...m
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
	if (r?.is === "compared") return F`## Translations: ${U(M(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), o = n.length > 1 ? F` · ${U(a(n.length, "project"))}` : F``;
	if (t === "plan" && i.length > 0) {
		let t = ae(e).filter(Qt).length, r = t > 0 ? `, ${a(t, "conflict")}` : "";
		return F`## Translations: ${U(Je(n.flatMap(T)) + r)}${o}`;
	}
	let [s] = i, c = n.length === 1 && s?.plan ? F` · ${Q(s.plan.project.name)}` : F``;
	return t === "plan" ? F`## Translations: no plan${o}` : F`## Lokaform ${U(t)}${c}${o}`;
}
function jn({ manifests: e }, { lead: t = (e) => F`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = g(e) || "no manifest", i = e.length === 1 ? F`the manifest` : F`the manifests`;
	return t(n ? F`${i} ${V(D(r, 400))}` : U(r));
}
function Mn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Pn(e, t) : [Nn(e, xe(e))];
	if (!i) return o;
	let { sentence: s, names: c } = ke(e), l = c.length > 0 ? F` Not reached: ${V(D(c.join(", "), 400))}.` : F``;
	return [F`❌ **${U(s)}**${l}`, ...a ? o : []];
}
function Nn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return F`${S(e) ? F`❌ ` : oe(e) || n ? F`✅ ` : F``}**${U(t)}**`;
}
function Pn(e, { isPullRequest: t }) {
	if (S(e)) {
		let t = ae(e), n = t.filter(Qt), r = t.filter((e) => e.severity === "error" && $t(e)), i = I([...r.length > 0 ? [Nn(e, `${De(r)}. ${In(r)}`)] : [], ...n.length > 0 ? [Nn(e, Fn(n))] : []]);
		return Rn(e) && e.projects.every((e) => T(e).length === 0) ? [i, F`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return d(e) ? [F`✅ **${U(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function Fn(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${E(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${a(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function In(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Ln(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(T), a = Rn(e) ? F` The changes that are already pending are made as well.` : F``, o = t ? F`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : F`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !S(Bn(e)) ? [o] : [], zn(e)];
}
function Rn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function zn(e) {
	return R("How to read this", I([
		...Rn(e) ? [F`In numbers, with the changes that are already pending:`] : [],
		U(xe(e)),
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
	return F`${En(e, {
		now: t,
		limit: r - 1,
		measure: at,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { F as A, We as B, I as C, W as D, R as E, N as F, A as H, He as I, Ue as L, U as M, Ye as N, L as O, Je as P, M as R, it as S, B as T, Ge as V, It as _, Q as a, G as b, on as c, Jt as d, Yt as f, Ht as g, Rt as h, wn as i, Qe as j, nt as k, an as l, Vt as m, Hn as n, Z as o, zt as p, En as r, sn as s, Vn as t, Xt as u, K as v, V as w, at as x, st as y, j as z };
