import { $ as e, $t as t, At as n, Bt as r, Cn as i, Dn as a, En as o, Fn as s, Ft as c, Hn as l, Hr as u, In as d, It as f, Jt as p, Lt as m, Nn as h, Pn as g, Pr as _, Pt as v, Qt as y, Rn as b, Rr as ee, Rt as te, Sn as ne, Tn as re, Ur as ie, Wt as x, Xt as ae, Yt as oe, Zt as S, _ as se, an as ce, cn as le, ct as ue, dt as de, en as fe, et as pe, ft as me, g as he, gn as ge, gt as C, h as _e, ht as ve, in as ye, jt as be, kn as xe, ln as Se, lt as Ce, mn as we, mt as w, nn as Te, on as T, ot as Ee, pt as De, rn as E, sn as Oe, st as ke, tt as Ae, un as D, ut as je, v as Me, vn as Ne, wn as Pe } from "./engine.js";
import { A as O, D as Fe, Mt as Ie, T as Le, k } from "./start.js";
// src/report/words/manifestLines.ts
const Re = {
	start: "The manifests of the pull request are compared with those of the commit that it would be merged into",
	end: "The Lokalise project was not read, because this run has no token of Lokalise."
}, ze = "The manifests were not compared with those of the commit that the pull request would be merged into";
function Be({ changes: e, released: t, rematched: n, changed_defaults: r }, { now: i, texts: a }) {
	return [
		...ke(e, {
			now: i,
			texts: a
		}, []),
		...t.map((e) => A(e, a)),
		...n.map(j),
		...r.map(M)
	];
}
function A({ fields: e, ...t }, n) {
	let r = e?.map(({ before: e, ...r }) => `${E(t.kind, r)}${n ? ` ${D(T(t.kind, r.field, e))}` : ""} is no longer declared`);
	return {
		sign: "-",
		label: w(t),
		place: C(t),
		isLoss: !0,
		words: r ?? ["is no longer declared"]
	};
}
function j({ member: e, before: t, after: n, ...r }) {
	let [i, a] = [t, n].map((e) => e === void 0 ? "not declared" : k(e, 200)), o = [`${e}: ${i} → ${a}`];
	return {
		sign: "~",
		label: w(r),
		place: C(r),
		words: o
	};
}
function M(e) {
	return {
		sign: "~",
		label: Fe(e),
		place: "",
		words: ["on_create changes"]
	};
}
function N(e) {
	let t = (t) => e.reduce((e, n) => e + t(n), 0), n = ({ changes: e }) => e.filter(({ action: e }) => e === "create").length, r = ({ changes: e }) => e.filter(x).length, i = t((e) => e.settings.length);
	return [...[
		[t(n), "new"],
		[t((e) => e.changes.length - n(e) - r(e)), "changed"],
		[t(r), "renamed"],
		[t(({ released: e }) => e.filter(({ fields: e }) => !e).length), "no longer declared"],
		[t(({ released: e }) => e.filter(({ fields: e }) => e).length), "with fewer fields"],
		[t(({ rematched: e }) => e.length), "with another id or former name"],
		[t(({ changed_defaults: e }) => e.length), "with other values in on_create"]
	].flatMap(([e, t]) => e > 0 ? [`${y(e)} ${t}`] : []), ...i > 0 ? [`${S(i, "setting")} changed`] : []].join(", ") || "no differences";
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
function P(e) {
	return e.action === "create" ? "new" : e.action === "destroy" || e.fields.some((t) => h(e.kind, t)) ? "removed" : e.fields.filter((t) => ce(e.kind, t)).some((t) => d(e.kind, t)) ? "overwritten text" : s(e) ? "overwritten" : x(e) ? "renamed" : "changed";
}
// src/report/words/title.ts
const He = [
	"new",
	"changed",
	"renamed",
	"removed"
];
function F(e) {
	let t = Ue(e), n = He.flatMap((e) => t[e] > 0 ? [`${y(t[e])} ${e}`] : []);
	return n.length > 0 ? n.join(", ") : "no changes";
}
function Ue(e) {
	let t = {
		new: 0,
		changed: 0,
		renamed: 0,
		removed: 0
	};
	for (let n of e) t[We(n)] += 1;
	return t;
}
function We(e) {
	let t = P(e);
	return t === "removed" || t === "new" ? t : x(e) ? "renamed" : "changed";
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
function Ge(e) {
	return I(e.join("\n"));
}
function z(e) {
	return I(e.map((e) => `- ${e.replaceAll("\n", "\n  ")}`).join("\n"));
}
function Ke(e) {
	return I(e);
}
function B(e, t) {
	if (!Je.test(e)) throw Error(`${e} cannot be a title`);
	return L`<details><summary>${I(e)}</summary>\n\n${t}\n\n</details>`;
}
const qe = RegExp("(`{16})`+", "g");
function V(e) {
	return e.replace(/[\n\r]/g, " ").replace(qe, "$1…");
}
function H(e, t = "") {
	let n = e.map(V), r = n.reduce((e, t) => Math.max(e, Ze(t)), 2), i = "`".repeat(r + 1);
	return I([
		`${i}${t}`,
		...n,
		i
	].join("\n"));
}
function U(e) {
	return W(Fe(e));
}
function W(e) {
	let t = V(e), n = "`".repeat(Ze(t) + 1), r = t === "" || t.startsWith("`") || t.endsWith("`") ? " " : "";
	return I(`${n}${r}${t}${r}${n}`);
}
function G(e) {
	return Je.test(e) && !Ye.test(e) ? I(e) : U(e);
}
const Je = /^(?:[A-Za-z\d ,.;:…%]|(?<=[A-Za-z])['_-](?=[A-Za-z]))*$/, Ye = /\w\.\w|:[/\w]|\bGH-\d|\b[\da-f]{7,40}\b/i;
function K(e, t) {
	return /^https?:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/.test(t) ? I(`[${e}](${t})`) : e;
}
function Xe(e) {
	if (!/^[\w:]+$/.test(e)) throw Error(`${e} cannot be a marker`);
	return I(`<!-- ${e} -->`);
}
function Ze(e) {
	return (e.match(/`+/g) ?? []).reduce((e, t) => Math.max(e, t.length), 0);
}
// src/report/markdown/budget.ts
const Qe = (e) => e.length, $e = (e) => Buffer.byteLength(e);
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
		return et(this.groups);
	}
	get hidden() {
		return et(this.groups.filter((e) => !this.isShown(e)));
	}
	get rows() {
		return this.groups.flatMap((e) => this.#e.get(e) ?? []);
	}
};
function et(e) {
	return e.reduce((e, { count: t = 1 }) => e + t, 0);
}
var tt = class {
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
		for (let { section: e, group: t } of r) e.isShown(t) || this.#n(e, t, nt(t));
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
function nt({ rows: e, short: t }) {
	return t ?? (e.length > 1 ? [`${e[0]} …`] : e);
}
function J(e, t, n) {
	let { title: r, noun: i, fold: a, section: o } = e;
	if (o.count === 0) return [];
	let s = o.hidden, c = `… and ${S(s, `more ${i}`)}; ${n}`, l = e.layout === "list" ? R([Ge(e.section.rows), ...s > 0 ? [G(c)] : []]) : H([...o.rows, ...s > 0 ? [c] : []], e.layout === "diff" ? "diff" : "");
	if (r === void 0) return [l];
	if (a === "always") return [B(r, l)];
	let u = a === "many" && o.groups.length > 20;
	return [L`${t === 3 ? L`###` : L`####`} ${G(r)}`, u ? B(`Show ${S(o.count, i)}`, l) : l];
}
function rt({ file: e, line: t }, n) {
	let r = U(`${k(e, 300)}:${t}`), i = n?.(e, t);
	return i === void 0 ? r : K(r, i);
}
// src/report/markdown/changeItems.ts
const it = 1e3;
function at(e) {
	let t = e.action === "destroy" ? e.how : "archive", n = e.action === "destroy" ? "" : `  ${C(e)}`;
	return {
		rows: [`- ${w(e)}  ${Ee[t]}${n}`],
		isLoss: !0
	};
}
function Y(e, t) {
	let n = X(e, t), r = st(e, t);
	return {
		rows: [z([r === void 0 ? n : L`${n}${r}`])],
		short: [z([X(e, {})])],
		...s(e) && { isLoss: !0 }
	};
}
function ot(e, t) {
	let n = W(O(fe(e, t.texts), it));
	return {
		rows: [z([L`${X(e, t)}: ${n}`])],
		short: [z([X(e, {})])]
	};
}
function X(e, { linkTo: t }) {
	return L`${L`**${U(w(e))}**`}${"renamed_from" in e && typeof e.renamed_from == "string" ? L` ← ${U(k(e.renamed_from, 80))}` : L``}${"place" in e && e.place ? L` · ${rt(e.place, t)}` : L``}`;
}
function st(e, t) {
	if (e.action === "destroy") return L`: ${W(Ee[e.how])}`;
	let { kind: n, fields: r } = e;
	if (e.action === "create") {
		let i = t.texts ? ue(e) : Ce(n, r);
		return i === "" ? void 0 : L`: ${W(O(i, it))}`;
	}
	let i = r.filter((t) => e.renamed_from === void 0 || !ye(n, t)).flatMap((e) => ct(n, e, t));
	return i.length === 0 ? void 0 : L`\n${H(i, "diff")}`;
}
function ct(e, t, { texts: n, languages: r }) {
	let i = E(e, t), a = b(e, t) ? [`  ${de(r)}`] : [];
	if (!n) return [`  ${i}`, ...a];
	let o = d(e, t) ? ut(e, i, t) : [], s = o.length > 0 ? o : [lt(e, i, t)];
	return [
		...gt(t.edited),
		...s.map((e) => O(e, it)),
		...a
	];
}
function lt(e, n, r) {
	return r.before === void 0 || g(r.before) ? `+ ${n} ${ht(T(e, r.field, r.after))}` : `  ${t(e, r)}`;
}
function ut(e, t, { field: n, before: r = "", after: i }) {
	let [a, o] = [T(e, n, r), T(e, n, i)];
	return a.as === "slots" && o.as === "slots" ? Oe(a.slots, o.slots).flatMap(([e, n, r]) => dt(`${t}.${e}`, n, r)) : dt(t, a, o);
}
function dt(e, t, n) {
	if (t.as === "set" && n.as === "set") return ft(e, t.members, n.members);
	let [r, i] = le(t, n, 90), [a, o] = [mt(t) ? [] : [`- ${e} ${r}`], `+ ${e} ${mt(n) ? "(empty)" : i}`];
	return [...a, o];
}
function ft(e, t, n) {
	let r = t.filter((e) => n.includes(e)), i = [t, n].some((e) => pt(e).length > 200) && r.length > 1, a = (e) => i ? [...e.filter((e) => !r.includes(e)).map(Se), `${S(r.length, "other")} in both`].join(", ") : pt(e);
	return [`- ${e} ${a(t)}`, `+ ${e} ${a(n)}`];
}
function pt(e) {
	return D({
		as: "set",
		members: e
	});
}
function mt(e) {
	return e.as === "text" && e.text === "";
}
function ht(e) {
	return e.as === "text" ? le(e, e, 90)[0] : D(e);
}
function gt(e) {
	return e ? [`  last edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${Te(e.at)}${e.reviewed ? ", reviewed" : ""}:`] : [];
}
function _t(e, t) {
	if (e.action === "destroy" || !t.texts) return;
	let n = e.fields.filter((t) => !ye(e.kind, t)).flatMap((t) => vt(e.kind, t));
	if (n.length !== 0) return { rows: [z([L`${X(e, t)}\n${H(n, "diff")}`])] };
}
function vt(e, t) {
	let n = E(e, t), { before: r, after: i } = t;
	return [...r === void 0 ? [] : yt("-", n, T(e, t.field, r)), ...yt("+", n, T(e, t.field, i))];
}
function yt(e, t, n) {
	return bt(n).filter(([, e]) => e !== "").flatMap(([n, r]) => {
		let i = O(Le(r), 4e3).split("\n"), [a = "", ...o] = i.length > 100 ? [...i.slice(0, 100), "…"] : i;
		return [`${e} ${n === "" ? t : `${t}.${Se(n)}`}: ${a}`, ...o.map((t) => `${e}     ${t}`)];
	});
}
function bt(e) {
	switch (e.as) {
		case "text": return [["", e.text]];
		case "word": return [["", e.word]];
		case "set": return [["", e.members.join(", ")]];
		case "slots": return Object.entries(e.slots);
	}
}
// src/report/markdown/planGroups.ts
const xt = {
	removed: "removed",
	"overwritten text": "with overwritten texts",
	overwritten: "with other overwritten values",
	renamed: "renamed",
	changed: "changed without loss",
	new: "new"
};
function St({ plan: e, target: t }, n) {
	let r = t?.is === "compared" ? t : void 0, i = r?.caused ?? e.changes, a = r?.kept ?? e.kept;
	return {
		own: [
			...r ? [wt(r.settings)] : [],
			Tt((r ?? e).sends),
			Et(a.filter(u), n),
			...Ve.map((e) => Ct(e, i, n)),
			kt(Dt, a.filter(ie), n),
			kt(Ot, a.filter((e) => !u(e) && !ie(e)), n),
			...r ? [jt(r)] : [],
			Mt(i, n)
		],
		pending: r ? Nt(r, n) : []
	};
}
function Ct(e, t, n) {
	let r = t.filter((t) => P(t) === e), i = {
		title: `${y(r.length)} ${xt[e]}`,
		noun: "change",
		fold: "many"
	};
	if (e === "removed") return {
		...i,
		layout: "diff",
		section: new q(r.map(at))
	};
	let a = r.map((e) => Y(e, n));
	return {
		...i,
		layout: "list",
		section: new q(a)
	};
}
function wt(e) {
	let t = e.map((e) => ({
		rows: [De(e)],
		...e.widens && { isLoss: !0 }
	}));
	return {
		title: `${S(e.length, "setting")} changed`,
		noun: "setting",
		fold: "many",
		layout: "diff",
		section: new q(t)
	};
}
function Tt(e = []) {
	return {
		noun: "host",
		fold: "never",
		layout: "diff",
		section: new q(me(e).map((e) => ({
			rows: [e],
			isLoss: !0
		})))
	};
}
function Et(e, t) {
	let n = e.map((e) => ({
		...ot(e, t),
		isLoss: !0
	}));
	return {
		title: `${S(n.length, "conflict")}: new in the manifests, and not written`,
		noun: "conflict",
		fold: "many",
		layout: "list",
		section: new q(n)
	};
}
const Dt = "to pull: edited in the project, and not in the manifests", Ot = "kept: different, and not changed by apply";
function kt(e, t, n) {
	let r = t.length > 20 ? At(t).slice(0, 19) : t, i = t.length - r.length, a = {
		rows: [z([L`and ${G(y(i))} more, which the report file lists`])],
		count: i
	}, o = r.map((e) => ot(e, n));
	return {
		title: `${y(t.length)} ${e}`,
		noun: "kept item",
		fold: "many",
		layout: "list",
		section: new q(i > 0 ? [...o, a] : o)
	};
}
function At(e) {
	let t = ({ reason: e }) => Number(e === "seeded");
	return e.toSorted((e, n) => t(e) - t(n));
}
function jt({ released: e, released_kinds: t }) {
	let n = [...l.filter(({ plural: e }) => t.includes(e)).map(({ words: e }) => `all ${e.many}: no manifest declares any`), ...e.map((e) => w(e))];
	return {
		title: `${y(n.length)} no longer managed, and unchanged in the project`,
		noun: "name",
		fold: "many",
		layout: "plain",
		section: new q(n.map((e) => ({ rows: [e] })))
	};
}
function Mt(e, t) {
	let n = e.flatMap((e) => _t(e, t) ?? []);
	return {
		title: `All values in full: ${S(n.length, "change")}`,
		noun: "item",
		fold: "always",
		layout: "list",
		section: new q(n)
	};
}
function Nt({ pending: e, resolved: t, commit: n }, r) {
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
		title: `Already pending, with or without this pull request: ${S(e.length, "change")}`,
		section: new q(e.map((e) => Y(e, r)))
	}, {
		...o,
		title: `No longer pending after this pull request: ${S(t.length, "change")}`,
		section: new q(t.map((e) => ({ rows: Y(e, a).rows })))
	}];
}
// src/plan/earlierEntries.ts
function Pt(e, { file: t, spot: n }, r) {
	let [i] = e.fields.filter(({ role: e }) => e === "text");
	return Ie(t, n, i ? [i.name, r] : []).path;
}
function Ft(e, { values: t }, n) {
	for (let r of e.fields) {
		if (r.role !== "text") continue;
		let e = r.declared(t).find(({ part: e }) => e === n);
		if (e) return e.after;
	}
}
function It(e, t) {
	let n = new Map();
	for (let r of t) for (let t of Lt(e, r)) n.set(t, [...n.get(t) ?? [], r]);
	return (t) => {
		let r = [...Lt(e, t), ...(se(e, t).previously ?? []).map(Rt)], i = [...new Set(r.flatMap((e) => n.get(e) ?? []))];
		return _e(e, {
			target: i,
			head: [t]
		}, (t) => he(e, t.values).texts).get(t);
	};
}
function Lt(e, t) {
	let { id: n } = se(e, t);
	return [...n === void 0 ? [] : [_(["id", n])], ...Me(e.identity(t.values)).map(Rt)];
}
function Rt(e) {
	return _(["name", e]);
}
// src/plan/conflicts.ts
function zt(e, { entries: t, isUnchanged: n }) {
	let r = e.filter(({ kind: e, entry: t, item: r }) => !n?.(Pt(e, t, r.part ?? ""))), i = new Map();
	return r.filter(({ item: e, entry: n, kind: r }) => {
		let a = i.get(r) ?? It(r, t);
		i.set(r, a);
		let o = a(n), s = o && Ft(r, o, e.part ?? "");
		return s === void 0 || _(s) !== _(e.declared);
	});
}
function Bt(e, t) {
	let n = new Set(t.map(({ item: e }) => e));
	return {
		...e,
		kept: e.kept.map((e) => n.has(e) && "field" in e ? {
			...e,
			conflict: !0
		} : e)
	};
}
function Vt(e) {
	return e.map(({ item: e, entry: t, kind: n }) => ee(n, t, "conflict", Ht(e), {
		path: [e.field, e.part ?? ""],
		ofName: !0,
		severity: e.reason === "edited" ? "error" : "warning"
	}));
}
function Ht({ part: e, reason: t }) {
	let n = `The declared ${e} text is new, but it is not written:`;
	return t === "edited" ? `${n} another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.` : `${n} the rule for ${e} is seed, so the text of the project is kept. To replace it, apply with take, which takes the name of the key with the language: KEY:LANGUAGE.`;
}
function Ut({ code: e }) {
	return e === "conflict";
}
function Wt(e) {
	return !Ut(e);
}
function Gt({ severity: e, place: t, message: n, code: r }, i) {
	let a = t ? L` ${rt(t, i)}` : L``, o = K(U(r), p(r));
	return { rows: [z([L`**${G(e)}**${a}: ${qt(n)} (${o})`])] };
}
function Kt(e, t) {
	return oe(e, ae).map(({ result: e, names: n, count: r }) => {
		let i = re(e), a = i ? L` · ${rt(i, t)}` : L``, o = G(xe(e.outcome));
		return {
			count: r,
			rows: [z([L`**${U(n)}**${a} · ${o}: ${qt(Pe(e))}`])]
		};
	});
}
function qt(e) {
	return W(k(e, 1e3));
}
// src/report/markdown/rows.ts
const Jt = 1e3;
function Yt({ severity: e, place: t, message: n }) {
	return { rows: [`${t ? `${Fe(t.file)}:${t.line}:${t.col}  ` : ""}${e}: ${k(n, Jt)}`] };
}
function Xt(e) {
	return oe(e, ae).map(({ result: e, names: t, count: n }) => {
		let r = k(Pe(e), Jt);
		return {
			count: n,
			rows: [`${C({ place: re(e) })}  ${t}  ${xe(e.outcome)}: ${r}`]
		};
	});
}
function Zt({ sign: e, label: t, place: n, words: r, isLoss: i }) {
	let a = e === "+" || e === "-" || e === "!" ? e : " ";
	return {
		rows: [`${a} ${a === " " ? `${e} ${t}` : t}  ${n}`, ...r.map((e) => `${a}     ${O(e, Jt)}`)],
		...i && { isLoss: !0 }
	};
}
function Qt(e, t, n, r) {
	let { problems: i, results: a, backup: o, restore: s } = e, c = (a ?? []).filter(({ outcome: e }) => e.state !== "done");
	return {
		isApplied: a !== void 0,
		head: R([
			...r ? [on(e, t)] : [],
			cn(e, r),
			...ln(e),
			...un(e, t),
			...o === void 0 ? [] : [L`The backup is in ${U(k(o, 400))}.`],
			...s === void 0 ? [] : [L`${G(f(void 0))}: ${U(k(s, 800))}`]
		]),
		problems: Z(i.filter(Wt), n.linkTo),
		failed: {
			title: `${S(c.length, "change")} not made`,
			noun: "change",
			fold: "never",
			layout: "list",
			section: new q(Kt(c, n.linkTo))
		},
		...$t(e, t, n),
		unmanaged: tn(e, n)
	};
}
function Z(e, t) {
	let n = new q(e.map((e) => Gt(e, t)));
	return {
		title: c(e),
		noun: "problem",
		fold: "never",
		layout: "list",
		section: n
	};
}
function $t(t, { command: n }, { now: r, linkTo: i }) {
	if (!t.plan) return {
		groups: [],
		pending: []
	};
	let { plan: a } = t, s = t.hide_texts !== !0;
	if (n === "drift") return {
		groups: en(e(a, s)),
		pending: []
	};
	if (n === "restore") {
		let e = o(n, t);
		return {
			groups: en(je(a, {
				now: r,
				texts: s,
				file: e
			})),
			pending: []
		};
	}
	let { own: c, pending: l } = St(t, {
		texts: s,
		languages: a.project.languages?.map(({ iso: e }) => e) ?? [],
		linkTo: i
	});
	return {
		groups: c,
		pending: l
	};
}
function en(e) {
	let t = e.filter(({ sign: e }) => e === "!"), n = e.filter((e) => !t.includes(e)), r = (e, t) => ({
		noun: e,
		fold: "never",
		layout: "diff",
		section: new q(t.map(Zt))
	});
	return [r("change", n), r("kept item", t)];
}
function tn({ unmanaged: e = [] }, { maxUnmanaged: t, overflow: n }) {
	let r = pe(e).map((e) => ({ rows: [e] })), i = r.length - (t ?? r.length), a = {
		rows: [`… and ${y(i)} more; ${n}`],
		count: i
	};
	return {
		title: `Unmanaged: ${y(e.length)}`,
		noun: "name",
		fold: "always",
		layout: "plain",
		section: new q(i > 0 ? [...r.slice(0, t), a] : r)
	};
}
function nn({ groups: e }) {
	return e.every(({ section: e }) => e.showsLosses);
}
function rn(e, t) {
	let { problems: n, failed: r, groups: i, pending: a, unmanaged: o } = e, s = [
		n,
		r,
		...i,
		...a,
		o
	].filter(({ section: e }) => e.count > 0).length;
	return t(e.head) + 2 + s * 400;
}
function an(e, { overflow: t }, n) {
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
function on(e, { command: t }) {
	let { name: r, id: i, plan: o, results: s } = e, c = L`### ${Q(r ?? i)}${o ? L` · ${Q(o.project.name)}` : L``}`;
	return s ? L`${c}\n\n**${G(`Applied: ${n([e])}.`)}**` : o ? t === "plan" ? L`${c}\n\n**${G(sn(F(a(e))))}**` : L`${c}\n\n**${G(t === "drift" ? be([e]) : v(o, e.effort))}**` : c;
}
function sn(e) {
	return e.charAt(0).toUpperCase() + e.slice(1);
}
function cn({ id: e, plan: t }, n) {
	let r = Ae(e);
	return L`Project ${t && !n ? L`${Q(t.project.name)} · ` : L``}${U(k(e, 200))}${r === void 0 ? L`` : L` · ${K(L`open in Lokalise`, r)}`}`;
}
function ln({ target: e }) {
	return e?.is === "not compared" ? [L`**All changes of the next apply are shown, not only those of this pull request.** Lokaform could not find out which are from this pull request: ${U(k(e.why, 400))}.`] : [];
}
function un(e, { command: t }) {
	let { plan: n, results: i } = e, o = n && !i && t !== "drift" && r(n.project, a(e));
	return o ? [L`${G(o.start)} ${U(o.languages)} ${G(o.end)}`] : [];
}
function Q(e) {
	return U(k(e, 80));
}
// src/report/markdown/manifestGroups.ts
function dn({ manifest_comparison: e }) {
	if (!e) return [];
	if (e.is === "not compared") return [L`${G(ze)}: ${U(k(e.why, 400))}.`];
	let { commit: t, projects: n } = e, { start: r, end: i } = Re, a = G(`Difference: ${N(n)}.`);
	return [L`**${G(r)}** (${U(t.slice(0, 7))}). ${G(i)}`, L`**${a}**`];
}
function fn({ manifest_comparison: e }, t) {
	if (e?.is !== "compared") return [];
	let { projects: n } = e;
	return n.map((e) => pn(e, t, n.length > 1));
}
function pn(e, { linkTo: t }, n) {
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
			wt(s),
			$(`${y(f.length)} no longer declared: the project keeps them, unless prune is on`, f.map((e) => ({
				...m(e),
				words: []
			}))),
			$(`${y(p.length)} with fewer fields: the project keeps their values`, p.map(m)),
			...mn(r, u),
			$(`${y(a.length)} with another id or former name`, a.map(j)),
			$(`${S(o.length, "manifest")} with other values for new entries`, o.map(M)),
			Mt(r, u)
		],
		pending: [],
		unmanaged: Z([])
	};
}
function mn(e, t) {
	let n = e.filter(({ action: e }) => e === "update"), r = (e, n) => {
		let r = n.map((e) => Y(e, t));
		return {
			title: `${y(n.length)} ${e}`,
			noun: "entry",
			fold: "many",
			layout: "list",
			section: new q(r)
		};
	};
	return [
		r("changed", n.filter((e) => !x(e))),
		r("renamed", n.filter(x)),
		r("new", e.filter(({ action: e }) => e === "create"))
	];
}
function $(e, t) {
	return {
		title: e,
		noun: "entry",
		fold: "many",
		layout: "diff",
		section: new q(t.map((e) => Zt(e)))
	};
}
// src/report/markdown/body.ts
const hn = 7 / 8;
function gn(e, t) {
	let n = we(e), { overflow: r, measure: i } = t, { problems: a, projects: o } = yn(n), s = fn(n, t), c = o.length + s.length > 1, l = new tt(t.limit, i), u = R([
		bn(n),
		xn(n, t),
		...Sn(n, t),
		...dn(n)
	]), d = (e) => G(`… and ${S(e, "more project")}; ${r}.`), f = Dn(n, t);
	l.takeText(R([
		u,
		d(o.length + s.length),
		...f
	]));
	let p = Z(a, t.linkTo);
	a.length > 0 && l.take(400);
	let m = [...o.map((e) => Qt(e, n, t, c)), ...s], h = new Set(), g = (e) => (!h.has(e) && l.take(rn(e, i)) && h.add(e), h.has(e)), _ = (e) => [...h].flatMap((t) => [e(t) ?? []].flat().map(({ section: e }) => e));
	for (let e of m) nn(e) || g(e);
	let v = () => _(({ groups: e }) => e), y = () => _((e) => e.pending);
	l.showLosses(v(), hn), l.showRest([p.section], l.remaining / 2);
	for (let e of m) if (!g(e)) break;
	for (let e of [_n, vn]) l.showRest(_(e), l.remaining / 2);
	if (l.showLosses(v(), 1), m.every(nn)) {
		l.showLosses(y(), hn);
		let e = Math.max(...m.map(({ groups: e }) => e.length));
		for (let t = 0; t < e; t += 1) l.showRest(_(({ groups: e }) => e[t]));
		l.showRest(y());
	}
	l.showRest(_(({ unmanaged: e }) => e));
	let b = m.length - h.size;
	return R([
		u,
		...J(p, 3, r),
		...m.filter((e) => h.has(e)).map((e) => an(e, t, c ? 4 : 3)),
		...b > 0 ? [d(b)] : [],
		...f
	]);
}
const _n = ({ problems: e }) => e, vn = ({ failed: e }) => e;
function yn({ problems: e, projects: t }) {
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
function bn(e) {
	let { command: t, projects: n, manifest_comparison: r } = e;
	if (r?.is === "compared") return L`## Translations: ${G(N(r.projects))}`;
	let i = n.filter(({ plan: e }) => e), o = n.length > 1 ? L` · ${G(S(n.length, "project"))}` : L``;
	if (t === "plan" && i.length > 0) {
		let t = ge(e).filter(Ut).length, r = t > 0 ? `, ${S(t, "conflict")}` : "";
		return L`## Translations: ${G(F(n.flatMap(a)) + r)}${o}`;
	}
	let [s] = i, c = n.length === 1 && s?.plan ? L` · ${Q(s.plan.project.name)}` : L``;
	return t === "plan" ? L`## Translations: no plan${o}` : L`## Lokaform ${G(t)}${c}${o}`;
}
function xn({ manifests: e }, { lead: t = (e) => L`From ${e}` }) {
	let n = e.length > 0 && e.length <= 3, r = ve(e) || "no manifest", i = e.length === 1 ? L`the manifest` : L`the manifests`;
	return t(n ? L`${i} ${U(O(r, 400))}` : G(r));
}
function Sn(e, t) {
	let { command: n, projects: r, stopped: i } = e, a = r.some(({ plan: e }) => e), o = n === "plan" && a ? wn(e, t) : [Cn(e, m(e))];
	if (!i) return o;
	let { sentence: s, names: c } = te(e), l = c.length > 0 ? L` Not reached: ${U(O(c.join(", "), 400))}.` : L``;
	return [L`❌ **${G(s)}**${l}`, ...a ? o : []];
}
function Cn(e, t) {
	let n = e.projects.some(({ results: e }) => e);
	return L`${i(e) ? L`❌ ` : ne(e) || n ? L`✅ ` : L``}**${G(t)}**`;
}
function wn(e, { isPullRequest: t }) {
	if (i(e)) {
		let t = ge(e), n = t.filter(Ut), r = t.filter((e) => e.severity === "error" && Wt(e)), i = R([...r.length > 0 ? [Cn(e, `${c(r)}. ${En(r)}`)] : [], ...n.length > 0 ? [Cn(e, Tn(n))] : []]);
		return On(e) && e.projects.every((e) => a(e).length === 0) ? [i, L`This pull request adds no change: what the plan changes is already pending.`] : [i];
	}
	return Ne(e) ? [L`✅ **${G(`${t ? "This pull request" : "This plan"} changes nothing in the project.`)}**`] : [];
}
function Tn(e) {
	let t = e.filter(({ severity: e }) => e === "error").length, n = t < e.length ? `, ${y(t)} of them ${t === 1 ? "an error" : "errors"}` : "";
	return `${S(e.length, "conflict")}${n}. Apply keeps the texts of the project there, and makes all other changes.`;
}
function En(e) {
	return e.some(({ reach: e }) => e !== "change") ? "Apply writes nothing to a project until its problems are fixed." : "Apply skips these entries, writes the others, and removes nothing until the problems are fixed.";
}
function Dn(e, { isPullRequest: t }) {
	let { command: n, projects: r } = e;
	if (n !== "plan" || !r.some(({ plan: e }) => e)) return [];
	let o = r.flatMap(a), s = On(e) ? L` The changes that are already pending are made as well.` : L``, c = t ? L`**What happens next:** Nothing has been changed yet. When this pull request is merged, the next apply makes these changes in the project.${s}` : L`**What happens next:** Nothing has been changed yet. The next apply makes these changes in the project.`;
	return [...o.length > 0 && !i(An(e)) ? [c] : [], kn(e)];
}
function On({ projects: e }) {
	return e.some(({ target: e }) => e?.is === "compared" && e.pending.length > 0);
}
function kn(e) {
	return B("How to read this", R([
		...On(e) ? [L`In numbers, with the changes that are already pending:`] : [],
		G(m(e)),
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
function An(e) {
	let t = e.projects.map((e) => ({
		...e,
		problems: e.problems.filter(Wt)
	}));
	return {
		...e,
		projects: t
	};
}
// src/report/markdown/summary.ts
const jn = 1048576;
function Mn(e, { now: t, reportFile: n, limit: r = jn, linkTo: i }) {
	let a = e.projects.some(({ target: e }) => e), o = n === void 0 ? "set report to a file to get them all" : "the report file has them all";
	return L`${gn(e, {
		now: t,
		limit: r - 1,
		measure: $e,
		overflow: o,
		linkTo: i,
		isPullRequest: a
	})}\n`;
}
export { Ke as A, A as B, U as C, z as D, K as E, Re as F, ze as I, N as L, Ue as M, F as N, Xe as O, P, M as R, R as S, B as T, j as V, J as _, Q as a, $e as b, Xt as c, zt as d, Bt as f, Mt as g, Pt as h, mn as i, G as j, L as k, Yt as l, It as m, Mn as n, Z as o, Ft as p, gn as r, Zt as s, jn as t, Vt as u, tt as v, H as w, Qe as x, q as y, Be as z };
