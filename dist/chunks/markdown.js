import { $n as e, $t as t, At as n, Bn as r, C as i, Cn as a, Ct as o, Dn as s, Dt as c, En as l, Et as u, Gn as d, Gr as f, Hn as p, In as m, Kt as h, Mn as ee, Mt as g, On as _, Ot as v, Pn as y, Qt as b, S as te, Sn as x, St as ne, Tt as re, Un as ie, Vn as S, Wn as ae, Xt as oe, Zn as se, Zt as ce, bn as le, di as ue, dn as de, en as fe, er as pe, fn as me, ft as he, gn as ge, hn as _e, ht as ve, jt as ye, kt as be, mn as C, mt as xe, nn as Se, oi as Ce, on as w, pn as T, pt as we, qn as Te, qt as Ee, rr as De, sr as Oe, tr as ke, ui as Ae, un as je, ut as Me, vn as Ne, w as Pe, wn as Fe, wt as Ie, x as Le, xn as Re, yn as E } from "./engine.js";
import { I as D, L as O, M as ze, P as k, Wt as Be } from "./start.js";
// src/report/words/manifestLines.ts
const Ve = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, He = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ue({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: s }) {
	return [
		...o(e, {
			now: i,
			texts: a,
			full: s
		}, []),
		...t.map((e) => A(e, a)),
		...n.map(j),
		...r.map(M)
	];
}
function A({ fields: e, ...t }, r) {
	let i = e?.map(({ before: e, ...n }) => `${E(t.kind, n)}${r ? ` ${s(x(t.kind, n.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: n(t),
		place: g(t),
		isLoss: !0,
		words: i ?? ["is no longer declared"]
	};
}
function j({ member: e, before: t, after: r, ...i }) {
	let [a, o] = [t, r].map((e) => e === void 0 ? "not declared" : D(e, 200)), s = [`${e}: ${a} → ${o}`];
	return {
		sign: "~",
		label: n(i),
		place: g(i),
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
const We = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function P(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => se(e.kind, t)) ? "removed" : e.fields.filter((t) => Re(e.kind, t)).some((t) => ke(e.kind, t)) ? "overwritten text" : pe(e) ? "overwritten" : w(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ge = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function F(e) {
	let t = Ke(e), n = Ge.flatMap((e) => t[e] > 0 ? [`${C(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Ke(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[qe(n)] += 1;
	return t;
}
function qe(e) {
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
function Je(e) {
	return I(e.join("\n"));
}
function z(e) {
	return I(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Ye(e) {
	return I(e);
}
function B(e, t) {
	if (!Ze.test(e)) throw Error(`${e} cannot be a title`);
	return L`<details><summary>${I(e)}</summary>\n\n${t}\n\n</details>`;
}
const Xe = RegExp("(`{16})`+", "g");
function V(e) {
	return e.replace(/[\n\r]/g, " ").replace(Xe, "$1…");
}
function H(e, t = "") {
	let n = e.map(V), r = n.reduce((e, t) => Math.max(e, et(t)), 2), i = "`".repeat(r + 1);
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
	let t = V(e), n = "`".repeat(et(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return I(`${n}${r}${t}${r}${n}`);
}
function G(e) {
	return Ze.test(e) && !Qe.test(e) ? I(e) : U(e);
}
const Ze = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Qe = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function K(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? I(`[${e}](${t})`) : e;
}
function $e(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return I(`<!-- ${e} -->`);
}
function et(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const tt = (e) => e.length, nt = (e) => Buffer.byteLength(e);
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
		return rt(this.groups);
	}
	get hidden() {
		return rt(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function rt(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var it = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, at(t));
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
function at({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function J(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${T(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? R([Je(e.section.rows), ...s > 0 ? [G(c)] : []]) : H([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [B(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [L`${t === 3 ? L`###` : L`####`} ${G(r)}`, u ? B(`Show ${T(o.count, i)}`, l) : l];
}
function ot({ file: e, line: t }, n) {
	let r = U(`${D(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : K(r, i);
}
// src/report/markdown/changeItems.ts
const st = 1e3;
function ct(e) {
	let t = e.action === "destroy" ? e.how : "archive", r = e.action === "destroy" ? "" : `  ${g(e)}`;
	return {
		rows: [`- ${n(e)}  ${ne[t]}${r}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = ut(e, t);
	return {
		rows: [z([r === void 0 ? n : L`${n}${r}`])],
		short: [z([X(e, {})])],
		...pe(e) && { isLoss: !0 }
	};
}
function lt(e, t) {
	let n = W(O(ge(e, t.texts), st));
	return {
		rows: [z([L`${X(e, t)}: ${n}`])],
		short: [z([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return L`${L`**${U(n(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? L` ← ${U(D(e.renamed_from, 80))}` : L``}${"place" in e && e.place ? L` · ${ot(e.place, t)}` : L``}`;
}
function ut(e, t) {
	if (e.action === "destroy") return L`: ${W(ne[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? Ie(e) : re(n, r);
		return i === "" ? void 0 : L`: ${W(O(i, st))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !le(n, t)).flatMap((e) => dt(n, e, t));
	return i.length === 0 ? void 0 : L`\n${H(i, "diff")}`;
}
function dt(e, t, { texts: n, languages: r }) {
	let i = E(e, t), a = De(e, t) ? [`  ${c(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = ke(e, t) ? pt(e, i, t) : [], s = o.length > 0 ? o : [ft(e, i, t)];
	return [
		...yt(t.edited),
		...s.map((e) => O(e, st)),
		...a
	];
}
function ft(t, n, r) {
	return r.before === void 0 || e(r.before) ? `+ ${n} ${vt(x(t, r.field, r.after))}` : `  ${_e(t, r)}`;
}
function pt(e, t, { field: n, before: r = "", after: i }) {
	let [o, s] = [x(e, n, r), x(e, n, i)];
	return o.as === "slots" && s.as === "slots" ? a(o.slots, s.slots).flatMap(([e, n, r]) => mt(`${t}.${e}`, n, r)) : mt(t, o, s);
}
function mt(e, t, n) {
	if (t.as === "set" && n.as === "set") return ht(e, t.members, n.members);
	let [r, i] = Fe(t, n, 90), [a, o] = [_t(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${_t(n) ? "(empty)" : i}`];
	return [...a, o];
}
function ht(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => gt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(l), `${T(r.length, "other")} in both`].join(", ") : gt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function gt(e) {
	return s({
		as: "set",
		members: e
	});
}
function _t(e) {
	return e.as === "text" && e.text === "";
}
function vt(e) {
	return e.as === "text" ? Fe(e, e, 90)[0] : s(e);
}
function yt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${D(e.by, 60)}`} on ${Ne(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function bt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !le(e.kind, t)).flatMap((t) => xt(e.kind, t));
	if (n.length !== 0) return { rows: [z([L`${X(e, t)}\n${H(n, "diff")}`])] };
}
function xt(e, t) {
	let n = E(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : St("-", n, x(e, t.field, r)), ...St("+", n, x(e, t.field, i))];
}
function St(e, t, n) {
	return Ct(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = O(ze(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${l(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function Ct(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const wt = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function Tt({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [Dt(r.settings)] : [],
			Ot((r ?? e).sends),
			kt(a.filter(Ae), n),
			...We.map((e) => Et(e, i, n)),
			Mt(At, a.filter(ue), n),
			Mt(jt, a.filter((e) => !Ae(e) && !ue(e)), n),
			...r ? [Pt(r)] : [],
			Ft(i, n)
		],
		pending: r ? It(r, n) : []
	};
}
function Et(e, t, n) {
	let r = t.filter((t) => P(t) === e), i = {
		title: `${C(r.length)} ${wt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new q(r.map(ct))
	};
	let a = r.map((e) => Y(e, n));
	return {
		...i,
		layout: "list",
		section: new q(a)
	};
}
function Dt(e) {
	let t = e.map((e) => ({
		rows: [be(e)],
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
function Ot(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new q(v(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function kt(e, t) {
	let n = e.map((e) => ({
		...lt(e, t),
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
const At = "to pull: edited in the project, and not in the manifests", jt = "kept: different, and not changed by apply";
function Mt(e, t, n) {
	let r = t.length > 20 ? Nt(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [z([L`and ${G(C(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => lt(e, n));
	return {
		title: `${C(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new q(i > 0 ? [...o, a] : o)
	};
}
function Nt(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function Pt({ released: e, released_kinds: t }) {
	let r = [...Oe.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => n(e))];
	return {
		title: `${C(r.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new q(r.map((e) => ({ rows: [e] })))
	};
}
function Ft(e, t) {
	let n = e.flatMap((e) => bt(e, t) ?? []);
	return {
		title: `All values in full: ${T(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new q(n)
	};
}
function It({ pending: e, resolved: t, commit: n }, r) {
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
		section: new q(e.map((e) => Y(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${T(t.length, "change")}`,
		section: new q(t.map((e) => ({ rows: Y(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Lt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Be(t, n, i ? [i.name, r] : []).path;
}
function Rt(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function zt(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Bt(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...Bt(e, t), ...(i(e, t).previously ?? []).map(Vt)], a = [...new Set(r.flatMap((e) => n.get(e) ?? []))];
		return Le(e, {
			target: a,
			head: [t]
		}, (t) => te(e, t.values).texts).get(t);
	};
}
function Bt(e, t) {
	let { id: n } = i(e, t);
	return [...n === void 0 ? [] : [f(["id", n])], ...Pe(e.identity(t.values)).map(Vt)];
}
function Vt(e) {
	return f(["name", e]);
}
// src/plan/conflicts.ts
function Ht(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Lt(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? zt(r, t);
		i.set(r, a);
		let o = a(n), s = o && Rt(r, o, e.part ?? "");
		return s === void 0 || f(s) !== f(e.declared);
	});
}
function Ut(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Wt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => Ce(n, t, "conflict", Gt(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Gt({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Kt({ code: e }) {
	return e === "conflict";
}
function qt(e) {
	return !Kt(e);
}
function Jt({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? L` ${ot(t, i)}` : L``, o = K(U(r), je(r));
	return { rows: [z([L`**${G(e)}**${a}: ${Xt(n)} (${o})`])] };
}
function Yt(e, t) {
	return de(e, me).map(({ result: e, names: n, count: r }) => {
		let i = ie(e), a = i ? L` · ${ot(i, t)}` : L``, o = G(Te(e.outcome));
		return {
			count: r,
			rows: [z([L`**${U(n)}**${a} · ${o}: ${Xt(p(e))}`])]
		};
	});
}
function Xt(e) {
	return W(D(e, 1e3));
}
// src/report/markdown/rows.ts
const Zt = 1e3;
function Qt({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${k(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${D(n, Zt)}`] };
}
function $t(e) {
	return de(e, me).map(({ result: e, names: t, count: n }) => {
		let r = D(p(e), Zt);
		return {
			count: n,
			rows: [`${g({ place: ie(e) })}  ${t}  ${Te(e.outcome)}: ${r}`]
		};
	});
}
function en({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${O(_(e), Zt)}`)],
		...i && { isLoss: !0 }
	};
}
function tn(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: R([
			...r ? [ln(e, t)] : [],
			dn(e, r),
			...fn(e),
			...pn(e),
			...mn(e, t),
			...o === void 0 ? [] : [L`The backup is in ${U(D(o, 400))}.`],
			...s === void 0 ? [] : [L`${G(b(void 0))}: ${U(D(s, 800))}`]
		]),
		problems: Z(i.filter(qt), n.linkTo),
		failed: {
			title: `${T(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new q(Yt(c, n.linkTo))
		},
		...nn(e, t, n),
		unmanaged: an(e, n)
	};
}
function Z(e, t) {
	let n = new q(Me(e).map((e) => Jt(e, t)));
	return {
		title: ce(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function nn(e, { command: t }, { now: n, linkTo: r }) {
	if (!e.plan) return {
		groups: [],
		pending: []
	};
	let { plan: i } = e, a = e.hide_texts !== !0;
	if (t === "drift") return {
		groups: rn(we(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = ae(t, e);
		return {
			groups: rn(u(i, {
				now: n,
				texts: a,
				file: r
			})),
			pending: []
		};
	}
	let { own: o, pending: s } = Tt(e, {
		texts: a,
		languages: i.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: r
	});
	return {
		groups: o,
		pending: s
	};
}
function rn(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new q(t.map(en))
	});
	return [r("change", n), r("kept item", t)];
}
function an({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = xe(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
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
function on({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function sn(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function cn(e, { overflow: t }, n) {
	let { isApplied: r, head: i, problems: a, failed: o, groups: s, pending: c, unmanaged: l } = e, u = (e) => J(e, n, t), d = s.flatMap(u);
	return R([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [B("The plan", R(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function ln(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = L`### ${Q(n ?? r)}${i ? L` · ${Q(i.project.name)}` : L``}`;
	return a ? L`${o}\n\n**${G(`Applied: ${h([e])}.`)}**` : i ? t === "plan" ? L`${o}\n\n**${G(un(F(d(e))))}**` : L`${o}\n\n**${G(t === "drift" ? Ee([e]) : oe(i, e.effort))}**` : o;
}
function un(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function dn({ id: e, plan: t }, n) {
	let r = ve(e);
	return L`Project ${t && !n ? L`${Q(t.project.name)} · ` : L``}${U(D(e, 200))}${r === void 0 ? L`` : L` · ${K(L`open in Lokalise`, r)}`}`;
}
function fn({ plan: e }) {
	let t = e?.filter && he(e.filter);
	return t ? [L`**${G(t.start)}** ${U(t.filters)}: ${G(t.end)}`] : [];
}
function pn({ target: e }) {
	return e?.is === "not compared" ? [L`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${U(D(e.why, 400))}.`] : [];
}
function mn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && Se(n.project, d(e));
	return i ? [L`${G(i.start)} ${U(i.languages)} ${G(i.end)}`] : [];
}
function Q(e) {
	return U(D(e, 80));
}
// src/report/markdown/manifestGroups.ts
function hn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [L`${G(He)}: ${U(D(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Ve, a = G(`Difference: ${N(n)}.`);
	return [L`**${G(r)}** (${U(t.slice(0, 7))}). ${G(i)}`, L`**${a}**`];
}
function gn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => _n(e, t, n.length > 1));
}
function _n(e, { linkTo: t }, n) {
	let { changes: r, released: i, rematched: a, changed_defaults: o, settings: s, hide_texts: c, name: l = "" } = e, u = {
		texts: c !== !0,
		languages: [],
		linkTo: t
	}, d = L`**${G(N([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => A(e, u.texts);
	return {
		isApplied: !1,
		head: n ? R([L`### ${Q(l)}`, d]) : L``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Dt(s),
			$(`${C(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${C(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...vn(r, u),
			$(`${C(a.length)} with another id or former name`, a.map(j)),
			$(`${T(o.length, "manifest")} with other values for new entries`, o.map(M)),
			Ft(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function vn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => Y(e, t));
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
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new q(t.map((e) => en(e)))
	};
}
// src/report/markdown/body.ts
const yn = 7 / 8;
function bn(e, t) {
	let n = ee(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = Cn(n), s = gn(n, t), c = o.length + s.length > 1, l = new it(t.limit, i), u = R([
		wn(n),
		Tn(n, t),
		...En(n, t),
		...hn(n)
	]), d = (e) => G(`… and ${T(e, "more project")}; ${r}.`), f = jn(n, t);
	l.takeText(R([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = Z(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => tn(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(sn(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) on(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), yn), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [xn, Sn]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(on)) {
		l.showLosses(y(), yn);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return R([
		u,
		...J(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => cn(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const xn = ({ problems: e }) => e, Sn = ({ failed: e }) => e;
function Cn({ problems: e, projects: t }) {
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
function wn(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return L`## Translations: ${G(N(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? L` · ${G(T(n.length, "project"))}` : L``;
	if (t === "plan" && i.length > 0) {
		let t = y(e).filter(Kt).length, r = t > 0 ? `, ${T(t, "conflict")}` : "";
		return L`## Translations: ${G(F(n.flatMap(d)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? L` · ${Q(o.plan.project.name)}` : L``;
	return t === "plan" ? L`## Translations: no plan${a}` : L`## Lokaform ${G(t)}${s}${a}`;
}
function Tn({ manifests: e }, { lead: t = (e) => L`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = ye(e) || "no manifest", i = e.length === 1 ? L`the manifest` : L`the manifests`;
	return t(n ? L`${i} ${U(O(r, 400))}` : G(r));
}
function En(e, n) {
	let { command: r, projects: i, stopped: a } = e, o = i.some(({ plan: e }) => e), s = r === "plan" && o ? On(e, n) : [Dn(e, t(e))];
	if (!a) return s;
	let { sentence: c, names: l } = fe(e), u = l.length > 0 ? L` Not reached: ${U(O(l.join(", "), 400))}.` : L``;
	return [L`❌ **${G(c)}**${u}`, ...o ? s : []];
}
function Dn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return L`${S(e) ? L`❌ ` : r(e) || n ? L`✅ ` : L``}**${G(t)}**`;
}
function On(e, { isPullRequest: t }) {
	if (S(e)) {
		let t = y(e), n = t.filter(Kt), r = t.filter((e) => e.severity === "error" && qt(e)), i = R([...r.length > 0 ? [Dn(e, `${ce(r)}. ${An(r)}`)] : [], ...n.length > 0 ? [Dn(e, kn(n))] : []]);
		return Mn(e) && e.projects.every((e) => d(e).length === 0) ? [i, L`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return m(e) ? [L`✅ **${G(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function kn(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${C(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${T(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function An(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function jn(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(d), a = Mn(e) ? L` The changes that are already pending are made as well.` : L``, o = t ? L`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : L`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !S(Pn(e)) ? [o] : [], Nn(e)];
}
function Mn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Nn(e) {
	return B("How to read this", R([
		...Mn(e) ? [L`In numbers, with the changes that are already pending:`] : [],
		G(t(e)),
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
function Pn(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(qt)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const Fn = 1048576;
function In(e, { now: t, reportFile: n, limit: r = Fn, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return L`${bn(e, {
		now: t,
		limit: r - 1,
		measure: nt,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { Ye as A, A as B, U as C, z as D, K as E, Ve as F, He as I, N as L, Ke as M, F as N, $e as O, P, M as R, R as S, B as T, j as V, J as _, Q as a, nt as b, $t as c, Ht as d, Ut as f, Ft as g, Lt as h, vn as i, G as j, L as k, Qt as l, zt as m, In as n, Z as o, Rt as p, bn as r, en as s, Fn as t, Wt as u, it as v, H as w, tt as x, q as y, Ue as z };
