import { $t as e, At as t, Bn as n, C as r, Cn as i, Ct as a, Dn as o, Dt as s, En as c, Et as l, Gn as u, Hn as d, In as f, Jn as p, Kn as m, Kr as h, Kt as g, Mn as ee, Mt as _, On as v, Ot as y, Pn as b, Qn as te, Qt as ne, S as re, Sn as x, St as ie, Tt as ae, Un as oe, Vn as S, Wn as se, Xt as ce, Zt as le, bn as ue, cr as de, di as fe, dn as pe, en as me, er as he, fi as ge, fn as _e, ft as ve, gn as ye, hn as be, ht as xe, ir as Se, jt as Ce, kt as we, mn as C, mt as Te, nn as Ee, nr as De, on as w, pn as T, pt as Oe, qt as ke, si as Ae, tr as je, un as Me, ut as Ne, vn as Pe, w as Fe, wn as Ie, wt as Le, x as Re, xn as ze, yn as E } from "./engine.js";
import { I as D, L as O, M as Be, P as k, Wt as Ve } from "./start.js";
// src/report/words/manifestLines.ts
const He = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Ue = "The manifests were not compared with those of the commit that the pull request would be merged into";
function We({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: o, full: s }) {
	return [
		...a(e, {
			now: i,
			texts: o,
			full: s
		}, []),
		...t.map((e) => A(e, o)),
		...n.map(j),
		...r.map(M)
	];
}
function A({ fields: e, ...n }, r) {
	let i = e?.map(({ before: e, ...t }) => `${E(n.kind, t)}${r ? ` ${o(x(n.kind, t.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: t(n),
		place: _(n),
		isLoss: !0,
		words: i ?? ["is no longer declared"]
	};
}
function j({ member: e, before: n, after: r, ...i }) {
	let [a, o] = [n, r].map((e) => e === void 0 ? "not declared" : D(e, 200)), s = [`${e}: ${a} → ${o}`];
	return {
		sign: "~",
		label: t(i),
		place: _(i),
		words: s
	};
}
function M(e) {
	return {
		sign: "~",
		label: k(e),
		place: "",
		words: ["on_create changes"]
	};
}
function N(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(w).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${C(e)} ${t}`] : []), ...i > 0 ? [`${T(i, "setting")} changed`] : []].join(", ") || "no differences";
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
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => te(e.kind, t)) ? "removed" : e.fields.filter((t) => ze(e.kind, t)).some((t) => De(e.kind, t)) ? "overwritten text" : je(e) ? "overwritten" : w(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ke = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function F(e) {
	let t = qe(e), n = Ke.flatMap((e) => t[e] > 0 ? [`${C(t[e])} ${e}`] : []);
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
	return t === "removed" || t === "new" ? t : w(e) ? "renamed" : "changed";
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
	return W(k(e));
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
	let s = o.hidden, c = `… and ${T(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? R([Ye(e.section.rows), ...s > 0 ? [G(c)] : []]) : H([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [B(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [L`${t === 3 ? L`###` : L`####`} ${G(r)}`, u ? B(`Show ${T(o.count, i)}`, l) : l];
}
function ct({ file: e, line: t }, n) {
	let r = U(`${D(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : K(r, i);
}
// src/report/markdown/changeItems.ts
const lt = 1e3;
function ut(e) {
	let n = e.action === "destroy" ? e.how : "archive", r = e.action === "destroy" ? "" : `  ${_(e)}`;
	return {
		rows: [`- ${t(e)}  ${ie[n]}${r}`],
		isLoss: !0
	};
}
function J(e, t) {
	let n = Y(e, t), r = ft(e, t);
	return {
		rows: [z([r === void 0 ? n : L`${n}${r}`])],
		short: [z([Y(e, {})])],
		...je(e) && { isLoss: !0 }
	};
}
function dt(e, t) {
	let n = W(O(ye(e, t.texts), lt));
	return {
		rows: [z([L`${Y(e, t)}: ${n}`])],
		short: [z([Y(e, {})])]
	};
}
function Y(e, { linkTo: n }) {
	return L`${L`**${U(t(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? L` ← ${U(D(e.renamed_from, 80))}` : L``}${"place" in e && e.place ? L` · ${ct(e.place, n)}` : L``}`;
}
function ft(e, t) {
	if (e.action === "destroy") return L`: ${W(ie[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? Le(e) : ae(n, r);
		return i === "" ? void 0 : L`: ${W(O(i, lt))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !ue(n, t)).flatMap((e) => pt(n, e, t));
	return i.length === 0 ? void 0 : L`\n${H(i, "diff")}`;
}
function pt(e, t, { texts: n, languages: r }) {
	let i = E(e, t), a = Se(e, t) ? [`  ${s(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = De(e, t) ? ht(e, i, t) : [], c = o.length > 0 ? o : [mt(e, i, t)];
	return [
		...xt(t.edited),
		...c.map((e) => O(e, lt)),
		...a
	];
}
function mt(e, t, n) {
	return n.before === void 0 || he(n.before) ? `+ ${t} ${bt(x(e, n.field, n.after))}` : `  ${be(e, n)}`;
}
function ht(e, t, { field: n, before: r = "", after: a }) {
	let [o, s] = [x(e, n, r), x(e, n, a)];
	return o.as === "slots" && s.as === "slots" ? i(o.slots, s.slots).flatMap(([e, n, r]) => gt(`${t}.${e}`, n, r)) : gt(t, o, s);
}
function gt(e, t, n) {
	if (t.as === "set" && n.as === "set") return _t(e, t.members, n.members);
	let [r, i] = Ie(t, n, 90), [a, o] = [yt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${yt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function _t(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => vt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(c), `${T(r.length, "other")} in both`].join(", ") : vt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function vt(e) {
	return o({
		as: "set",
		members: e
	});
}
function yt(e) {
	return e.as === "text" && e.text === "";
}
function bt(e) {
	return e.as === "text" ? Ie(e, e, 90)[0] : o(e);
}
function xt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${D(e.by, 60)}`} on ${Pe(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function St(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !ue(e.kind, t)).flatMap((t) => Ct(e.kind, t));
	if (n.length !== 0) return { rows: [z([L`${Y(e, t)}\n${H(n, "diff")}`])] };
}
function Ct(e, t) {
	let n = E(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : wt("-", n, x(e, t.field, r)), ...wt("+", n, x(e, t.field, i))];
}
function wt(e, t, n) {
	return Tt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = O(Be(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${c(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
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
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [kt(r.settings)] : [],
			At((r ?? e).sends),
			jt(a.filter(fe), n),
			...Ge.map((e) => Ot(e, i, n)),
			Pt(Mt, a.filter(ge), n),
			Pt(Nt, a.filter((e) => !fe(e) && !ge(e)), n),
			...r ? [It(r)] : [],
			Lt(i, n)
		],
		pending: r ? Rt(r, n) : []
	};
}
function Ot(e, t, n) {
	let r = t.filter((t) => P(t) === e), i = {
		title: `${C(r.length)} ${Et[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new q(r.map(ut))
	};
	let a = r.map((e) => J(e, n));
	return {
		...i,
		layout: "list",
		section: new q(a)
	};
}
function kt(e) {
	let t = e.map((e) => ({
		rows: [we(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${T(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new q(t)
	};
}
function At(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new q(y(e).map((e) => ({
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
		title: `${T(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new q(n)
	};
}
const Mt = "to pull: edited in the project, and not in the manifests", Nt = "kept: different, and not changed by apply";
function Pt(e, t, n) {
	let r = t.length > 20 ? Ft(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [z([L`and ${G(C(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => dt(e, n));
	return {
		title: `${C(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new q(i > 0 ? [...o, a] : o)
	};
}
function Ft(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function It({ released: e, released_kinds: n }) {
	let r = [...de.filter(({ plural: e }) => n.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => t(e))];
	return {
		title: `${C(r.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new q(r.map((e) => ({ rows: [e] })))
	};
}
function Lt(e, t) {
	let n = e.flatMap((e) => St(e, t) ?? []);
	return {
		title: `All values in full: ${T(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new q(n)
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
		title: `Already pending, with or without this pull request: ${T(e.length, "change")}`,
		section: new q(e.map((e) => J(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${T(t.length, "change")}`,
		section: new q(t.map((e) => ({ rows: J(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function zt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ve(t, n, i ? [i.name, r] : []).path;
}
function Bt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function Vt(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Ht(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let i = [...Ht(e, t), ...(r(e, t).previously ?? []).map(Ut)], a = [...new Set(i.flatMap((e) => n.get(e) ?? []))];
		return Re(e, {
			target: a,
			head: [t]
		}, (t) => re(e, t.values).texts).get(t);
	};
}
function Ht(e, t) {
	let { id: n } = r(e, t);
	return [...n === void 0 ? [] : [h(["id", n])], ...Fe(e.identity(t.values)).map(Ut)];
}
function Ut(e) {
	return h(["name", e]);
}
// src/plan/conflicts.ts
function Wt(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(zt(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? Vt(r, t);
		i.set(r, a);
		let o = a(n), s = o && Bt(r, o, e.part ?? "");
		return s === void 0 || h(s) !== h(e.declared);
	});
}
function Gt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Kt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => Ae(n, t, "conflict", qt(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function qt({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Jt({ code: e }) {
	return e === "conflict";
}
function Yt(e) {
	return !Jt(e);
}
function Xt({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? L` ${ct(t, i)}` : L``, o = K(U(r), Me(r));
	return { rows: [z([L`**${G(e)}**${a}: ${Qt(n)} (${o})`])] };
}
function Zt(e, t) {
	return pe(e, _e).map(({ result: e, names: n, count: r }) => {
		let i = oe(e), a = i ? L` · ${ct(i, t)}` : L``, o = G(p(e.outcome));
		return {
			count: r,
			rows: [z([L`**${U(n)}**${a} · ${o}: ${Qt(d(e))}`])]
		};
	});
}
function Qt(e) {
	return W(D(e, 1e3));
}
// src/report/markdown/rows.ts
const $t = 1e3;
function en({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${k(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${D(n, $t)}`] };
}
function tn(e) {
	return pe(e, _e).map(({ result: e, names: t, count: n }) => {
		let r = D(d(e), $t);
		return {
			count: n,
			rows: [`${_({ place: oe(e) })}  ${t}  ${p(e.outcome)}: ${r}`]
		};
	});
}
function nn({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${O(v(e), $t)}`)],
		...i && { isLoss: !0 }
	};
}
function rn(e, t, n, r) {
	let { problems: i, results: a, backup: o } = e, s = se(e), c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: R([
			...r ? [dn(e, t)] : [],
			pn(e, r),
			...mn(e),
			...hn(e),
			...gn(e, t),
			...o === void 0 ? [] : [L`The backup is in ${U(D(o, 400))}.`],
			...s === void 0 ? [] : [L`${G(ne(void 0))}: ${U(D(s, 800))}`]
		]),
		problems: X(i.filter(Yt), n.linkTo),
		failed: {
			title: `${T(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new q(Zt(c, n.linkTo))
		},
		...an(e, t, n),
		unmanaged: sn(e, n)
	};
}
function X(e, t) {
	let n = new q(Ne(e).map((e) => Xt(e, t)));
	return {
		title: le(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function an(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: on(Oe(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = u(t, e);
		return {
			groups: on(l(i, {
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
function on(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new q(t.map(nn))
	});
	return [r("change", n), r("kept item", t)];
}
function sn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = Te(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${C(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${C(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new q(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function cn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function ln(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function un(e, { overflow: t }, n) {
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
function dn(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = L`### ${Z(n ?? r)}${i ? L` · ${Z(i.project.name)}` : L``}`;
	return a ? L`${o}\n\n**${G(`Applied: ${g([e])}.`)}**` : i ? t === "plan" ? L`${o}\n\n**${G(fn(F(m(e))))}**` : L`${o}\n\n**${G(t === "drift" ? ke([e]) : ce(i, e.effort))}**` : o;
}
function fn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function pn({ id: e, plan: t }, n) {
	let r = xe(e);
	return L`Project ${t && !n ? L`${Z(t.project.name)} · ` : L``}${U(D(e, 200))}${r === void 0 ? L`` : L` · ${K(L`open in Lokalise`, r)}`}`;
}
function mn({ plan: e }) {
	let t = e?.filter && ve(e.filter);
	return t ? [L`**${G(t.start)}** ${U(t.filters)}: ${G(t.end)}`] : [];
}
function hn({ target: e }) {
	return e?.is === "not compared" ? [L`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${U(D(e.why, 400))}.`] : [];
}
function gn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && Ee(n.project, m(e));
	return i ? [L`${G(i.start)} ${U(i.languages)} ${G(i.end)}`] : [];
}
function Z(e) {
	return U(D(e, 80));
}
// src/report/markdown/manifestGroups.ts
function _n({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [L`${G(Ue)}: ${U(D(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = He, a = G(`Difference: ${N(n)}.`);
	return [L`**${G(r)}** (${U(t.slice(0, 7))}). ${G(i)}`, L`**${a}**`];
}
function vn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => yn(e, t, n.length > 1));
}
function yn(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = L`**${G(N([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => A(e, u.texts);
	return {
		isApplied: !1,
		head: n ? R([L`### ${Z(l)}`, d]) : L``,
		problems: X([]),
		failed: X([]),
		groups: [
			kt(s),
			Q(`${C(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			Q(`${C(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...bn(r, u),
			Q(`${C(a.length)} with another id or former name`, a.map(j)),
			Q(`${T(o.length, "manifest")} with other values for new entries`, o.map(M)),
			Lt(r, u)
		],
		pending: [],
		unmanaged: X([])
	};
}
function bn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => J(e, t));
		return {
			title: `${C(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new q(r)
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
		section: new q(t.map((e) => nn(e)))
	};
}
// src/report/markdown/body.ts
const xn = 7 / 8;
function Sn(e, t) {
	let n = ee(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = Tn(n), s = vn(n, t), c = o.length + s.length > 1, l = new at(t.limit, i), u = R([
		En(n),
		Dn(n, t),
		...On(n, t),
		..._n(n)
	]), d = (e) => G(`… and ${T(e, "more project")}; ${r}.`), f = Mn(n, t);
	l.takeText(R([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = X(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => rn(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(ln(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) cn(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), xn), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [Cn, wn]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(cn)) {
		l.showLosses(y(), xn);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return R([
		u,
		...st(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => un(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const Cn = ({ problems: e }) => e, wn = ({ failed: e }) => e;
function Tn({ problems: e, projects: t }) {
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
function En(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return L`## Translations: ${G(N(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? L` · ${G(T(n.length, "project"))}` : L``;
	if (t === "plan" && i.length > 0) {
		let t = b(e).filter(Jt).length, r = t > 0 ? `, ${T(t, "conflict")}` : "";
		return L`## Translations: ${G(F(n.flatMap(m)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? L` · ${Z(o.plan.project.name)}` : L``;
	return t === "plan" ? L`## Translations: no plan${a}` : L`## Lokaform ${G(t)}${s}${a}`;
}
function Dn({ manifests: e }, { lead: t = (e) => L`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = Ce(e) || "no manifest", i = e.length === 1 ? L`the manifest` : L`the manifests`;
	return t(n ? L`${i} ${U(O(r, 400))}` : G(r));
}
function On(t, n) {
	let { command: r, projects: i, stopped: a } = t, o = i.some(({ plan: e }) => e), s = r === "plan" && o ? kn(t, n) : [$(t, e(t))];
	if (!a) return s;
	let { sentence: c, names: l } = me(t), u = l.length > 0 ? L` Not reached: ${U(O(l.join(", "), 400))}.` : L``;
	return [L`❌ **${G(c)}**${u}`, ...o ? s : []];
}
function $(e, t) {
	let r = e.projects.some(({ results: e }) => e);
	return L`${S(e) ? L`❌ ` : n(e) || r ? L`✅ ` : L``}**${G(t)}**`;
}
function kn(e, { isPullRequest: t }) {
	if (S(e)) {
		let t = b(e), n = t.filter(Jt), r = t.filter((e) => e.severity === "error" && Yt(e)), i = R([...r.length > 0 ? [$(e, `${le(r)}. ${jn(r)}`)] : [], ...n.length > 0 ? [$(e, An(n))] : []]);
		return Nn(e) && e.projects.every((e) => m(e).length === 0) ? [i, L`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return f(e) ? [L`✅ **${G(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function An(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${C(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${T(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function jn(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Mn(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(m), a = Nn(e) ? L` The changes that are already pending are made as well.` : L``, o = t ? L`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : L`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !S(Fn(e)) ? [o] : [], Pn(e)];
}
function Nn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Pn(t) {
	return B("How to read this", R([
		...Nn(t) ? [L`In numbers, with the changes that are already pending:`] : [],
		G(e(t)),
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
function Fn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(Yt)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const In = 1048576;
function Ln(e, { now: t, reportFile: n, limit: r = In, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return L`${Sn(e, {
		now: t,
		limit: r - 1,
		measure: rt,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { Xe as A, A as B, U as C, z as D, K as E, He as F, Ue as I, N as L, qe as M, F as N, et as O, P, M as R, R as S, B as T, j as V, st as _, Z as a, rt as b, tn as c, Wt as d, Gt as f, Lt as g, zt as h, bn as i, G as j, L as k, en as l, Vt as m, Ln as n, X as o, Bt as p, Sn as r, nn as s, In as t, Kt as u, at as v, H as w, nt as x, q as y, We as z };
