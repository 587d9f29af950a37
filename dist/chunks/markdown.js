import { $ as e, At as t, Bn as n, Br as r, Bt as i, Cn as a, Dn as o, Ft as s, In as c, Ir as l, It as u, Jt as d, Lt as f, Mn as p, Mr as m, Nn as h, Pn as g, Pt as _, Qt as v, Rt as y, Sn as b, Tn as x, Vr as ee, Wt as S, Xt as C, Yt as w, Zt as te, _ as ne, an as re, bn as ie, cn as T, ct as ae, dt as oe, en as se, et as ce, fn as le, ft as ue, g as de, gn as fe, gt as E, h as pe, ht as me, in as D, jn as he, jt as ge, lt as _e, mn as ve, mt as O, nn as ye, on as be, ot as xe, pt as Se, qt as Ce, rn as we, sn as Te, st as Ee, tn as De, tt as Oe, ut as ke, v as Ae, wn as je, xn as Me } from "./engine.js";
import { A as k, D as Ne, Mt as Pe, T as Fe, k as A } from "./start.js";
// src/report/words/manifestLines.ts
const Ie = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Le = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Re({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		...Ee(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => j(e, a)),
		...n.map(ze),
		...r.map(Be)
	];
}
function j({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${De(t.kind, r)}${n ? ` ${T(D(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: O(t),
		place: E(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function ze({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : A(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: O(r),
		place: E(r),
		words: o
	};
}
function Be(e) {
	return {
		sign: "~",
		label: Ne(e),
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
const Ve = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function He(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => he(e.kind, t)) ? "removed" : e.fields.filter((t) => we(e.kind, t)).some((t) => g(e.kind, t)) ? "overwritten text" : h(e) ? "overwritten" : S(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ue = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function N(e) {
	let t = We(e), n = Ue.flatMap((e) => t[e] > 0 ? [`${C(t[e])} ${e}`] : []);
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
	let t = He(e);
	return t === "removed" || t === "new" ? t : S(e) ? "renamed" : "changed";
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
function Ke(e) {
	return P(e.join("\n"));
}
function L(e) {
	return P(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function qe(e) {
	return P(e);
}
function R(e, t) {
	if (!Ye.test(e)) throw Error(`${e} cannot be a title`);
	return F`<details><summary>${P(e)}</summary>\n\n${t}\n\n</details>`;
}
const Je = RegExp("(`{16})`+", "g");
function z(e) {
	return e.replace(/[\n\r]/g, " ").replace(Je, "$1…");
}
function B(e, t = "") {
	let n = e.map(z), r = n.reduce((e, t) => Math.max(e, Qe(t)), 2), i = "`".repeat(r + 1);
	return P([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function V(e) {
	return H(Ne(e));
}
function H(e) {
	let t = z(e), n = "`".repeat(Qe(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return P(`${n}${r}${t}${r}${n}`);
}
function U(e) {
	return Ye.test(e) && !Xe.test(e) ? P(e) : V(e);
}
const Ye = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Xe = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function W(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#L\d+)?$/.test(t) ? P(`[${e}](${t})`) : e;
}
function Ze(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return P(`<!-- ${e} -->`);
}
function Qe(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const $e = (e) => e.length, et = (e) => Buffer.byteLength(e);
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
		return e.reduce((e, t) => e + this.#t(z(t)) + 1, 0);
	}
};
function rt({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function K(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${w(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? I([Ke(e.section.rows), ...s > 0 ? [U(c)] : []]) : B([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [R(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [F`${t === 3 ? F`###` : F`####`} ${U(r)}`, u ? R(`Show ${w(o.count, i)}`, l) : l];
}
function q({ file: e, line: t }, n) {
	let r = V(`${A(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : W(r, i);
}
// src/report/markdown/changeItems.ts
const J = 1e3;
function it(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${E(e)}`;
	return {
		rows: [`- ${O(e)}  ${xe[t]}${n}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = ot(e, t);
	return {
		rows: [L([r === void 0 ? n : F`${n}${r}`])],
		short: [L([X(e, {})])],
		...h(e) && { isLoss: !0 }
	};
}
function at(e, t) {
	let n = H(k(v(e, t.texts), J));
	return {
		rows: [L([F`${X(e, t)}: ${n}`])],
		short: [L([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return F`${F`**${V(O(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? F` ← ${V(A(e.renamed_from, 80))}` : F``}${"place" in e && e.place ? F` · ${q(e.place, t)}` : F``}`;
}
function ot(e, t) {
	if (e.action === "destroy") return F`: ${H(xe[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? ae(e) : _e(n, r);
		return i === "" ? void 0 : F`: ${H(k(i, J))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !ye(n, t)).flatMap((e) => st(n, e, t));
	return i.length === 0 ? void 0 : F`\n${B(i, "diff")}`;
}
function st(e, t, { texts: n, languages: r }) {
	let i = De(e, t), a = c(e, t) ? [`  ${oe(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = g(e, t) ? lt(e, i, t) : [], s = o.length > 0 ? o : [ct(e, i, t)];
	return [
		...ht(t.edited),
		...s.map((e) => k(e, J)),
		...a
	];
}
function ct(e, t, n) {
	return n.before === void 0 || p(n.before) ? `+ ${t} ${mt(D(e, n.field, n.after))}` : `  ${te(e, n)}`;
}
function lt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [D(e, n, r), D(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? re(a.slots, o.slots).flatMap(([e, n, r]) => ut(`${t}.${e}`, n, r)) : ut(t, a, o);
}
function ut(e, t, n) {
	if (t.as === "set" && n.as === "set") return dt(e, t.members, n.members);
	let [r, i] = be(t, n, 90), [a, o] = [pt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${pt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function dt(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => ft(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(Te), `${w(r.length, "other")} in both`].join(", ") : ft(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function ft(e) {
	return T({
		as: "set",
		members: e
	});
}
function pt(e) {
	return e.as === "text" && e.text === "";
}
function mt(e) {
	return e.as === "text" ? be(e, e, 90)[0] : T(e);
}
function ht(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${A(e.by, 60)}`} on ${se(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function gt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !ye(e.kind, t)).flatMap((t) => _t(e.kind, t));
	if (n.length !== 0) return { rows: [L([F`${X(e, t)}\n${B(n, "diff")}`])] };
}
function _t(e, t) {
	let n = De(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : vt("-", n, D(e, t.field, r)), ...vt("+", n, D(e, t.field, i))];
}
function vt(e, t, n) {
	return yt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = k(Fe(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${Te(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function yt(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const bt = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function xt({ plan: e, target: t }, n) {
	let i = t?.is === "compared" ? t : void 0, a = i?.caused ?? e.changes, o = i?.kept ?? e.kept;
	return {
		own: [
			...i ? [Ct(i.settings)] : [],
			wt((i ?? e).sends),
			Tt(o.filter(r), n),
			...Ve.map((e) => St(e, a, n)),
			Ot(Et, o.filter(ee), n),
			Ot(Dt, o.filter((e) => !r(e) && !ee(e)), n),
			...i ? [At(i)] : [],
			jt(a, n)
		],
		pending: i ? Mt(i, n) : []
	};
}
function St(e, t, n) {
	let r = t.filter((t) => He(t) === e), i = {
		title: `${C(r.length)} ${bt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new G(r.map(it))
	};
	let a = r.map((e) => Y(e, n));
	return {
		...i,
		layout: "list",
		section: new G(a)
	};
}
function Ct(e) {
	let t = e.map((e) => ({
		rows: [Se(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${w(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new G(t)
	};
}
function wt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new G(ue(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function Tt(e, t) {
	let n = e.map((e) => ({
		...at(e, t),
		isLoss: !0
	}));
	return {
		title: `${w(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new G(n)
	};
}
const Et = "to pull: edited in the project, and not in the manifests", Dt = "kept: different, and not changed by apply";
function Ot(e, t, n) {
	let r = t.length > 20 ? kt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [L([F`and ${U(C(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => at(e, n));
	return {
		title: `${C(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new G(i > 0 ? [...o, a] : o)
	};
}
function kt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function At({ released: e, released_kinds: t }) {
	let r = [...n.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => O(e))];
	return {
		title: `${C(r.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new G(r.map((e) => ({ rows: [e] })))
	};
}
function jt(e, t) {
	let n = e.flatMap((e) => gt(e, t) ?? []);
	return {
		title: `All values in full: ${w(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new G(n)
	};
}
function Mt({ pending: e, resolved: t, commit: n }, r) {
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
		section: new G(e.map((e) => Y(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${w(t.length, "change")}`,
		section: new G(t.map((e) => ({ rows: Y(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Nt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Pe(t, n, i ? [i.name, r] : []).path;
}
function Pt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function Ft(e, t) {
	let n = new Map();
	for (let r of t) for (let t of It(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...It(e, t), ...(ne(e, t).previously ?? []).map(Lt)], i = [...new Set(r.flatMap((e) => n.get(e) ?? []))];
		return pe(e, {
			target: i,
			head: [t]
		}, (t) => de(e, t.values).texts).get(t);
	};
}
function It(e, t) {
	let { id: n } = ne(e, t);
	return [...n === void 0 ? [] : [m(["id", n])], ...Ae(e.identity(t.values)).map(Lt)];
}
function Lt(e) {
	return m(["name", e]);
}
// src/plan/conflicts.ts
function Rt(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Nt(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? Ft(r, t);
		i.set(r, a);
		let o = a(n), s = o && Pt(r, o, e.part ?? "");
		return s === void 0 || m(s) !== m(e.declared);
	});
}
function zt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Bt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => l(n, t, "conflict", Vt(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Vt({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Ht({ code: e }) {
	return e === "conflict";
}
function Ut(e) {
	return !Ht(e);
}
function Wt({ severity: e, place: t, message: n }, r) {
	let i = t ? F` ${q(t, r)}` : F``;
	return { rows: [L([F`**${U(e)}**${i}: ${Kt(n)}`])] };
}
function Gt(e, t) {
	return Ce(e, d).map(({ result: e, names: n, count: r }) => {
		let i = a(e), s = i ? F` · ${q(i, t)}` : F``, c = U(o(e.outcome));
		return {
			count: r,
			rows: [L([F`**${V(n)}**${s} · ${c}: ${Kt(b(e))}`])]
		};
	});
}
function Kt(e) {
	return H(A(e, 1e3));
}
// src/report/markdown/rows.ts
const qt = 1e3;
function Jt({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${Ne(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${A(n, qt)}`] };
}
function Yt(e) {
	return Ce(e, d).map(({ result: e, names: t, count: n }) => {
		let r = A(b(e), qt);
		return {
			count: n,
			rows: [`${E({ place: a(e) })}  ${t}  ${o(e.outcome)}: ${r}`]
		};
	});
}
function Xt({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${k(e, qt)}`)],
		...i && { isLoss: !0 }
	};
}
function Zt(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: I([
			...r ? [an(e, t)] : [],
			sn(e, r),
			...cn(e),
			...ln(e, t),
			...o === void 0 ? [] : [F`The backup is in ${V(A(o, 400))}.`],
			...s === void 0 ? [] : [F`${U(u(void 0))}: ${V(A(s, 800))}`]
		]),
		problems: Z(i.filter(Ut), n.linkTo),
		failed: {
			title: `${w(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new G(Gt(c, n.linkTo))
		},
		...Qt(e, t, n),
		unmanaged: en(e, n)
	};
}
function Z(e, t) {
	let n = new G(e.map((e) => Wt(e, t)));
	return {
		title: s(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function Qt(t, { command: n }, { now: r, linkTo: i }) {
	if (!t.plan) return {
		groups: [],
		pending: []
	};
	let { plan: a } = t, o = t.hide_texts !== !0;
	if (n === "drift") return {
		groups: $t(e(a, o)),
		pending: []
	};
	if (n === "restore") {
		let e = je(n, t);
		return {
			groups: $t(ke(a, {
				now: r,
				texts: o,
				file: e
			})),
			pending: []
		};
	}
	let { own: s, pending: c } = xt(t, {
		texts: o,
		languages: a.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: i
	});
	return {
		groups: s,
		pending: c
	};
}
function $t(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new G(t.map(Xt))
	});
	return [r("change", n), r("kept item", t)];
}
function en({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = ce(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${C(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${C(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new G(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function tn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function nn(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function rn(e, { overflow: t }, n) {
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
function an(e, { command: n }) {
	let { name: r, id: i, plan: a, results: o } = e, s = F`### ${Q(r ?? i)}${a ? F` · ${Q(a.project.name)}` : F``}`;
	return o ? F`${s}\n\n**${U(`Applied: ${t([e])}.`)}**` : a ? n === "plan" ? F`${s}\n\n**${U(on(N(x(e))))}**` : F`${s}\n\n**${U(n === "drift" ? ge([e]) : _(a, e.effort))}**` : s;
}
function on(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function sn({ id: e, plan: t }, n) {
	let r = Oe(e);
	return F`Project ${t && !n ? F`${Q(t.project.name)} · ` : F``}${V(A(e, 200))}${r === void 0 ? F`` : F` · ${W(F`open in Lokalise`, r)}`}`;
}
function cn({ target: e }) {
	return e?.is === "not compared" ? [F`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${V(A(e.why, 400))}.`] : [];
}
function ln(e, { command: t }) {
	let { plan: n, results: r } = e, a = n && !r && t !== "drift" && i(n.project, x(e));
	return a ? [F`${U(a.start)} ${V(a.languages)} ${U(a.end)}`] : [];
}
function Q(e) {
	return V(A(e, 80));
}
// src/report/markdown/manifestGroups.ts
function un({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [F`${U(Le)}: ${V(A(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Ie, a = U(`Difference: ${M(n)}.`);
	return [F`**${U(r)}** (${V(t.slice(0, 7))}). ${U(i)}`, F`**${a}**`];
}
function dn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => fn(e, t, n.length > 1));
}
function fn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = F`**${U(M([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => j(e, u.texts);
	return {
		isApplied: !1,
		head: n ? I([F`### ${Q(l)}`, d]) : F``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Ct(s),
			$(`${C(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${C(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...pn(r, u),
			$(`${C(a.length)} with another id or former name`, a.map(ze)),
			$(`${w(o.length, "manifest")} with other values for new entries`, o.map(Be)),
			jt(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function pn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => Y(e, t));
		return {
			title: `${C(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new G(r)
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
		section: new G(t.map((e) => Xt(e)))
	};
}
// src/report/markdown/body.ts
const mn = 7 / 8;
function hn(e, t) {
	let n = le(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = vn(n), s = dn(n, t), c = o.length + s.length > 1, l = new nt(t.limit, i), u = I([
		yn(n),
		bn(n, t),
		...xn(n, t),
		...un(n)
	]), d = (e) => U(`… and ${w(e, "more project")}; ${r}.`), f = En(n, t);
	l.takeText(I([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = Z(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => Zt(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(nn(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) tn(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), mn), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [gn, _n]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(tn)) {
		l.showLosses(y(), mn);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return I([
		u,
		...K(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => rn(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const gn = ({ problems: e }) => e, _n = ({ failed: e }) => e;
function vn({ problems: e, projects: t }) {
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
function yn(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return F`## Translations: ${U(M(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? F` · ${U(w(n.length, "project"))}` : F``;
	if (t === "plan" && i.length > 0) {
		let t = ve(e).filter(Ht).length, r = t > 0 ? `, ${w(t, "conflict")}` : "";
		return F`## Translations: ${U(N(n.flatMap(x)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? F` · ${Q(o.plan.project.name)}` : F``;
	return t === "plan" ? F`## Translations: no plan${a}` : F`## Lokaform ${U(t)}${s}${a}`;
}
function bn({ manifests: e }, { lead: t = (e) => F`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = me(e) || "no manifest", i = e.length === 1 ? F`the manifest` : F`the manifests`;
	return t(n ? F`${i} ${V(k(r, 400))}` : U(r));
}
function xn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? Cn(e, t) : [Sn(e, f(e))];
	if (!i) return o;
	let { sentence: s, names: c } = y(e), l = c.length > 0 ? F` Not reached: ${V(k(c.join(", "), 400))}.` : F``;
	return [F`❌ **${U(s)}**${l}`, ...a ? o : []];
}
function Sn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return F`${Me(e) ? F`❌ ` : ie(e) || n ? F`✅ ` : F``}**${U(t)}**`;
}
function Cn(e, { isPullRequest: t }) {
	if (Me(e)) {
		let t = ve(e), n = t.filter(Ht), r = t.filter((e) => e.severity === "error" && Ut(e)), i = I([...r.length > 0 ? [Sn(e, `${s(r)}. ${Tn(r)}`)] : [], ...n.length > 0 ? [Sn(e, wn(n))] : []]);
		return Dn(e) && e.projects.every((e) => x(e).length === 0) ? [i, F`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return fe(e) ? [F`✅ **${U(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function wn(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${C(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${w(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function Tn(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function En(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(x), a = Dn(e) ? F` The changes that are already pending are made as well.` : F``, o = t ? F`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : F`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !Me(kn(e)) ? [o] : [], On(e)];
}
function Dn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function On(e) {
	return R("How to read this", I([
		...Dn(e) ? [F`In numbers, with the changes that are already pending:`] : [],
		U(f(e)),
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
function kn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(Ut)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const An = 1048576;
function jn(e, { now: t, reportFile: n, limit: r = An, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return F`${hn(e, {
		now: t,
		limit: r - 1,
		measure: et,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { qe as A, V as C, L as D, W as E, Le as F, M as I, Re as L, We as M, N, Ze as O, Ie as P, j as R, I as S, R as T, K as _, Q as a, et as b, Yt as c, Rt as d, zt as f, jt as g, Nt as h, pn as i, U as j, F as k, Jt as l, Ft as m, jn as n, Z as o, Pt as p, hn as r, Xt as s, An as t, Bt as u, nt as v, B as w, $e as x, G as y };
