import { $n as e, An as t, At as n, Bn as r, Ct as i, D as a, Dt as o, E as s, En as c, Et as l, Gn as u, Gt as d, Hn as f, Jt as p, Mn as m, O as h, Ot as g, Pn as ee, Qn as _, Qt as v, Rn as y, Sn as b, St as te, T as ne, Tn as x, Tt as re, Un as S, Ur as C, Vn as ie, Wt as ae, Xt as oe, Yn as se, Yt as ce, Zn as le, Zt as ue, _n as de, ar as fe, bn as w, bt as pe, ci as me, cn as he, ct as ge, dn as T, dt as _e, en as ve, fn as E, ft as ye, gn as be, ii as xe, in as D, kt as Se, li as Ce, ln as we, mn as Te, pn as Ee, pt as De, tr as Oe, un as ke, ut as Ae, vn as je, wn as Me, wt as Ne, xn as Pe, xt as Fe, yn as Ie, zn as O } from "./engine.js";
import { A as Le, F as k, Ht as Re, M as A, P as j } from "./start.js";
// src/report/words/manifestLines.ts
const ze = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, Be = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Ve({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a, full: o }) {
	return [
		...Fe(e, {
			now: i,
			texts: a,
			full: o
		}, []),
		...t.map((e) => M(e, a)),
		...n.map(N),
		...r.map(P)
	];
}
function M({ fields: e, ...t }, r) {
	let i = e?.map(({ before: e, ...n }) => `${de(t.kind, n)}${r ? ` ${x(w(t.kind, n.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: g(t),
		place: n(t),
		isLoss: !0,
		words: i ?? ["is no longer declared"]
	};
}
function N({ member: e, before: t, after: r, ...i }) {
	let [a, o] = [t, r].map((e) => e === void 0 ? "not declared" : j(e, 200)), s = [`${e}: ${a} → ${o}`];
	return {
		sign: "~",
		label: g(i),
		place: n(i),
		words: s
	};
}
function P(e) {
	return {
		sign: "~",
		label: A(e),
		place: "",
		words: ["on_create changes"]
	};
}
function F(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(D).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${E(e)} ${t}`] : []), ...i > 0 ? [`${T(i, "setting")} changed`] : []].join(", ") || "no differences";
}
// src/report/weight.ts
const He = [
	"removed",
	"overwritten text",
	"overwritten",
	"renamed",
	"changed",
	"new"
];
function I(t) {
	return t.action === "create" ? "new" : t.action === "destroy" || t.fields.some((e) => se(t.kind, e)) ? "removed" : t.fields.filter((e) => Ie(t.kind, e)).some((n) => e(t.kind, n)) ? "overwritten text" : _(t) ? "overwritten" : D(t) ? "renamed" : "changed";
}
// src/report/words/title.ts
const Ue = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function We(e) {
	let t = Ge(e), n = Ue.flatMap((e) => t[e] > 0 ? [`${E(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Ge(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[Ke(n)] += 1;
	return t;
}
function Ke(e) {
	let t = I(e);
	return t === "removed" || t === "new" ? t : D(e) ? "renamed" : "changed";
}
// src/report/markdown/markdown.ts
function L(e) {
	return e;
}
function R(e, ...t) {
	return L(e.map((e, n) => `${e}${t[n] ?? ""}`).join(""));
}
function z(e) {
	return L(e.filter((e) => e !== "").join("\n\n"));
}
function qe(e) {
	return L(e.join("\n"));
}
function B(e) {
	return L(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Je(e) {
	return L(e);
}
function V(e, t) {
	if (!Ze.test(e)) throw Error(`${e} cannot be a title`);
	return R`<details><summary>${L(e)}</summary>\n\n${t}\n\n</details>`;
}
const Ye = RegExp("(`{16})`+", "g");
function Xe(e) {
	return e.replace(/[\n\r]/g, " ").replace(Ye, "$1…");
}
function H(e, t = "") {
	let n = e.map(Xe), r = n.reduce((e, t) => Math.max(e, et(t)), 2), i = "`".repeat(r + 1);
	return L([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function U(e) {
	return W(A(e));
}
function W(e) {
	let t = Xe(e), n = "`".repeat(et(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return L(`${n}${r}${t}${r}${n}`);
}
function G(e) {
	return Ze.test(e) && !Qe.test(e) ? L(e) : U(e);
}
const Ze = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Qe = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function K(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? L(`[${e}](${t})`) : e;
}
function $e(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return L(`<!-- ${e} -->`);
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
		return e.reduce((e, t) => e + this.#t(Xe(t)) + 1, 0);
	}
};
function at({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function J(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${T(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? z([qe(e.section.rows), ...s > 0 ? [G(c)] : []]) : H([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [V(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [R`${t === 3 ? R`###` : R`####`} ${G(r)}`, u ? V(`Show ${T(o.count, i)}`, l) : l];
}
function ot({ file: e, line: t }, n) {
	let r = U(`${j(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : K(r, i);
}
// src/report/markdown/changeItems.ts
const st = 1e3;
function ct(e) {
	let t = e.action === "destroy" ? e.how : "archive", r = e.action === "destroy" ? "" : `  ${n(e)}`;
	return {
		rows: [`- ${g(e)}  ${pe[t]}${r}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = ut(e, t);
	return {
		rows: [B([r === void 0 ? n : R`${n}${r}`])],
		short: [B([X(e, {})])],
		..._(e) && { isLoss: !0 }
	};
}
function lt(e, t) {
	let n = W(k(Te(e, t.texts), st));
	return {
		rows: [B([R`${X(e, t)}: ${n}`])],
		short: [B([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return R`${R`**${U(g(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? R` ← ${U(j(e.renamed_from, 80))}` : R``}${"place" in e && e.place ? R` · ${ot(e.place, t)}` : R``}`;
}
function ut(e, t) {
	if (e.action === "destroy") return R`: ${W(pe[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let a = t.texts ? te(e) : i(n, r);
		return a === "" ? void 0 : R`: ${W(k(a, st))}`;
	}
	let a = r.filter((t) => e.renamed_from === void 0 || !je(n, t)).flatMap((e) => dt(n, e, t));
	return a.length === 0 ? void 0 : R`\n${H(a, "diff")}`;
}
function dt(t, n, { texts: r, languages: i }) {
	let a = de(t, n), o = Oe(t, n) ? [`  ${re(i)}`] : [];
	if (!r) return [`  ${a}`, ...o];
	let s = e(t, n) ? pt(t, a, n) : [], c = s.length > 0 ? s : [ft(t, a, n)];
	return [
		...yt(n.edited),
		...c.map((e) => k(e, st)),
		...o
	];
}
function ft(e, t, n) {
	return n.before === void 0 || le(n.before) ? `+ ${t} ${vt(w(e, n.field, n.after))}` : `  ${Ee(e, n)}`;
}
function pt(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [w(e, n, r), w(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? Pe(a.slots, o.slots).flatMap(([e, n, r]) => mt(`${t}.${e}`, n, r)) : mt(t, a, o);
}
function mt(e, t, n) {
	if (t.as === "set" && n.as === "set") return ht(e, t.members, n.members);
	let [r, i] = b(t, n, 90), [a, o] = [_t(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${_t(n) ? "(empty)" : i}`];
	return [...a, o];
}
function ht(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => gt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(Me), `${T(r.length, "other")} in both`].join(", ") : gt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function gt(e) {
	return x({
		as: "set",
		members: e
	});
}
function _t(e) {
	return e.as === "text" && e.text === "";
}
function vt(e) {
	return e.as === "text" ? b(e, e, 90)[0] : x(e);
}
function yt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${j(e.by, 60)}`} on ${be(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function bt(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !je(e.kind, t)).flatMap((t) => xt(e.kind, t));
	if (n.length !== 0) return { rows: [B([R`${X(e, t)}\n${H(n, "diff")}`])] };
}
function xt(e, t) {
	let n = de(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : St("-", n, w(e, t.field, r)), ...St("+", n, w(e, t.field, i))];
}
function St(e, t, n) {
	return Ct(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = k(Le(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${Me(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
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
			kt(a.filter(me), n),
			...He.map((e) => Et(e, i, n)),
			Mt(At, a.filter(Ce), n),
			Mt(jt, a.filter((e) => !me(e) && !Ce(e)), n),
			...r ? [Pt(r)] : [],
			Ft(i, n)
		],
		pending: r ? It(r, n) : []
	};
}
function Et(e, t, n) {
	let r = t.filter((t) => I(t) === e), i = {
		title: `${E(r.length)} ${wt[e]}`,
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
		rows: [o(e)],
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
		section: new q(l(e).map((e) => ({
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
		rows: [B([R`and ${G(E(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => lt(e, n));
	return {
		title: `${E(t.length)} ${e}`,
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
	let n = [...fe.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => g(e))];
	return {
		title: `${E(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new q(n.map((e) => ({ rows: [e] })))
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
	return Re(t, n, i ? [i.name, r] : []).path;
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
		let r = [...Bt(e, t), ...(a(e, t).previously ?? []).map(Vt)], i = [...new Set(r.flatMap((e) => n.get(e) ?? []))];
		return ne(e, {
			target: i,
			head: [t]
		}, (t) => s(e, t.values).texts).get(t);
	};
}
function Bt(e, t) {
	let { id: n } = a(e, t);
	return [...n === void 0 ? [] : [C(["id", n])], ...h(e.identity(t.values)).map(Vt)];
}
function Vt(e) {
	return C(["name", e]);
}
// src/plan/conflicts.ts
function Ht(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Lt(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? zt(r, t);
		i.set(r, a);
		let o = a(n), s = o && Rt(r, o, e.part ?? "");
		return s === void 0 || C(s) !== C(e.declared);
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
	return e.map(({ item: e, entry: t, kind: n }) => xe(n, t, "conflict", Gt(e), {
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
	let a = t ? R` ${ot(t, i)}` : R``, o = K(U(r), he(r));
	return { rows: [B([R`**${G(e)}**${a}: ${Xt(n)} (${o})`])] };
}
function Yt(e, t) {
	return we(e, ke).map(({ result: e, names: n, count: i }) => {
		let a = ie(e), o = a ? R` · ${ot(a, t)}` : R``, s = G(u(e.outcome));
		return {
			count: i,
			rows: [B([R`**${U(n)}**${o} · ${s}: ${Xt(r(e))}`])]
		};
	});
}
function Xt(e) {
	return W(j(e, 1e3));
}
// src/report/markdown/rows.ts
const Zt = 1e3;
function Qt({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${A(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${j(n, Zt)}`] };
}
function $t(e) {
	return we(e, ke).map(({ result: e, names: t, count: i }) => {
		let a = j(r(e), Zt);
		return {
			count: i,
			rows: [`${n({ place: ie(e) })}  ${t}  ${u(e.outcome)}: ${a}`]
		};
	});
}
function en({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${k(c(e), Zt)}`)],
		...i && { isLoss: !0 }
	};
}
function tn(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: z([
			...r ? [ln(e, t)] : [],
			dn(e, r),
			...fn(e),
			...pn(e),
			...mn(e, t),
			...o === void 0 ? [] : [R`The backup is in ${U(j(o, 400))}.`],
			...s === void 0 ? [] : [R`${G(oe(void 0))}: ${U(j(s, 800))}`]
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
	let n = new q(ge(e).map((e) => Jt(e, t)));
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
		groups: rn(_e(i, { texts: a })),
		pending: []
	};
	if (t === "restore") {
		let r = f(t, e);
		return {
			groups: rn(Ne(i, {
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
	let r = ye(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${E(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${E(e.length)}`,
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
	return z([
		i,
		...u(a),
		...u(o),
		...r && d.length > 0 ? [V("The plan", z(d))] : d,
		...c.flatMap(u),
		...u(l)
	]);
}
function ln(e, { command: t }) {
	let { name: n, id: r, plan: i, results: a } = e, o = R`### ${Q(n ?? r)}${i ? R` · ${Q(i.project.name)}` : R``}`;
	return a ? R`${o}\n\n**${G(`Applied: ${ae([e])}.`)}**` : i ? t === "plan" ? R`${o}\n\n**${G(un(We(S(e))))}**` : R`${o}\n\n**${G(t === "drift" ? d([e]) : p(i, e.effort))}**` : o;
}
function un(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function dn({ id: e, plan: t }, n) {
	let r = De(e);
	return R`Project ${t && !n ? R`${Q(t.project.name)} · ` : R``}${U(j(e, 200))}${r === void 0 ? R`` : R` · ${K(R`open in Lokalise`, r)}`}`;
}
function fn({ plan: e }) {
	let t = e?.filter && Ae(e.filter);
	return t ? [R`**${G(t.start)}** ${U(t.filters)}: ${G(t.end)}`] : [];
}
function pn({ target: e }) {
	return e?.is === "not compared" ? [R`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${U(j(e.why, 400))}.`] : [];
}
function mn(e, { command: t }) {
	let { plan: n, results: r } = e, i = n && !r && t !== "drift" && ve(n.project, S(e));
	return i ? [R`${G(i.start)} ${U(i.languages)} ${G(i.end)}`] : [];
}
function Q(e) {
	return U(j(e, 80));
}
// src/report/markdown/manifestGroups.ts
function hn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [R`${G(Be)}: ${U(j(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = ze, a = G(`Difference: ${F(n)}.`);
	return [R`**${G(r)}** (${U(t.slice(0, 7))}). ${G(i)}`, R`**${a}**`];
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
	}, d = R`**${G(F([e]))}**`, f = i.filter(({ fields: e }) => !e), p = i.filter(({ fields: e }) => e), m = (e) => M(e, u.texts);
	return {
		isApplied: !1,
		head: n ? z([R`### ${Q(l)}`, d]) : R``,
		problems: Z([]),
		failed: Z([]),
		groups: [
			Dt(s),
			$(`${E(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${E(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...vn(r, u),
			$(`${E(a.length)} with another id or former name`, a.map(N)),
			$(`${T(o.length, "manifest")} with other values for new entries`, o.map(P)),
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
			title: `${E(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new q(r)
		};
	};
	return [
		r("changed", n.filter((e) => !D(e))),
		r("renamed", n.filter(D)),
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
function bn(e, n) {
	let r = t(e), { overflow: i, measure: a } = n, { problems: o, projects: s } = Cn(r), c = gn(r, n), l = s.length + c.length > 1, u = new it(n.limit, a), d = z([
		wn(r),
		Tn(r, n),
		...En(r, n),
		...hn(r)
	]), f = (e) => G(`… and ${T(e, "more project")}; ${i}.`), p = jn(r, n);
	u.takeText(z([
		d,
		f(s.length + c.length),
		...p
	]));
	let m = Z(o, n.linkTo);
	o.length > 0 && u.take(400);
	let h = [...s.map((e) => tn(e, r, n, l)), ...c], g = new Set(), ee = (e) => (!g.has(e) && u.take(sn(e, a)) && g.add(e), g.has(e)), _ = (e) => [...g].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of h) on(e) || ee(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	u.showLosses(v(), yn), u.showRest([m.section], u.remaining / 2);
	for (let e of h) if (!ee(e)) break;
	for (let e of [xn, Sn]) u.showRest(_(e), u.remaining / 2);
	if (u.showLosses(v(), 1), h.every(on)) {
		u.showLosses(y(), yn);
		let e = Math.max(...h.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) u.showRest(_(({ groups: e }) => e[t]));
		u.showRest(y());
	}
	u.showRest(_(({ unmanaged: e }) => e));
	let b = h.length - g.size;
	return z([
		d,
		...J(m, 3, i),
		...h.filter((e) => g.has(e)).map((e) => cn(e, n, l ? 4 : 3)),
		...b > 0 ? [f(b)] : [],
		...p
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
	if (r?.is === "compared") return R`## Translations: ${G(F(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), a = n.length > 1 ? R` · ${G(T(n.length, "project"))}` : R``;
	if (t === "plan" && i.length > 0) {
		let t = m(e).filter(Kt).length, r = t > 0 ? `, ${T(t, "conflict")}` : "";
		return R`## Translations: ${G(We(n.flatMap(S)) + r)}${a}`;
	}
	let [o] = i, s = n.length === 1 && o?.plan ? R` · ${Q(o.plan.project.name)}` : R``;
	return t === "plan" ? R`## Translations: no plan${a}` : R`## Lokaform ${G(t)}${s}${a}`;
}
function Tn({ manifests: e }, { lead: t = (e) => R`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = Se(e) || "no manifest", i = e.length === 1 ? R`the manifest` : R`the manifests`;
	return t(n ? R`${i} ${U(k(r, 400))}` : G(r));
}
function En(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? On(e, t) : [Dn(e, ue(e))];
	if (!i) return o;
	let { sentence: s, names: c } = v(e), l = c.length > 0 ? R` Not reached: ${U(k(c.join(", "), 400))}.` : R``;
	return [R`❌ **${G(s)}**${l}`, ...a ? o : []];
}
function Dn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return R`${O(e) ? R`❌ ` : y(e) || n ? R`✅ ` : R``}**${G(t)}**`;
}
function On(e, { isPullRequest: t }) {
	if (O(e)) {
		let t = m(e), n = t.filter(Kt), r = t.filter((e) => e.severity === "error" && qt(e)), i = z([...r.length > 0 ? [Dn(e, `${ce(r)}. ${An(r)}`)] : [], ...n.length > 0 ? [Dn(e, kn(n))] : []]);
		return Mn(e) && e.projects.every((e) => S(e).length === 0) ? [i, R`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return ee(e) ? [R`✅ **${G(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function kn(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${E(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${T(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function An(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function jn(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let i = r.flatMap(S), a = Mn(e) ? R` The changes that are already pending are made as well.` : R``, o = t ? R`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${a}` : R`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...i.length > 0 && !O(Pn(e)) ? [o] : [], Nn(e)];
}
function Mn({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function Nn(e) {
	return V("How to read this", z([
		...Mn(e) ? [R`In numbers, with the changes that are already pending:`] : [],
		G(ue(e)),
		R`Manifests are files that declare the translation keys and webhooks of a Lokalise project. The project is compared with them.

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
	return R`${bn(e, {
		now: t,
		limit: r - 1,
		measure: nt,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { Je as A, M as B, U as C, B as D, K as E, ze as F, Be as I, F as L, Ge as M, We as N, $e as O, I as P, P as R, z as S, V as T, N as V, J as _, Q as a, nt as b, $t as c, Ht as d, Ut as f, Ft as g, Lt as h, vn as i, G as j, R as k, Qt as l, zt as m, In as n, Z as o, Rt as p, bn as r, en as s, Fn as t, Wt as u, it as v, H as w, tt as x, q as y, Ve as z };
