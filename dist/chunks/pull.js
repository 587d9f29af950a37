import { At as e, C as t, Ct as n, D as r, Dt as i, Et as a, Gt as o, It as s, Jt as c, Kt as l, M as u, Pt as d, Rt as f, Sn as p, St as m, Tt as h, V as g, Wt as _, Yt as v, _t as y, bn as b, bt as x, gt as S, m as C, qt as ee, rr as te, vt as ne, wt as re, xt as ie, yt as ae, z as w, zt as oe } from "./start.js";
import { Ct as se, Dr as ce, Er as le, Et as ue, F as de, Ir as T, Jn as fe, Jr as pe, L as me, Nr as E, Or as he, Pr as D, R as ge, V as _e, Yn as ve, _r as O, at as ye, b as be, bn as xe, c as Se, cn as Ce, cr as we, fr as k, g as Te, gr as A, hn as Ee, hr as De, in as j, ir as Oe, lr as ke, mr as M, nr as Ae, pn as je, pr as N, q as Me, qr as Ne, s as Pe, sr as Fe, u as Ie, un as Le, ur as Re, w as ze, xt as Be, y as Ve, z as He } from "./engine.js";
import { h as Ue, m as We, p as Ge, z as Ke } from "./markdown.js";
import { n as qe } from "./pulledFigures.js";
import { a as Je, c as Ye, d as Xe, f as Ze, h as Qe, l as $e, n as et, o as P, p as tt, r as nt, s as rt, t as it, u as at } from "./first.js";
import { a as ot, u as st } from "./client.js";
import { c as ct, d as lt, l as ut, o as dt, v as ft } from "./project.js";
import { relative as pt, resolve as mt, sep as ht } from "node:path";
import { readFile as gt, stat as _t } from "node:fs/promises";
// node_modules/diff/libesm/diff/base.js
var F = class {
	diff(e, t, n = {}) {
		let r;
		typeof n == "function" ? (r = n, n = {}) : "callback" in n && (r = n.callback);
		let i = this.castInput(e, n), a = this.castInput(t, n), o = this.removeEmpty(this.tokenize(i, n)), s = this.removeEmpty(this.tokenize(a, n));
		return this.diffWithOptionsObj(o, s, n, r);
	}
	diffWithOptionsObj(e, t, n, r) {
		let i = (e) => {
			if (e = this.postProcess(e, n), r) setTimeout(function() {
				r(e);
			}, 0);
			else return e;
		}, a = t.length, o = e.length, s = 1, c = a + o;
		n.maxEditLength != null && (c = Math.min(c, n.maxEditLength));
		let l = n.timeout ?? Infinity, u = Date.now() + l, d = [{
			oldPos: -1,
			lastComponent: void 0
		}], f = this.extractCommon(d[0], t, e, 0, n);
		if (d[0].oldPos + 1 >= o && f + 1 >= a) return i(this.buildValues(d[0].lastComponent, t, e));
		let p = -Infinity, m = Infinity, h = () => {
			for (let r = Math.max(p, -s); r <= Math.min(m, s); r += 2) {
				let s, c = d[r - 1], l = d[r + 1];
				c && (d[r - 1] = void 0);
				let u = !1;
				if (l) {
					let e = l.oldPos - r;
					u = l && 0 <= e && e < a;
				}
				let h = c && c.oldPos + 1 < o;
				if (!u && !h) d[r] = void 0;
				else {
					if (s = !h || u && c.oldPos < l.oldPos ? this.addToPath(l, !0, !1, 0, n) : this.addToPath(c, !1, !0, 1, n), f = this.extractCommon(s, t, e, r, n), s.oldPos + 1 >= o && f + 1 >= a) return i(this.buildValues(s.lastComponent, t, e)) || !0;
					d[r] = s, s.oldPos + 1 >= o && (m = Math.min(m, r - 1)), f + 1 >= a && (p = Math.max(p, r + 1));
				}
			}
			s++;
		};
		if (r) (function e() {
			setTimeout(function() {
				if (s > c || Date.now() > u) return r(void 0);
				h() || e();
			}, 0);
		})();
		else for (; s <= c && Date.now() <= u;) {
			let e = h();
			if (e) return e;
		}
	}
	addToPath(e, t, n, r, i) {
		let a = e.lastComponent;
		return a && !i.oneChangePerToken && a.added === t && a.removed === n ? {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: a.count + 1,
				added: t,
				removed: n,
				previousComponent: a.previousComponent
			}
		} : {
			oldPos: e.oldPos + r,
			lastComponent: {
				count: 1,
				added: t,
				removed: n,
				previousComponent: a
			}
		};
	}
	extractCommon(e, t, n, r, i) {
		let a = t.length, o = n.length, s = e.oldPos, c = s - r, l = 0;
		for (; c + 1 < a && s + 1 < o && this.equals(n[s + 1], t[c + 1], i);) c++, s++, l++, i.oneChangePerToken && (e.lastComponent = {
			count: 1,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		});
		return l && !i.oneChangePerToken && (e.lastComponent = {
			count: l,
			previousComponent: e.lastComponent,
			added: !1,
			removed: !1
		}), e.oldPos = s, c;
	}
	equals(e, t, n) {
		return n.comparator ? n.comparator(e, t) : e === t || !!n.ignoreCase && e.toLowerCase() === t.toLowerCase();
	}
	removeEmpty(e) {
		let t = [];
		for (let n = 0; n < e.length; n++) e[n] && t.push(e[n]);
		return t;
	}
	castInput(e, t) {
		return e;
	}
	tokenize(e, t) {
		return Array.from(e);
	}
	join(e) {
		return e.join("");
	}
	postProcess(e, t) {
		return e;
	}
	get useLongestToken() {
		return !1;
	}
	buildValues(e, t, n) {
		let r = [], i;
		for (; e;) r.push(e), i = e.previousComponent, delete e.previousComponent, e = i;
		r.reverse();
		let a = r.length, o = 0, s = 0, c = 0;
		for (; o < a; o++) {
			let e = r[o];
			if (e.removed) e.value = this.join(n.slice(c, c + e.count)), c += e.count;
			else {
				if (!e.added && this.useLongestToken) {
					let r = t.slice(s, s + e.count);
					r = r.map(function(e, t) {
						let r = n[c + t];
						return r.length > e.length ? r : e;
					}), e.value = this.join(r);
				} else e.value = this.join(t.slice(s, s + e.count));
				s += e.count, e.added || (c += e.count);
			}
		}
		return r;
	}
};
new class extends F {}();
// node_modules/diff/libesm/util/string.js
function vt(e, t) {
	let n = 0;
	for (; n < e.length && n < t.length; n++) if (e[n] != t[n]) return e.slice(0, n);
	return e.slice(0, n);
}
function yt(e, t) {
	let n;
	if (!e || !t || e[e.length - 1] != t[t.length - 1]) return "";
	for (n = 0; n < e.length && n < t.length; n++) if (e[e.length - (n + 1)] != t[t.length - (n + 1)]) return e.slice(-n);
	return e.slice(-n);
}
function bt(e, t, n) {
	if (e.slice(0, t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't start with prefix ${JSON.stringify(t)}; this is a bug`);
	return n + e.slice(t.length);
}
function xt(e, t, n) {
	if (!t) return e + n;
	if (e.slice(-t.length) != t) throw Error(`string ${JSON.stringify(e)} doesn't end with suffix ${JSON.stringify(t)}; this is a bug`);
	return e.slice(0, -t.length) + n;
}
function I(e, t) {
	return bt(e, t, "");
}
function L(e, t) {
	return xt(e, t, "");
}
function St(e, t) {
	return t.slice(0, Ct(e, t));
}
function Ct(e, t) {
	let n = 0;
	e.length > t.length && (n = e.length - t.length);
	let r = t.length;
	e.length < t.length && (r = e.length);
	let i = Array(r), a = 0;
	i[0] = 0;
	for (let e = 1; e < r; e++) {
		for (t[e] == t[a] ? i[e] = i[a] : i[e] = a; a > 0 && t[e] != t[a];) a = i[a];
		t[e] == t[a] && a++;
	}
	a = 0;
	for (let r = n; r < e.length; r++) {
		for (; a > 0 && e[r] != t[a];) a = i[a];
		e[r] == t[a] && a++;
	}
	return a;
}
function wt(e, t) {
	let n = [];
	for (let r of Array.from(t.segment(e))) {
		let e = r.segment;
		n.length && /\s/.test(n[n.length - 1]) && /\s/.test(e) ? n[n.length - 1] += e : n.push(e);
	}
	return n;
}
function Tt(e, t) {
	if (t) return z(e, t)[1];
	let n;
	for (n = e.length - 1; n >= 0 && e[n].match(/\s/); n--);
	return e.substring(n + 1);
}
function R(e, t) {
	if (t) return z(e, t)[0];
	let n = e.match(/^\s*/);
	return n ? n[0] : "";
}
function z(e, t) {
	if (!t) return [R(e), Tt(e)];
	if (t.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
	let n = wt(e, t), r = n[0], i = n[n.length - 1];
	return [/\s/.test(r) ? r : "", /\s/.test(i) ? i : ""];
}
// node_modules/diff/libesm/diff/word.js
const B = "a-zA-Z0-9_\\u{AD}\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2C6}\\u{2C8}-\\u{2D7}\\u{2DE}-\\u{2FF}\\u{1E00}-\\u{1EFF}", Et = RegExp(`[${B}]+|\\s+|[^${B}]`, "ug");
new class extends F {
	equals(e, t, n) {
		return n.ignoreCase && (e = e.toLowerCase(), t = t.toLowerCase()), e.trim() === t.trim();
	}
	tokenize(e, t = {}) {
		let n;
		if (t.intlSegmenter) {
			let r = t.intlSegmenter;
			if (r.resolvedOptions().granularity != "word") throw Error("The segmenter passed must have a granularity of \"word\"");
			n = wt(e, r);
		} else n = e.match(Et) || [];
		let r = [], i = null;
		return n.forEach((e) => {
			/\s/.test(e) ? i == null ? r.push(e) : r.push(r.pop() + e) : i != null && /\s/.test(i) ? r[r.length - 1] == i ? r.push(r.pop() + e) : r.push(i + e) : r.push(e), i = e;
		}), r;
	}
	join(e) {
		return e.map((e, t) => t == 0 ? e : e.replace(/^\s+/, "")).join("");
	}
	postProcess(e, t) {
		if (!e || t.oneChangePerToken) return e;
		let n = null, r = null, i = null;
		return e.forEach((e) => {
			e.added ? r = e : e.removed ? i = e : ((r || i) && Dt(n, i, r, e, t.intlSegmenter), n = e, r = null, i = null);
		}), (r || i) && Dt(n, i, r, null, t.intlSegmenter), e;
	}
}();
function Dt(e, t, n, r, i) {
	if (t && n) {
		let [a, o] = z(t.value, i), [s, c] = z(n.value, i);
		if (e) {
			let r = vt(a, s);
			e.value = xt(e.value, s, r), t.value = I(t.value, r), n.value = I(n.value, r);
		}
		if (r) {
			let e = yt(o, c);
			r.value = bt(r.value, c, e), t.value = L(t.value, e), n.value = L(n.value, e);
		}
	} else if (n) {
		if (e) {
			let e = R(n.value, i);
			n.value = n.value.substring(e.length);
		}
		if (r) {
			let e = R(r.value, i);
			r.value = r.value.substring(e.length);
		}
	} else if (e && r) {
		let n = R(r.value, i), [a, o] = z(t.value, i), s = vt(n, a);
		t.value = I(t.value, s);
		let c = yt(I(n, s), o);
		t.value = L(t.value, c), r.value = bt(r.value, n, c), e.value = xt(e.value, n, n.slice(0, n.length - c.length));
	} else if (r) {
		let e = R(r.value, i), n = St(Tt(t.value, i), e);
		t.value = L(t.value, n);
	} else if (e) {
		let n = St(Tt(e.value, i), R(t.value, i));
		t.value = I(t.value, n);
	}
}
new class extends F {
	tokenize(e) {
		let t = RegExp(`(\\r?\\n)|[${B}]+|[^\\S\\n\\r]+|[^${B}]`, "ug");
		return e.match(t) || [];
	}
}();
const Ot = new class extends F {
	constructor() {
		super(...arguments), this.tokenize = At;
	}
	equals(e, t, n) {
		return n.ignoreWhitespace ? (n.newlineIsToken && e.includes("\n") || (e = e.trim()), n.newlineIsToken && t.includes("\n") || (t = t.trim())) : n.ignoreNewlineAtEof && !n.newlineIsToken && (e.endsWith("\n") && (e = e.slice(0, -1)), t.endsWith("\n") && (t = t.slice(0, -1))), super.equals(e, t, n);
	}
}();
function kt(e, t, n) {
	return Ot.diff(e, t, n);
}
function At(e, t) {
	t.stripTrailingCr && (e = e.replace(/\r\n/g, "\n"));
	let n = [], r = e.split(/(\n|\r\n)/);
	r[r.length - 1] || r.pop();
	for (let e = 0; e < r.length; e++) {
		let i = r[e];
		e % 2 && !t.newlineIsToken ? n[n.length - 1] += i : n.push(i);
	}
	return n;
}
// node_modules/diff/libesm/diff/sentence.js
function jt(e) {
	return e == "." || e == "!" || e == "?";
}
new class extends F {
	tokenize(e) {
		let t = [], n = 0;
		for (let r = 0; r < e.length; r++) {
			if (r == e.length - 1) {
				t.push(e.slice(n));
				break;
			}
			if (jt(e[r]) && e[r + 1].match(/\s/)) {
				for (t.push(e.slice(n, r + 1)), r = n = r + 1; e[r + 1]?.match(/\s/);) r++;
				t.push(e.slice(n, r + 1)), n = r + 1;
			}
		}
		return t;
	}
}(), new class extends F {
	tokenize(e) {
		return e.split(/([{}:;,]|\s+)/);
	}
}(), new class extends F {
	constructor() {
		super(...arguments), this.tokenize = At;
	}
	get useLongestToken() {
		return !0;
	}
	castInput(e, t) {
		let { undefinedReplacement: n, stringifyReplacer: r = (e, t) => t === void 0 ? n : t } = t;
		return typeof e == "string" ? e : JSON.stringify(V(e, null, null, r), null, "  ");
	}
	equals(e, t, n) {
		return super.equals(e.replace(/,([\r\n])/g, "$1"), t.replace(/,([\r\n])/g, "$1"), n);
	}
}();
function V(e, t, n, r, i) {
	t ||= [], n ||= [], r && (e = r(i === void 0 ? "" : i, e));
	let a = 0;
	for (; a < t.length; a += 1) if (t[a] === e) return n[a];
	let o;
	if (Object.prototype.toString.call(e) === "[object Array]") {
		for (t.push(e), o = Array(e.length), n.push(o), a = 0; a < e.length; a += 1) o[a] = V(e[a], t, n, r, String(a));
		return t.pop(), n.pop(), o;
	}
	if (e && e.toJSON && (e = e.toJSON()), typeof e == "object" && e) {
		t.push(e), o = {}, n.push(o);
		let i = [], s;
		for (s in e) Object.prototype.hasOwnProperty.call(e, s) && i.push(s);
		for (i.sort(), a = 0; a < i.length; a += 1) s = i[a], o[s] = V(e[s], t, n, r, s);
		t.pop(), n.pop();
	} else o = e;
	return o;
}
new class extends F {
	tokenize(e) {
		return e.slice();
	}
	join(e) {
		return e;
	}
	removeEmpty(e) {
		return e;
	}
}();
// node_modules/diff/libesm/patch/create.js
function Mt(e) {
	for (let t = 0; t < e.length; t++) if (e[t] < " " || e[t] > "~" || e[t] === "\"" || e[t] === "\\") return !0;
	return !1;
}
function H(e) {
	if (!Mt(e)) return e;
	let t = "\"", n = new TextEncoder().encode(e), r = 0;
	for (; r < n.length;) {
		let e = n[r];
		t += e === 7 ? "\\a" : e === 8 ? "\\b" : e === 9 ? "\\t" : e === 10 ? "\\n" : e === 11 ? "\\v" : e === 12 ? "\\f" : e === 13 ? "\\r" : e === 34 ? "\\\"" : e === 92 ? "\\\\" : e >= 32 && e <= 126 ? String.fromCharCode(e) : "\\" + e.toString(8).padStart(3, "0"), r++;
	}
	return t += "\"", t;
}
const Nt = {
	includeIndex: !0,
	includeUnderline: !0,
	includeFileHeaders: !0
};
function Pt(e, t, n, r, i, a, o) {
	let s;
	s = o ? typeof o == "function" ? { callback: o } : o : {}, s.context === void 0 && (s.context = 4);
	let c = s.context;
	if (s.newlineIsToken) throw Error("newlineIsToken may not be used with patch-generation functions, only with diffing functions");
	if (s.callback) {
		let { callback: e } = s;
		kt(n, r, Object.assign(Object.assign({}, s), { callback: (t) => {
			let n = l(t);
			e(n);
		} }));
	} else return l(kt(n, r, s));
	function l(n) {
		if (!n) return;
		n.push({
			value: "",
			lines: []
		});
		function r(e) {
			return e.map(function(e) {
				return " " + e;
			});
		}
		let o = [], s = 0, l = 0, u = [], d = 1, f = 1;
		for (let e = 0; e < n.length; e++) {
			let t = n[e], i = t.lines || Lt(t.value);
			if (t.lines = i, t.added || t.removed) {
				if (!s) {
					let t = n[e - 1];
					s = d, l = f, t && (u = c > 0 ? r(t.lines.slice(-c)) : [], s -= u.length, l -= u.length);
				}
				for (let e of i) u.push((t.added ? "+" : "-") + e);
				t.added ? f += i.length : d += i.length;
			} else {
				if (s) {
					if (i.length <= c * 2 && e < n.length - 2) for (let e of r(i)) u.push(e);
					else {
						let e = Math.min(i.length, c);
						for (let t of r(i.slice(0, e))) u.push(t);
						let t = {
							oldStart: s,
							oldLines: d - s + e,
							newStart: l,
							newLines: f - l + e,
							lines: u
						};
						o.push(t), s = 0, l = 0, u = [];
					}
				}
				d += i.length, f += i.length;
			}
		}
		for (let e of o) for (let t = 0; t < e.lines.length; t++) e.lines[t].endsWith("\n") ? e.lines[t] = e.lines[t].slice(0, -1) : (e.lines.splice(t + 1, 0, "\\ No newline at end of file"), t++);
		return {
			oldFileName: e,
			newFileName: t,
			oldHeader: i,
			newHeader: a,
			hunks: o
		};
	}
}
function Ft(e, t) {
	if (t ||= Nt, Array.isArray(e)) {
		if (e.length > 1 && !t.includeFileHeaders && !e.every((e) => e.isGit)) throw Error("Cannot omit file headers on a multi-file patch. (The result would be unparseable; how would a tool trying to apply the patch know which changes are to which file?)");
		return e.map((e) => Ft(e, t)).join("\n");
	}
	let n = [];
	if (e.isGit) {
		if (t = Nt, !e.oldFileName) throw Error("oldFileName must be specified for Git patches");
		if (!e.newFileName) throw Error("newFileName must be specified for Git patches");
		let r = e.oldFileName, i = e.newFileName;
		e.isCreate && r === "/dev/null" ? r = i.replace(/^b\//, "a/") : e.isDelete && i === "/dev/null" && (i = r.replace(/^a\//, "b/")), n.push("diff --git " + H(r) + " " + H(i)), e.isDelete && n.push("deleted file mode " + (e.oldMode ?? "100644")), e.isCreate && n.push("new file mode " + (e.newMode ?? "100644")), e.oldMode && e.newMode && !e.isDelete && !e.isCreate && (n.push("old mode " + e.oldMode), n.push("new mode " + e.newMode)), e.isRename && (n.push("rename from " + H((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("rename to " + H((e.newFileName ?? "").replace(/^b\//, "")))), e.isCopy && (n.push("copy from " + H((e.oldFileName ?? "").replace(/^a\//, ""))), n.push("copy to " + H((e.newFileName ?? "").replace(/^b\//, ""))));
	} else t.includeIndex && e.oldFileName == e.newFileName && e.oldFileName !== void 0 && n.push("Index: " + e.oldFileName), t.includeUnderline && n.push("===================================================================");
	let r = e.hunks.length > 0;
	t.includeFileHeaders && e.oldFileName !== void 0 && e.newFileName !== void 0 && (!e.isGit || r) && (n.push("--- " + H(e.oldFileName) + (e.oldHeader ? "	" + e.oldHeader : "")), n.push("+++ " + H(e.newFileName) + (e.newHeader ? "	" + e.newHeader : "")));
	for (let t = 0; t < e.hunks.length; t++) {
		let r = e.hunks[t], i = r.oldLines === 0 ? r.oldStart - 1 : r.oldStart, a = r.newLines === 0 ? r.newStart - 1 : r.newStart;
		n.push("@@ -" + i + "," + r.oldLines + " +" + a + "," + r.newLines + " @@");
		for (let e of r.lines) n.push(e);
	}
	return n.join("\n") + "\n";
}
function It(e, t, n, r, i, a, o) {
	if (typeof o == "function" && (o = { callback: o }), o?.callback) {
		let { callback: s } = o;
		Pt(e, t, n, r, i, a, Object.assign(Object.assign({}, o), { callback: (e) => {
			s(e ? Ft(e, o.headerOptions) : void 0);
		} }));
	} else {
		let s = Pt(e, t, n, r, i, a, o);
		return s ? Ft(s, o?.headerOptions) : void 0;
	}
}
function Lt(e) {
	let t = e.endsWith("\n"), n = e.split("\n").map((e) => e + "\n");
	return t ? n.pop() : n.push(n.pop().slice(0, -1)), n;
}
// src/report/text/pulledText.ts
function Rt({ name: e, files: n, comparison: i, kept: a }, { paint: o, now: s, isDryRun: c, texts: l }) {
	let u = Ke({
		...i,
		settings: []
	}, {
		now: s,
		texts: l
	}), d = a.filter(({ conflict: e }) => e), f = a.filter(({ conflict: e }) => !e), p = (e, t) => t.length === 0 ? [] : [o("strong", e), ...ye(t, o)], m = c ? "Would write" : "Wrote", h = n.length === 0 ? `Pull from ${r(e)}: the manifests stay as they are.` : `Pull from ${r(e)}: ${qe([{
		name: e,
		files: n,
		comparison: i,
		kept: a
	}])}.`;
	return [
		...p(`From ${r(e)} into the manifests:`, u),
		...p(`In conflict: ${j(d.length, "text")}, which the manifests keep`, d.map((e) => zt(e, l))),
		...p(`The manifests also keep ${j(f.length, "text")}:`, f.map((e) => zt(e, l))),
		...n.map((e) => `${m} ${r(e)}`),
		o("strong", h)
	].map(t);
}
function zt({ kind: e, field: t, part: n, declared: i, live: a, why: o, details: s, edited: c, ...l }, u) {
	let d = Le(e, {
		field: t,
		...n !== void 0 && { part: n }
	}), [f, p] = Ee(je(e, t, i), je(e, t, a)), m = c ? ` (${c.by ? `${r(c.by)}, ` : ""}${Ce(c.at)})` : "";
	return {
		sign: "!",
		label: Be({
			kind: e,
			...l
		}),
		place: se(l),
		words: [u ? `${d} is ${f}, live ${p}${m}: ${o}` : `${d}${m}: ${o}`, ...u && s !== void 0 ? [r(s)] : []]
	};
}
function Bt(e) {
	return e.flatMap(({ path: e, before: n, after: i, creates: a }) => {
		let o = r(e);
		return It(a ? "/dev/null" : `a/${o}`, `b/${o}`, n, i, void 0, void 0, { headerOptions: {
			includeIndex: !1,
			includeUnderline: !1,
			includeFileHeaders: !0
		} }).replace(/\r?\n$/, "").split(/\r?\n/).map((e) => t(e.split("	").map(r).join("	")));
	});
}
// src/run/pull/compared.ts
function Vt(e, t, n) {
	let r = Pe(e, t), i = new Map(n.flatMap(({ kind: e, entry: t, field: n, language: r, writer: i }) => i?.edited ? [[Ht(e.name, e.label(t.values), n, r), i.edited]] : []));
	return {
		...r,
		changes: r.changes.map((e) => ({
			...e,
			fields: e.fields.map((t) => {
				let n = i.get(Ht(e.kind, e.label, t.field, t.part));
				return n && e.action === "update" ? {
					...t,
					edited: n
				} : t;
			})
		}))
	};
}
function Ht(e, t, n, r) {
	return E([
		e,
		t,
		n,
		r ?? null
	]);
}
// src/plan/pull/pulledTexts.ts
function Ut(e, t, n, r) {
	let { project: i, rules: a, evidence: o } = n;
	return t.flatMap(({ declared: t, live: s }) => {
		if (s === void 0) return [];
		let c = e.context(t.values, s, n), l = e.liveContext(s, n, e.label(t.values)), u = Wt(e, t, s, n);
		return e.fields.flatMap((n) => {
			if (n.role !== "text") return [];
			let d = n.declared(t.values);
			return [...new Set([...d.map(({ part: e = "" }) => e), ...r(t)])].flatMap((r) => {
				if (p(a, i, r) === "ignore") return [];
				let f = n.stored(s, l, r);
				if (f === void 0) return [];
				let m = d.find(({ part: e }) => e === r)?.after;
				if (m === void 0 ? U(f) : n.same(f, qt(m, f), c)) return [];
				let h = n.lastWriter?.(s, r), g = m === void 0 ? f : Kt(m, f), _ = h !== void 0 && le(h.by, o.writers);
				return [{
					kind: e,
					entry: t,
					id: e.id(s),
					field: n.name,
					language: r,
					declared: m,
					live: f,
					after: g,
					writer: h,
					isOurs: _,
					isReshaped: u
				}];
			});
		});
	});
}
function Wt(e, t, n, r) {
	let i = e.context(t.values, n, r);
	return e.fields.some((e) => e.role === "shape" && e.diff(t.values, n, i).changes.length > 0);
}
function Gt(e, { rules: t }) {
	let n = {
		taken: [],
		kept: [],
		open: []
	}, r = (e, t) => n.kept.push({
		text: e,
		why: t
	});
	for (let i of e) {
		let { declared: e, live: a, after: o, writer: s, isOurs: c, isReshaped: l, entry: u, kind: d, language: f } = i, p = ze(d.identity(u.values));
		if (l && !U(a)) r(i, "other-shape");
		else if (e === void 0) n.taken.push(i);
		else if (D(e) !== D(a) && !U(a)) r(i, "other-shape");
		else {
			if (Jt(e, a) && r(i, "empty"), U(a) || E(o) === E(e)) continue;
			p.some((e) => t.take.includes(e) || t.take.includes(`${e}:${f}`)) ? n.taken.push(i) : c && !D(a) ? r(i, "ours") : s?.edited === void 0 ? r(i, "undated") : n.open.push(i);
		}
	}
	return n;
}
function Kt(e, t) {
	return !D(e) || !D(t) ? U(t) ? e : t : Object.fromEntries(Object.entries(e).map(([e, n]) => [e, (t[e] ?? "") === "" ? n : t[e] ?? n]));
}
function qt(e, t) {
	return D(e) && D(t) ? {
		...t,
		...e
	} : e;
}
function Jt(e, t) {
	return !D(e) || !D(t) ? U(t) : Object.entries(e).some(([e, n]) => n !== "" && (t[e] ?? "") === "");
}
function U(e) {
	return D(e) ? Object.values(e).every((e) => e === "") : e === "";
}
// src/plan/pull/pulledFields.ts
function Yt(e, t, n, r) {
	let i = e.fields.filter(({ name: e, role: t }) => t !== "identity" && t !== "text" && (r.includes("all") || r.includes(e)));
	return t.flatMap(({ declared: t, live: r }) => r === void 0 ? [] : i.flatMap((i) => {
		let a = Xt(e, i, t, r, n);
		return a === void 0 ? [] : [{
			entry: t,
			field: i.name,
			value: a
		}];
	}));
}
function Xt(e, t, n, r, i) {
	if (t.role === "shape" && Qt(e, n) && Wt(e, n, r, i)) return;
	let a = e.context(n.values, r, i), [o] = t.declared(n.values), s = en(t.declare(r, a) ?? t.stored(r, a, void 0));
	if (s === void 0) return;
	let c = Zt(s, t, n);
	if (!o) {
		let [e] = t.declared(n.onCreate), i = e !== void 0 && E(e.after) === E(c);
		return t.isDefault(r, a) || i || tn(c) ? void 0 : c;
	}
	let { changes: l, issues: u } = t.diff(n.values, r, a);
	if (l.length === 0 || u.length > 0) return;
	let d = $t(c, o.after);
	return d !== void 0 && ((i) => {
		let o = {
			...n.values,
			[t.name]: i
		};
		return e.entry.schema.safeParse(o).success && t.diff(o, r, a).changes.length === 0;
	})(d) ? d : c;
}
function Zt(e, { name: t, show: n }, r) {
	let i = new Map(Object.entries(r.values)).get(t);
	return !Array.isArray(e) || !Array.isArray(i) || n(e).as !== "set" ? e : [...i.filter((t) => e.includes(t)), ...e.filter((e) => !i.includes(e))];
}
function Qt({ fields: e }, { values: t }) {
	return e.some((e) => e.role === "text" && e.declared(t).length > 0);
}
function $t(e, t) {
	if (D(e) && D(t) && !tn(t)) return Object.fromEntries(Object.keys(t).map((t) => [t, e[t] ?? ""]));
}
function en(e) {
	return Array.isArray(e) ? e.filter((e) => typeof e != "string" || !e.startsWith("lokaform:")) : e;
}
function tn(e) {
	return typeof e == "object" && !!e && Object.keys(e).length === 0;
}
// src/run/pull/fieldEdits.ts
function nn(e, t, n) {
	let r = [], i = [], a = [];
	for (let o of t) {
		let { entry: t, field: c, value: l } = o, [u] = e.fields.filter(({ name: e }) => e === c).flatMap((e) => e.declared(t.values)), d = n.has(s(t.file, t.spot, [c]).path);
		u && d ? i.push({
			kind: e.name,
			label: e.label(t.values),
			place: f(t.file, t.spot, [c]),
			field: c,
			declared: u.after,
			live: l,
			why: "a source file declares it, of which pull changes only texts"
		}) : t.from ? a.push(o) : r.push({
			kind: e.plural,
			path: t.file.path,
			edits: [{
				is: "field",
				at: t.spot.start,
				field: c,
				value: l
			}]
		});
	}
	return {
		edits: r,
		kept: i,
		problems: rn(a)
	};
}
function rn(e) {
	if (e.length === 0) return [];
	let t = [...new Set(e.map(({ field: e }) => e))].join(", "), n = new Set(e.map(({ entry: e }) => e)).size, r = `Only source files declare ${j(n, "key")} with other values of ${t}, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.`;
	return [g("not-editable", r, {
		severity: "notice",
		reach: "change"
	})];
}
function an({ matches: e }) {
	return e.filter(({ live: e }) => e === void 0).map(({ declared: e }) => e);
}
function on({ plural: e, limits: t }, n, r, i) {
	let a = n.length;
	if (a === 0) return [];
	let o = (e) => [g("too-many-destroyed", e, { reach: "project" })];
	if (a === r && r > 1) return o(`None of the ${r} declared ${e} is live, so --gone would remove all of them. Check the project. If it is the right one, remove the manifests yourself.`);
	let s = `--gone would remove ${a} of ${r} entries`, c = pe(t.removed, i);
	if (a > c) return o(`${s}, but limits.${t.removed.name} allows ${c}. To remove them, raise limits.${t.removed.name}.`);
	let { removedPercent: l } = t, u = l ? pe(l, i) : 100;
	return !l || r < 20 || a * 100 <= r * u ? [] : o(`${s}, but limits.${l.name} allows ${u} %. To remove them, raise limits.${l.name}.`);
}
// src/run/pull/textTargets.ts
var sn = class {
	given;
	known = new Map();
	constructor(e) {
		this.given = e;
	}
	find(e, t, n) {
		for (let r of this.partsOf(t)) {
			let t = E([r.file.path, n]);
			this.known.has(t) || this.known.set(t, this.targetOf(e, r, n));
			let i = this.known.get(t);
			if (i) return {
				...i,
				origin: r.from,
				sibling: {
					path: r.file.path,
					at: r.spot.start
				}
			};
		}
	}
	lacksFile(e, t, n) {
		let r = this.find(e, t, n);
		return r?.missing !== void 0 && cn(r, n);
	}
	partsOf(e) {
		let t = W(e), n = ({ from: e }) => e.language === this.given.base;
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}
	targetOf(e, { file: t, from: n }, r) {
		let { textFiles: i } = this.given, a = i.get(t.path);
		if (!a) return;
		let o = _(n.source, r);
		if (a.language === void 0) return {
			path: t.path,
			textFile: a,
			code: o
		};
		let s = this.inOtherLanguage(t.path, a, r);
		if (s && !s.missing) return s;
		let c = (r) => d(r.path) === d(t.path) && E(e.textFiles?.name(n.path, r.textFile) ?? null) === E(e.textFiles?.name(n.path, a) ?? null), l = [...i].flatMap(([e, t]) => t.language === r && c({
			path: e,
			textFile: t
		}) ? [{
			path: e,
			textFile: t,
			code: _(t.source, r)
		}] : []), [u] = l;
		if (u && l.length === 1 && (!s || cn(u, r) && !cn(s, r))) return u;
		if (s || u) return s;
		let f = this.given.rows.flatMap((e) => this.fromRow(e, r) ?? []).filter(c);
		return f.length === 1 ? f[0] : void 0;
	}
	inOtherLanguage(e, { source: t }, n) {
		let r = pt(t.folder, this.given.full.get(e) ?? e).split(ht).join("/"), i = l(t.files) ? v(t, r, n) : void 0;
		return i === void 0 ? void 0 : this.at(t, i, n);
	}
	fromRow(e, t) {
		if (Oe(e, t) && l(e.files) && !/[*?[\]{}()!+@]/.test(e.files.replaceAll("{lang}", ""))) return this.at(e, o({ files: e.files.replaceAll("{lang}", _(e, t)) }), t);
	}
	at(e, t, n) {
		let r = _(e, n);
		if (!ln.test(r) || ee(e, t) !== n) return;
		let i = mt(e.folder, t), a = ue(i, this.given.folders), o = this.given.textFiles.get(a);
		return o ? {
			path: a,
			textFile: o,
			code: r
		} : {
			path: a,
			textFile: {
				source: e,
				language: n,
				...c(e, t)
			},
			code: r,
			missing: i
		};
	}
};
function cn({ textFile: e }, t) {
	return e.source.languages?.includes(t) === !0;
}
const ln = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;
function W(e) {
	return (e.parts ?? [e]).flatMap((e) => e.from ? [{
		...e,
		from: e.from
	}] : []);
}
// src/run/pull/goneEdits.ts
async function un(e, t, n, { rules: r, options: i }) {
	let a = an(n), o = a.filter(dn), s = a.filter((e) => !dn(e)).map((t) => fn(e, t)), c = on(e, o, t.filter(dn).length, r);
	if (o.length === 0 || w(c)) return {
		edits: [],
		problems: [...s, ...c]
	};
	let l = o.map(({ values: t }) => e.label(t));
	if (i.dryRun || await i.confirmsGone?.(l)) return {
		edits: o.map(({ file: t, spot: n }) => ({
			kind: e.plural,
			path: t.path,
			edits: [{
				is: "remove",
				at: n.start
			}]
		})),
		problems: s
	};
	let u = i.confirmsGone ? "was not confirmed" : "needs a question, which only a terminal can ask", d = `The removal of ${o.length} entries ${u}. Nothing is written. Run pull again, without --gone or at a terminal.`;
	return {
		edits: [],
		problems: [g("not-agreed", d, { reach: "project" })]
	};
}
function dn(e) {
	return W(e).length === 0;
}
function fn(e, t) {
	let [n = t] = W(t), [r] = e.fields.filter(({ role: e }) => e === "identity");
	return Ne(e, n, "not-editable", "It is not live, but a source file declares it, and --gone removes nothing from source files. If the app no longer uses it, remove it by hand.", {
		path: r ? [r.name] : [],
		severity: "notice"
	});
}
// src/plan/pull/settledTexts.ts
function pn(e, t, n, { agreed: r, unread: i }) {
	let a = hn(e, t, n), o = e.map((e) => ({
		text: e,
		why: r.has(ce(mn(e))) ? e.isOurs ? "ours" : "replaced" : a.has(e) ? "conflict" : i ? "unread" : void 0
	}));
	return {
		taken: o.flatMap(({ text: e, why: t }) => t === void 0 ? [e] : []),
		kept: o.flatMap(({ text: e, why: t }) => t === void 0 ? [] : [{
			text: e,
			why: t
		}])
	};
}
function mn({ id: e, language: t, live: n, declared: r, writer: i, isOurs: a }) {
	let o = i?.edited?.at, s = D(n) && D(r) ? Object.keys(r).filter((e) => (n[e] ?? "") !== "" && n[e] !== r[e]) : void 0;
	return {
		id: String(e),
		language: t,
		live: n,
		...o !== void 0 && { at: o },
		...s && { forms: s },
		isOurs: a
	};
}
function hn(e, t, n) {
	let r = new Set(), i = new Set();
	for (let { entries: n, now: a, until: o } of t) {
		let t = e.filter((e) => Ue(e.kind, e.entry, e.language) === a && o >= yn(e));
		for (let { text: e, said: a } of _n(t, n)) a === void 0 ? i.add(e) : vn(a, e) && r.add(e);
	}
	let a = [...i].filter((e) => !r.has(e));
	for (let e of a.length > 0 ? new Set(t.map(({ until: e }) => e)) : []) {
		let i = a.filter((t) => e >= yn(t) && !r.has(t));
		if (i.length !== 0) for (let { text: a, said: o } of _n(i, gn(e, t, n))) (o === void 0 || vn(o, a)) && r.add(a);
	}
	return r;
}
function gn(e, t, n) {
	let r = new Map();
	for (let n of t) n.until >= e && n.until < (r.get(n.now)?.until ?? Infinity) && r.set(n.now, n);
	return [...[...r.values()].flatMap(({ entries: e }) => e), ...n.flatMap((e) => e.parts ?? [e]).filter(({ file: e }) => !r.has(e.path))];
}
function _n(e, t) {
	return [...new Set(e.map(({ kind: e }) => e))].flatMap((n) => {
		let r = e.filter((e) => e.kind === n);
		return [...new Set(r.map(({ language: e }) => e))].flatMap((e) => {
			let i = t.flatMap((e) => e.parts ?? [e]), a = [We(n, i.filter(({ from: t }) => t?.language === e)), We(n, i.filter(({ from: e }) => !e))];
			return r.filter((t) => t.language === e).map((t) => ({
				text: t,
				said: a.flatMap((e) => e(t.entry) ?? []).flatMap((t) => Ge(n, t, e) ?? [])[0]
			}));
		});
	});
}
function vn(e, { declared: t }) {
	return E(e) !== E(t ?? null);
}
function yn({ writer: e }) {
	return e?.edited?.at ?? 0;
}
// src/run/pull/history.ts
async function bn(e, t, { manifests: n, present: r, textFiles: i, usable: a }) {
	if (e.length === 0) return {
		taken: [],
		kept: []
	};
	let o = Math.min(...e.map(({ writer: e }) => e?.edited?.at ?? 0)), s = await t.versions(o, n), c = [...new Set(e.map(({ kind: e }) => e))], l = s.versions.map((e) => ({
		now: e.now,
		until: e.until,
		entries: c.flatMap((t) => me(t, e, i, a))
	})), u = e.map((e) => ({
		...mn(e),
		kind: e.kind,
		entry: e.entry
	})), d = ut(u, l, r);
	return {
		...pn(e, l, r, {
			agreed: new Set([...d, ...l.flatMap((e) => [...ct(u, e, r)])]),
			unread: s.is === "unreadable"
		}),
		...s.is === "unreadable" && { unread: s.why }
	};
}
// src/run/pull/kept.ts
const xn = {
	ours: "we wrote the live text last",
	empty: "the live text is empty",
	conflict: "the line is newer than the live text",
	replaced: "the manifest had the live text before, and the next apply replaces it",
	undated: "the service does not say when the live text was written",
	unread: "the history of the manifest cannot be read, so the line can be newer than the live text",
	"other-shape": "only one of the two has plural forms, so change is_plural and the texts by hand",
	"not-expressible": "the live text has a character that a manifest cannot contain",
	"not-storable": "the source file cannot hold the live text"
}, Sn = [
	"conflict",
	"undated",
	"unread"
];
function Cn({ text: e, path: t, why: n }) {
	return {
		text: e,
		why: "not-storable",
		details: `${t}: ${n}`
	};
}
function wn(e) {
	return e.map(({ text: { kind: e, entry: t, field: n, language: r, declared: i, live: a, writer: o }, why: s, details: c }) => ({
		kind: e.name,
		label: e.label(t.values),
		place: f(t.file, t.spot, [n, r]),
		field: n,
		part: r,
		declared: i ?? "",
		live: a,
		...o?.edited && { edited: o.edited },
		why: xn[s],
		...c !== void 0 && { details: c },
		...Sn.includes(s) && { conflict: !0 }
	}));
}
function Tn(e) {
	return e.filter(({ why: e }) => Sn.includes(e)).map(({ text: { kind: e, entry: t, field: n, language: r }, why: i }) => {
		let a = `The ${r} text differs from the live one, which another person wrote. The manifest keeps its text: ${xn[i]}. To take the live text, name the key and the language with take.`;
		return Ne(e, t, "conflict", a, {
			path: [n, r],
			ofName: !0,
			severity: "warning"
		});
	});
}
function En(e, t) {
	let n = e.filter((e) => e.why === "unread").length;
	if (n === 0) return [];
	let r = `Lokaform cannot read the history of the manifests: ${t} So ${j(n, "text")} that others wrote cannot be pulled without take.`;
	return [g("unread-history", r, {
		severity: "notice",
		reach: "project"
	})];
}
// src/manifest/edit/layout.ts
const Dn = new Set([
	"anchor",
	"tag",
	"seq-item-ind",
	"explicit-key-ind",
	"map-value-ind"
]);
var On = class {
	text;
	added;
	constructor(e) {
		let t = e[e.lastIndexOf("\n") - 1] === "\r" ? "\r\n" : "\n";
		this.added = e === "" || e.endsWith("\n") ? "" : t, this.text = e + this.added;
	}
	lineStart(e) {
		let t = this.text.lastIndexOf("\n", e - 1) + 1;
		return t === 0 && this.text.startsWith("﻿") ? 1 : t;
	}
	column(e) {
		return e - this.lineStart(e);
	}
	nextLine(e) {
		let t = this.text.indexOf("\n", e);
		return t === -1 ? this.text.length : t + 1;
	}
	line(e) {
		return this.text.slice(e, this.nextLine(e)).replace(/\r?\n$/, "");
	}
	lineEnd(e) {
		let t = this.text.indexOf("\n", e);
		return t === -1 && (t = this.text.lastIndexOf("\n")), this.text[t - 1] === "\r" ? "\r\n" : "\n";
	}
	startsLine(e) {
		return this.text.slice(this.lineStart(e), e).trim() === "";
	}
};
function kn(e) {
	switch (e.type) {
		case "block-scalar": return G(e).end;
		case "flow-collection": {
			let t = e.end.find(({ type: e }) => /^flow-(map|seq)-end$/.test(e));
			return t ? t.offset + 1 : e.offset;
		}
		case "block-map":
		case "block-seq": {
			let t = e.items.findLast((e) => !An(e));
			return t ? jn(t) : e.offset;
		}
		default: return e.offset + ("source" in e ? e.source.length : 0);
	}
}
function G({ offset: e, props: t, source: n, ...r }) {
	let i = t.map((e) => "source" in e ? e.source : "").join(""), a = /^[|>][-+\d]*/.exec(i)?.[0] ?? "|", o = e + i.length, s = n.split("\n");
	s.at(-1) === "" && s.pop();
	let c = s.find((e) => e.trim() !== ""), l = /\d/.exec(a)?.[0], u = l ? r.indent + Number(l) : c?.search(/[^ ]/), d = (e) => /^ *\r?$/.test(e) && e.trimEnd().length <= (u ?? 0), f = a.includes("+") ? s.length : s.findLastIndex((e) => !d(e)) + 1, p = o + s.slice(0, f).join("\n").length;
	return {
		header: a,
		bodyStart: o,
		end: f === 0 ? e + i.trimEnd().length : p - +!!s[f - 1]?.endsWith("\r"),
		indent: u,
		foldedAt: f > 1 ? Math.max(...s.slice(0, f).map((e) => e.trimEnd().length)) : 0
	};
}
function An({ start: e, key: t, sep: n, value: r }) {
	return !t && !r && ![...e, ...n ?? []].some(({ type: e }) => Dn.has(e));
}
function K({ start: e, key: t, sep: n, value: r }) {
	return (e.find(({ type: e }) => Dn.has(e)) ?? t ?? n?.[0] ?? r)?.offset ?? 0;
}
function jn(e) {
	return e.value ? kn(e.value) : q(e);
}
function q({ start: e, key: t, sep: n }) {
	let r = (n ?? e).findLast(({ type: e }) => Dn.has(e));
	return r ? r.offset + r.source.length : t ? kn(t) : e.at(-1)?.offset ?? 0;
}
function Mn(e) {
	return e?.type === "block-scalar" ? G(e).header.includes("+") : e?.type !== "block-map" && e?.type !== "block-seq" ? !1 : Mn(e.items.findLast((e) => !An(e))?.value);
}
function Nn(e) {
	return /[\ufffe\uffff]/.test(e) || e.replace(/[\n\t]/g, "").search(u) !== -1;
}
function Pn(e, t, n) {
	for (let r of Fn(e, t, n)) if (r && Bn(e, r, n)) return r;
}
function* Fn(e, t, { within: n, column: r }) {
	if (typeof e != "string") {
		yield J(JSON.stringify(e));
		return;
	}
	let i = (n === "mapping" || n === "list") && !Nn(e) && e.trim() !== "", { type: a } = t;
	i && a === "BLOCK_FOLDED" && (t.foldAt > 0 && (yield zn(e, a, t, r)), yield zn(e, a, {
		...t,
		foldAt: 0
	}, r)), i && (a?.startsWith("BLOCK") || !a && e.includes("\n")) && (yield zn(e, "BLOCK_LITERAL", t, r)), !Nn(e) && !e.includes("\n") && ((!a || a === "PLAIN") && Rn(e, n) && (yield J(e)), (a === "QUOTE_SINGLE" || a !== "QUOTE_DOUBLE" && t.quotes === "single") && (yield J(`'${e.replaceAll("'", "''")}'`))), yield J(In(e));
}
function J(e) {
	return {
		inline: e,
		lines: []
	};
}
function In(e) {
	return JSON.stringify(e).replace(/[\ufffe\uffff]/g, Ln).replace(u, Ln);
}
function Ln(e) {
	let t = (e.codePointAt(0) ?? 0).toString(16);
	return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
}
function Rn(e, t) {
	let n = {
		within: t,
		column: 0,
		tag: ""
	};
	return Bn(e, J(e), n, "1.1");
}
function zn(e, t, n, r) {
	let i = new Re(e);
	i.type = t;
	let a = n.foldAt > 0 ? Math.max(40, n.foldAt - n.indent + 2) : 0, o = new ke({ k: i }).toString({
		indent: 2,
		lineWidth: a
	}), [, s, c, l, u] = /^k: ([|>])(\d?)([-+]?)\n([\s\S]*)\n$/.exec(o) ?? [];
	if (u === void 0 || l === "+" && !n.mayKeepEnd) return;
	let d = " ".repeat(n.indent), f = u.split("\n").map((e) => e === "" ? "" : d + e.slice(2));
	return {
		inline: `${s}${c && n.indent - r}${l}`,
		lines: f
	};
}
function Bn(e, { inline: t, lines: n }, { within: r, column: i, tag: a }, o = "1.2") {
	let s = " ".repeat(i), c = [a && `${a} `, t].join(""), l = n.map((e) => `\n${e}`).join(""), u = {
		mapping: `${s}k: ${c}${l}\n${s}l: 1\n`,
		list: `${s}- ${c}${l}\n${s}- 1\n`,
		"flow-mapping": `{k: ${c}, l: 1}`,
		"flow-list": `[${c}, 1]`,
		name: `${c}: 1\n`,
		"flow-name": `{${c}: 1}`
	}[r], { contents: d, errors: f, warnings: p } = we(u, {
		version: o,
		prettyErrors: !1
	});
	if (f.length > 0 || p.length > 0 || !d || !("items" in d)) return !1;
	let m = d.items.flatMap((e) => A(e) ? [e.value] : "key" in e ? [Vn(e.key), Vn(e.value)] : [void 0]), h = {
		mapping: [
			"k",
			e,
			"l",
			1
		],
		list: [e, 1],
		"flow-mapping": [
			"k",
			e,
			"l",
			1
		],
		"flow-list": [e, 1],
		name: [e, 1],
		"flow-name": [e, 1]
	}[r];
	return m.length === h.length && m.every((e, t) => e === h[t]);
}
function Vn(e) {
	return A(e) ? e.value : void 0;
}
// src/manifest/edit/tree.ts
var Hn = class {
	root;
	aliases = [];
	anchors = new Map();
	targets = new Map();
	constructor(e) {
		this.root = {
			path: [],
			node: e.contents ?? void 0,
			item: void 0,
			parent: void 0,
			children: [],
			key: void 0
		}, this.visit(this.root);
	}
	resolved(e) {
		if (!k(e)) return e;
		let t = this.targets.get(e)?.node;
		return t && this.resolved(t);
	}
	visit(e) {
		let { node: t } = e;
		if (this.note(e, e.key, !0), this.note(e, t, !1), !N(t)) return;
		let n = Un(t.srcToken);
		t.items.forEach((t, r) => {
			let i = {
				item: n[r],
				parent: e,
				children: []
			};
			if (De(t)) {
				let n = Wn(t.key) ? t.key : void 0, r = Wn(t.value) ? t.value : void 0, a = t.srcToken ?? i.item;
				e.children.push({
					...i,
					item: a,
					path: [...e.path, this.nameOf(n)],
					node: r,
					key: n
				});
			} else {
				let n = Wn(t) ? t : void 0;
				e.children.push({
					...i,
					path: [...e.path, r],
					node: n,
					key: void 0
				});
			}
		});
		for (let t of e.children) this.visit(t);
	}
	note(e, t, n) {
		if (k(t)) {
			let r = this.anchors.get(t.source);
			if (!r) return;
			this.targets.set(t, r), this.aliases.push({
				slot: e,
				isName: n,
				target: r
			});
		} else t && "anchor" in t && t.anchor && this.anchors.set(t.anchor, {
			slot: e,
			node: t,
			isName: n
		});
	}
	nameOf(e) {
		let t = k(e) ? this.anchors.get(e.source)?.node : e;
		return A(t) ? typeof t.value == "string" ? t.value : t.source ?? String(t.value) : "";
	}
};
function Un(e) {
	return !e || !("items" in e) ? [] : e.items.filter((e) => !An(e));
}
function Y({ parent: e }) {
	return e !== void 0 && (X(e.node) || Y(e));
}
function X(e) {
	return (M(e) || O(e)) && e.flow === !0;
}
function Wn(e) {
	return N(e) || A(e) || k(e);
}
// src/manifest/edit/replaceValue.ts
function Gn(e, t, n) {
	let { layout: r, patches: i } = n, { item: a } = e, o = a && Qn(a, r);
	if (!o) return !1;
	let s = (a.sep ?? a.start).find(({ type: e }) => e === "tag"), c = Xn(e, a, r), l = s && A(e.node) && qn(e, t, {
		...c,
		tag: s.source
	}, n);
	s && l ? c.tag = s.source : s && Zn(s, a, o, i, r);
	let u = r.nextLine(o.inline.end), d = qn(e, t, c, n) ?? Kn(e, t, c, o, n);
	i.replace(...$n(o.inline, d.inline, r));
	let f = o.lines ?? {
		start: u,
		end: u
	};
	return (o.lines || d.lines.length > 0) && i.replaceLines(f.start, f.end, d.lines), !0;
}
function Kn({ node: e }, t, n, { inline: r, lines: i }, { layout: a, writer: o }) {
	let s = o.write(t, [e], n);
	return i !== void 0 && i.start !== a.nextLine(r.end) && typeof t == "string" ? {
		inline: In(t),
		lines: []
	} : s;
}
function qn({ node: e }, t, n, { layout: r, writer: i }) {
	if (typeof t == "object" && t || !A(e) || !e.srcToken) return;
	let a = e.srcToken.type === "block-scalar" ? G(e.srcToken) : void 0, o = Pn(t, {
		type: e.type,
		quotes: i.style.quotes,
		indent: a?.indent ?? n.column + i.style.step,
		foldAt: a?.foldedAt ?? 0,
		mayKeepEnd: a !== void 0 && Jn(a, r)
	}, n);
	return a && o ? {
		...o,
		inline: Yn(a, o.inline)
	} : o;
}
function Jn({ end: e }, t) {
	let n = t.nextLine(e);
	return n === t.text.length ? t.added === "" : t.line(n).trim() !== "";
}
function Yn({ header: e }, t) {
	if (!/^[|>]/.test(t) || t[0] !== e[0]) return t;
	let [n, r] = [e, t].map((e) => ({
		digit: /\d/.exec(e)?.[0],
		chomping: /[-+]/.exec(e)?.[0]
	})), i = n?.digit === r?.digit || r?.digit === void 0, a = n?.chomping === r?.chomping || n?.chomping === "+" && r?.chomping === void 0;
	if (i && a) return e;
	let o = r?.digit ?? n?.digit ?? "";
	return `${t[0]}${o}${r?.chomping ?? ""}`;
}
function Xn(e, t, n) {
	let r = Y(e);
	return {
		within: M(e.parent?.node) ? r ? "flow-mapping" : "mapping" : r ? "flow-list" : "list",
		column: r ? 0 : n.column(K(t)),
		tag: ""
	};
}
function Zn({ offset: e, source: t }, { sep: n, start: r }, i, a, { text: o }) {
	if ((n ?? r).some(({ type: t, offset: n }) => t === "anchor" && n > e)) {
		let n = e + t.length;
		a.replace(e, n + (/^ */.exec(o.slice(n))?.[0].length ?? 0), "");
	} else i.inline.start = e;
}
function Qn(e, t) {
	let { value: n } = e, r = q(e);
	if (e.key && !e.sep?.some(({ type: e }) => e === "map-value-ind")) return;
	if (!n || n.type === "scalar" && n.source === "") return {
		inline: {
			start: r,
			end: r
		},
		lines: void 0
	};
	let i = kn(n);
	if (n.type === "block-scalar") {
		let { header: e, bodyStart: r } = G(n);
		return {
			inline: {
				start: n.offset,
				end: n.offset + e.length
			},
			lines: {
				start: r,
				end: i < r ? r : t.nextLine(i)
			}
		};
	}
	if (n.type === "block-map" || n.type === "block-seq") {
		let [e] = n.items, a = e ? K(e) : n.offset;
		return t.startsLine(a) ? {
			inline: {
				start: r,
				end: r
			},
			lines: {
				start: t.lineStart(a),
				end: t.nextLine(i)
			}
		} : {
			inline: {
				start: a,
				end: i
			},
			lines: void 0
		};
	}
	return {
		inline: {
			start: n.offset,
			end: i
		},
		lines: void 0
	};
}
function $n({ start: e, end: t }, n, { text: r }) {
	return e === t ? [
		e,
		t,
		n && ` ${n}`
	] : n === "" ? [
		e - (/[ \t]*$/.exec(r.slice(0, e))?.[0].length ?? 0),
		t,
		""
	] : [
		e,
		t,
		n
	];
}
function er(e, t, n) {
	let { layout: r, patches: i, writer: a } = n, o = new ar(e, r), { children: s } = e;
	if (s.some(({ item: e }) => !e)) return !1;
	let c = t.removed.size === s.length;
	if (c && !o.ownLines) return Gn(e, tr(e, t), n);
	let l = ir(s.map((e) => t.removed.has(e))).map(({ from: e, to: t }) => ({
		from: e,
		to: t,
		region: o.regionOf(e, t)
	}));
	for (let { region: e } of l) r.startsLine(e.start) ? i.replaceLines(e.start, e.end, []) : i.replace(e.start, e.end, "");
	if (c && t.inserted.size === 0) {
		if (!e.item) return !1;
		let t = q(e.item);
		i.replace(t, t, O(e.node) ? " []" : " {}");
	}
	for (let [n, r] of [...t.inserted].sort(([e], [t]) => e - t)) {
		let t = l.find(({ from: e, to: t }) => e <= n && n <= t), c = t ? t.region.end : n < 0 ? o.leadStart(0) : o.endOf(n);
		if (n < 0 && !o.ownLines) return !1;
		let u = rr(e, n), d = Mn(s[t ? t.from - 1 : n]?.item?.value), f = r.flatMap((e) => {
			let t = nr(e, o.column, u, a);
			return o.isSpaced && !d ? ["", ...t] : t;
		});
		i.replaceLines(c, c, f);
	}
	return !0;
}
function tr({ node: e }, { inserted: t }) {
	let n = [...t].sort(([e], [t]) => e - t).flatMap(([, e]) => e);
	return O(e) ? n.map(({ value: e }) => e) : Object.fromEntries(n.map(({ name: e = "", value: t }) => [e, t]));
}
function nr({ name: e, value: t }, n, r, i) {
	return e === void 0 ? i.item(t, r, n) : i.member(e, t, r, n);
}
function rr(e, t) {
	if (M(e.node)) return [e.node];
	let n = e.children.slice(Math.max(0, t + 1 - 20), t + 1).reverse();
	return (n.length > 0 ? n : e.children.slice(0, 20)).flatMap(({ node: e }) => e ?? []);
}
function ir(e) {
	let t = [];
	for (let [n, r] of e.entries()) {
		let e = t.at(-1);
		r && e?.to === n - 1 ? e.to = n : r && t.push({
			from: n,
			to: n
		});
	}
	return t;
}
var ar = class {
	items;
	edges;
	layout;
	column;
	ownLines;
	isSpaced;
	constructor({ children: e }, t) {
		this.layout = t, this.items = e.map(({ item: e }) => e), this.edges = this.items.map((e) => e ? {
			start: K(e),
			end: jn(e)
		} : {
			start: 0,
			end: 0
		});
		let n = this.edges[0]?.start ?? 0;
		this.column = t.column(n), this.ownLines = t.startsLine(n);
		let [r, i] = [this.edges.at(-2), this.edges.at(-1)];
		this.isSpaced = r !== void 0 && i !== void 0 && this.hasBlankLine(r.end, i.start);
	}
	leadStart(e) {
		let { layout: t } = this, n = t.lineStart(this.edge(e).start), r = e > 0 ? this.endOf(e - 1) : 0;
		for (; n > r;) {
			let e = t.lineStart(n - 1), i = t.line(e);
			if (e < r || !i.trimStart().startsWith("#") || i.search(/\S/) > this.column) break;
			n = e;
		}
		return n;
	}
	endOf(e) {
		let { layout: t } = this, n = t.nextLine(this.edge(e).end);
		for (let e = n; e < t.text.length; e = t.nextLine(e)) {
			let r = t.line(e).trim();
			if (r.startsWith("#") && t.line(e).search(/\S/) > this.column) n = t.nextLine(e);
			else if (r !== "") break;
		}
		return n;
	}
	regionOf(e, t) {
		let { layout: n, edges: r } = this, i = this.edge(e).start, a = t === r.length - 1;
		if (!n.startsLine(i)) return {
			start: i,
			end: a ? this.edge(t).end : this.edge(t + 1).start
		};
		let o = this.leadStart(e), s = this.endOf(t), c = e > 0 && Mn(this.items[e - 1]?.value), l = e === 0 || c || n.line(n.lineStart(o - 1)).trim() === "";
		if (a && e > 0 && !c) {
			let t = this.endOf(e - 1);
			for (; o > t && n.line(n.lineStart(o - 1)).trim() === "";) o = n.lineStart(o - 1);
		} else if ((!a || c) && l) for (; s < n.text.length && n.line(s).trim() === "";) s = n.nextLine(s);
		return {
			start: o,
			end: s
		};
	}
	hasBlankLine(e, t) {
		return /\n[ \t]*\r?\n/.test(this.layout.text.slice(e, t));
	}
	edge(e) {
		return this.edges[e] ?? {
			start: 0,
			end: 0
		};
	}
};
// src/manifest/edit/align.ts
const or = 2e3;
function sr(e, t) {
	let n = [], r = [], i = [], [a, o] = [0, 0];
	for (let [s, c] of [...cr(e, t), [e.length, t.length]]) {
		for (; a < s && o < c;) n.push([a++, o++]);
		for (; a < s;) r.push(a++);
		for (; o < c;) i.push({
			after: a - 1,
			at: o++
		});
		a += 1, o += 1;
	}
	return {
		pairs: n,
		removed: r,
		inserted: i
	};
}
function cr(e, t) {
	if (e.length > or || t.length > or) return [];
	let n = Array.from({ length: e.length + 1 }, () => new Uint32Array(t.length + 1)), r = (e, t) => n[e]?.[t] ?? 0, i = (n, r) => T(e[n] ?? null, t[r] ?? null);
	for (let a = e.length - 1; a >= 0; --a) for (let e = t.length - 1; e >= 0; --e) {
		let t = n[a];
		t && (t[e] = i(a, e) ? r(a + 1, e + 1) + 1 : Math.max(r(a + 1, e), r(a, e + 1)));
	}
	let a = [], [o, s] = [0, 0];
	for (; o < e.length && s < t.length;) i(o, s) ? a.push([o++, s++]) : r(o + 1, s) >= r(o, s + 1) ? o += 1 : s += 1;
	return a;
}
// src/manifest/edit/edits.ts
function Z(e, t) {
	let n = t.filter(({ is: e, path: t }) => e === "set" && t.length === 0).at(-1);
	if (n?.is === "set") return n.value;
	if (t.length === 0) return e;
	if (Array.isArray(e)) return lr(e, t);
	let r = new Map(D(e) ? Object.entries(e) : []);
	for (let [e, n] of dr(t)) n.some(ur) ? r.delete(String(e)) : r.set(String(e), Z(r.get(String(e)) ?? {}, n));
	return Object.fromEntries(r);
}
function lr(e, t) {
	let n = dr(t), r = new Map();
	for (let e of t) e.is !== "insert" || e.path.length > 0 || r.set(e.after, [...r.get(e.after) ?? [], e.value]);
	let i = (e) => r.get(e) ?? [], a = e.flatMap((e, t) => {
		let r = n.get(t) ?? [];
		return [...r.some(ur) ? [] : [Z(e, r)], ...i(t)];
	});
	return [...i(-1), ...a];
}
function ur({ is: e, path: t }) {
	return e === "remove" && t.length === 0;
}
function dr(e) {
	let t = new Map();
	for (let n of e) {
		let [e, ...r] = n.path;
		if (e === void 0) continue;
		let i = t.get(e);
		i ? i.push({
			...n,
			path: r
		}) : t.set(e, [{
			...n,
			path: r
		}]);
	}
	return t;
}
// src/manifest/edit/changes.ts
var fr = class {
	replaced = new Map();
	collections = new Map();
	names = new Set();
	merged = new Set();
	tree;
	old;
	constructor(e, t, n) {
		this.tree = e, this.old = t, this.edit(e.root, n), this.writeOutAliases();
	}
	isGone(e) {
		let { parent: t } = e;
		return t ? this.collections.get(t)?.removed.has(e) === !0 || this.replaced.has(t) || this.isGone(t) : !1;
	}
	edit(e, t) {
		let n = t.findLast(({ is: e, path: t }) => e === "set" && t.length === 0);
		if (n?.is === "set") this.become(e, n.value);
		else if (t.length !== 0) {
			if (!N(e.node)) this.replaced.set(e, Z(pr(this.old, e.path), t));
			else {
				for (let [n, r] of dr(t)) {
					let t = mr(e, n);
					t ? r.some(ur) ? this.changeOf(e).removed.add(t) : this.edit(t, r) : this.add(e, e.children.length - 1, {
						name: String(n),
						value: Z({}, r)
					});
				}
				for (let n of t) n.is === "insert" && n.path.length === 0 && this.add(e, n.after, {
					name: void 0,
					value: n.value
				});
			}
		}
	}
	become(e, t) {
		let n = pr(this.old, e.path);
		if (T(n, t)) return;
		let { node: r, children: i } = e;
		if (M(r) && D(t) && i.some(({ path: e }) => Object.hasOwn(t, Q(e)))) {
			for (let n of i) {
				let r = Object.hasOwn(t, Q(n.path)) ? t[Q(n.path)] : void 0;
				r === void 0 ? this.changeOf(e).removed.add(n) : this.become(n, r);
			}
			let n = new Set(i.map(({ path: e }) => Q(e)));
			for (let [r, a] of Object.entries(t)) n.has(r) || this.add(e, i.length - 1, {
				name: r,
				value: a
			});
		} else if (O(r) && Array.isArray(t) && t.length > 0 && i.length > 0) {
			let { pairs: r, removed: a, inserted: o } = sr(n, t);
			for (let [e, n] of r) {
				let r = i[e];
				r && this.become(r, t[n] ?? null);
			}
			for (let t of a) {
				let n = i[t];
				n && this.changeOf(e).removed.add(n);
			}
			for (let { after: n, at: r } of o) this.add(e, n, {
				name: void 0,
				value: t[r] ?? null
			});
		} else this.replaced.set(e, t);
	}
	add(e, t, n) {
		n.name !== void 0 && e.children.some(({ path: e }) => e.at(-1) === "<<") && this.merged.add(e);
		let { inserted: r } = this.changeOf(e);
		r.set(t, [...r.get(t) ?? [], n]);
	}
	changeOf(e) {
		let t = this.collections.get(e) ?? {
			removed: new Set(),
			inserted: new Map()
		};
		return this.collections.set(e, t), t;
	}
	writeOutAliases() {
		let e = this.changedNodes();
		for (let { slot: t, isName: n, target: r } of this.tree.aliases) e.has(r.node) && !this.isGone(t) && (n ? this.names.add(t) : this.replaced.has(t) || this.replaced.set(t, pr(this.old, t.path)));
	}
	changedNodes() {
		let e = new Set(), t = ({ node: n, key: r, children: i }, a) => {
			n && e.add(n), r && a && e.add(r);
			for (let e of i) t(e, !0);
		};
		for (let e of this.replaced.keys()) t(e, !1);
		for (let { removed: e } of this.collections.values()) for (let n of e) t(n, !0);
		for (let t of [...this.replaced.keys(), ...this.collections.keys()]) for (let n = t; n; n = n.parent) n.node && e.add(n.node);
		return e;
	}
};
function pr(e, t) {
	return t.reduce((e, t) => e[t] ?? null, e);
}
function mr({ children: e }, t) {
	return typeof t == "number" ? e[t] : e.find(({ path: e }) => e.at(-1) === t);
}
function Q(e) {
	return String(e.at(-1));
}
// src/manifest/edit/fileStyle.ts
function hr(e, t) {
	let n = {}, r = 0, i = 0, a = (e) => {
		let { node: o } = e;
		A(o) && (o.type === "QUOTE_SINGLE" && (r += 1), o.type === "QUOTE_DOUBLE" && (i += 1)), N(o) && (n = {
			...gr(e, t),
			...n
		});
		for (let t of e.children) a(t);
	};
	return a(e), {
		step: 2,
		listStep: 2,
		afterDash: 1,
		braces: " ",
		brackets: "",
		...n,
		quotes: r > i ? "single" : "double",
		isJson: X(e.node) && e.children.every(({ key: e }) => A(e) && e.type === "QUOTE_DOUBLE")
	};
}
function gr(e, t) {
	let { node: n, parent: r, children: i } = e, [a] = i;
	if (!a?.item || !n?.range) return {};
	if (X(n)) {
		let e = /^ */.exec(t.text.slice(n.range[0] + 1))?.[0] ?? "";
		return t.text.slice(n.range[0], n.range[1]).includes("\n") ? {} : { [M(n) ? "braces" : "brackets"]: e };
	}
	let o = t.column(K(a.item)), s = {};
	if (O(n) && M(a.node) && !Y(a)) {
		let [e] = a.node.flow ? [] : a.children, n = q(a.item);
		e?.item && t.lineStart(n) === t.lineStart(K(e.item)) && (s.afterDash = Math.max(1, K(e.item) - n));
	}
	if (e.item && r && M(r.node) && !r.node.flow) {
		let r = o - t.column(K(e.item));
		O(n) && r >= 0 && (s.listStep = r), M(n) && r > 0 && (s.step = r);
	}
	return s;
}
// src/manifest/edit/flowItems.ts
function _r(e, { removed: t, inserted: n }, { layout: r, patches: i, writer: a }) {
	let { node: o, children: s } = e, c = s.flatMap(({ item: e }) => e ? {
		start: K(e),
		end: jn(e)
	} : []);
	if (c.length < s.length || !o?.range) return !1;
	let [l, u] = [o.range[0] + 1, o.range[1] - 1], d = (e, t) => e.map(({ name: e, value: n }) => e === void 0 ? a.flowItem(n, t) : a.flowMember(e, n, t)), f = M(o) ? [o] : s.flatMap((e) => e.node ?? []).reverse();
	if (t.size === s.length) {
		let e = d([...n].sort(([e], [t]) => e - t).flatMap(([, e]) => e), f), t = e.length === 0 ? "" : M(o) ? a.style.braces : a.style.brackets;
		return i.replace(l, u, `${t}${e.join(", ")}${t}`), !0;
	}
	let p = s.findIndex((e) => !t.has(e));
	for (let [e, n] of s.entries()) {
		if (!t.has(n)) continue;
		let r = e < p ? c[e]?.start : c[e - 1]?.end, a = e < p ? c[e + 1]?.start : c[e]?.end;
		i.replace(r ?? l, a ?? u, "");
	}
	for (let [e, a] of [...n].sort(([e], [t]) => e - t)) {
		let n = d(a, f), o = c[e];
		if (e < p || !o) {
			let e = c[p]?.start ?? l;
			i.replace(e, e, n.map((e) => `${e}, `).join(""));
		} else t.size === 0 && r.startsLine(o.start) ? vr(o, n, r, i) : i.replace(o.end, o.end, n.map((e) => `, ${e}`).join(""));
	}
	return !0;
}
function vr(e, t, n, r) {
	let { text: i } = n, a = i.slice(n.lineStart(e.start), e.start), o = i.slice(e.end, n.nextLine(e.end)), s = n.lineEnd(e.end), c = n.nextLine(e.end);
	if (!/^\s*,?\s*(?:#.*)?\r?\n$/.test(o)) {
		r.replace(e.end, e.end, t.map((e) => `, ${e}`).join(""));
		return;
	}
	let l = /^\s*,/.test(o);
	l || r.replace(e.end, e.end, ",");
	let u = t.map((e, n) => {
		let r = l || n < t.length - 1 ? "," : "";
		return `${a}${e}${r}${s}`;
	});
	r.replace(c, c, u.join(""));
}
// src/manifest/edit/patches.ts
var yr = class {
	all = [];
	layout;
	constructor(e) {
		this.layout = e;
	}
	replace(e, t, n) {
		this.all.push({
			start: e,
			end: t,
			text: n
		});
	}
	replaceLines(e, t, n) {
		let r = this.layout.lineEnd(Math.max(0, e - 1));
		this.replace(e, t, n.map((e) => e + r).join(""));
	}
	applied() {
		let e = this.all.map((e, t) => ({
			patch: e,
			index: t
		})).sort((e, t) => e.patch.start - t.patch.start || e.patch.end - t.patch.end || e.index - t.index), t = [], n = 0;
		for (let { patch: r } of e) {
			let e = r.start === r.end;
			if (r.start < n && !e) return;
			t.push(this.layout.text.slice(n, Math.max(n, r.start)), r.text), n = Math.max(n, r.end);
		}
		let { text: r, added: i } = this.layout, a = [...t, r.slice(n)].join("");
		return /\S[^\n]*\n$/.test(a) ? a.slice(0, a.length - i.length) : a;
	}
}, br = class {
	style;
	resolved;
	failed = !1;
	constructor(e, t) {
		this.style = e, this.resolved = t;
	}
	write(e, t, n) {
		let r = t.flatMap((e) => this.resolved(e) ?? []);
		if (typeof e != "object" || !e) return this.scalar(e, r, n);
		if (Sr(n) || this.isFlow(e, r)) return {
			inline: this.flow(e, r),
			lines: []
		};
		let i = Array.isArray(e);
		if (n.within === "list") {
			let t = n.column + 1 + this.style.afterDash, [i = "", ...a] = this.members(e, r, t);
			return {
				inline: i.trimStart(),
				lines: a
			};
		}
		let a = n.column + (i ? this.style.listStep : this.style.step);
		return {
			inline: "",
			lines: this.members(e, r, a)
		};
	}
	member(e, t, n, r) {
		let i = this.name(e, n, "name"), a = n.flatMap((t) => wr(t, e) ?? []), o = a.length > 0 || !Cr(n) ? a : n.flatMap((e) => $(e) ?? []), s = {
			within: "mapping",
			tag: "",
			column: r
		}, { inline: c, lines: l } = this.write(t, o, s);
		return [`${" ".repeat(r)}${i}:${c && ` ${c}`}`, ...l];
	}
	item(e, t, n) {
		let { inline: r, lines: i } = this.write(e, t, {
			within: "list",
			tag: "",
			column: n
		}), a = typeof e == "object" && e ? this.style.afterDash : 1;
		return [`${" ".repeat(n)}-${r && " ".repeat(a)}${r}`, ...i];
	}
	flowMember(e, t, n) {
		let r = this.name(e, n, "flow-name"), i = n.flatMap((t) => wr(t, e) ?? $(t) ?? []);
		return `${r}: ${this.write(t, i, xr("flow-mapping")).inline}`;
	}
	flowItem(e, t) {
		return this.write(e, t, xr("flow-list")).inline;
	}
	members(e, t, n) {
		if (D(e)) return Object.entries(e).flatMap(([e, r]) => this.member(e, r, t, n));
		let r = t.flatMap((e) => $(e) ?? []);
		return [...e].flatMap((e) => this.item(e, r, n));
	}
	flow(e, t) {
		let { braces: n, brackets: r } = this.style;
		if (D(e)) {
			let r = Object.entries(e).map(([e, n]) => this.flowMember(e, n, t));
			return r.length === 0 ? "{}" : `{${n}${r.join(", ")}${n}}`;
		}
		let i = t.flatMap((e) => $(e) ?? []), a = [...e].map((e) => this.flowItem(e, i));
		return a.length === 0 ? "[]" : `[${r}${a.join(", ")}${r}]`;
	}
	isFlow(e, t) {
		if (Object.keys(e).length === 0) return !0;
		let n = t.find((e) => (M(e) || O(e)) && e.items.length > 0);
		return M(n) || O(n) ? n.flow === !0 : Array.isArray(e) && e.every((e) => typeof e != "object" || !e);
	}
	scalar(e, t, n) {
		let r = Pn(e, this.scalarStyle(e, t, n), n);
		return r || (this.failed = !0), r ?? {
			inline: "",
			lines: []
		};
	}
	scalarStyle(e, t, n) {
		let r = t.find((e) => A(e)), i = typeof e != "string" || !e.includes("\n") && e.length < 80, a = r?.type && (i ? !r.type.startsWith("BLOCK") : r.type !== "PLAIN"), o = r?.type === "BLOCK_FOLDED" && typeof e == "string" && e.trim().includes("\n");
		return {
			type: this.style.isJson ? "QUOTE_DOUBLE" : o ? "BLOCK_LITERAL" : a ? r.type : void 0,
			quotes: this.style.quotes,
			indent: n.column + this.style.step,
			foldAt: 0,
			mayKeepEnd: !1
		};
	}
	name(e, t, n) {
		let r = t.flatMap((e) => M(e) ? e.items.at(-1)?.key ?? [] : []).find((e) => A(e)), i = Pn(e, {
			type: this.style.isJson ? "QUOTE_DOUBLE" : r?.type,
			quotes: this.style.quotes,
			indent: 0,
			foldAt: 0,
			mayKeepEnd: !1
		}, {
			within: n,
			column: 0,
			tag: ""
		});
		return i || (this.failed = !0), i?.inline ?? "";
	}
};
function xr(e) {
	return {
		within: e,
		column: 0,
		tag: ""
	};
}
function Sr({ within: e }) {
	return e === "flow-mapping" || e === "flow-list";
}
function Cr(e) {
	let t = e.flatMap((e) => M(e) ? e.items.map(({ value: e }) => e) : []);
	return t.every((e) => A(e)) || t.every((e) => M(e));
}
function wr(e, t) {
	return M(e) ? e.get(t, !0) : void 0;
}
function $(e) {
	return O(e) ? e.items.at(-1) : M(e) ? e.items.at(-1)?.value ?? void 0 : void 0;
}
// src/manifest/edit/editYaml.ts
function Tr(e, t, n) {
	let r = Fe(e, t);
	if (w(r.problems)) return {
		is: "refused",
		problems: r.problems
	};
	let i = typeof n == "function" ? n(r) : n, a = r.value, o = Z(a, i);
	if (T(a, o)) return {
		is: "edited",
		text: t
	};
	let s = new On(t), c = new Hn(we(s.text, {
		keepSourceTokens: !0,
		prettyErrors: !1,
		stringKeys: !1
	})), l = new fr(c, a, i);
	if (l.merged.size > 0) return {
		is: "refused",
		problems: [...l.merged].map((e) => kr(r, e))
	};
	let u = Er(c, l, s);
	if ("slot" in u) return {
		is: "refused",
		problems: [Ar(r, u.slot.path)]
	};
	let d = Fe(e, u.text), f = d.problems.length <= r.problems.length && !w(d.problems);
	return f && T(d.value, o) ? {
		is: "edited",
		text: u.text
	} : {
		is: "refused",
		problems: [Ar(r, jr(f ? d.value : a, o))]
	};
}
function Er(e, t, n) {
	let r = new yr(n), i = new br(hr(e.root, n), (t) => e.resolved(t)), a = {
		layout: n,
		patches: r,
		writer: i
	};
	for (let [e, n] of t.replaced) if (!t.isGone(e) && (!Gn(e, n, a) || i.failed)) return { slot: e };
	for (let e of t.names) if (!Or(e, a)) return { slot: e };
	let o = [...t.collections].sort(([e], [t]) => t.path.length - e.path.length);
	for (let [e, n] of o) if (!(t.isGone(e) || t.replaced.has(e)) && (!(X(e.node) ? Dr(e, n) ? Gn(e, [...n.inserted.values()].flat().map(({ value: e }) => e), a) : _r(e, n, a) : er(e, n, a)) || i.failed)) return { slot: e };
	let s = r.applied();
	return s === void 0 ? { slot: e.root } : { text: s };
}
function Dr(e, { inserted: t }) {
	return e.children.length > 0 || Y(e) ? !1 : [...t.values()].flat().some(({ name: e, value: t }) => e === void 0 && D(t));
}
function Or({ item: e, path: t }, { patches: n, writer: r }) {
	let i = e?.key;
	return i?.type === "alias" && (n.replace(i.offset, i.offset + i.source.length, r.name(String(t.at(-1)), [], "flow-name")), !r.failed);
}
function kr({ file: e, spot: t }, { path: n }) {
	return g("not-editable", "This mapping gets its values from the merge key \"<<\", which YAML 1.2 does not have. Write the values out, and remove the merge key.", { place: f(e, t, [...n, "<<"]) });
}
function Ar({ file: e, spot: t }, n) {
	return g("not-editable", "The new value cannot be written here so that all other values and comments stay. Nothing in this file is changed. Write the value on a line of its own, without anchors and tags, and run again.", { place: oe(e, t, n) });
}
function jr(e, t) {
	if (typeof e != "object" || !e || typeof t != "object" || !t) return [];
	let [n, r] = [new Map(Object.entries(e)), new Map(Object.entries(t))];
	for (let e of new Set([...n.keys(), ...r.keys()])) {
		let [t, i] = [n.get(e), r.get(e)];
		if (t === void 0 || i === void 0) return [e];
		if (!T(t, i)) return [e, ...jr(t, i)];
	}
	return [];
}
// src/manifest/edit/editEntries.ts
function Mr(e, t, n, r) {
	return Tr(e, t, (e) => Nr(e, n, r));
}
function Nr({ value: e, spot: t }, n, r) {
	let i = D(e) ? e : {}, a = Array.isArray(i[n]) ? i[n] : [], o = t.members?.get(n)?.members ?? new Map(), s = new Map([...o].map(([e, { start: t }]) => [t, Number(e)])), c = (e) => {
		let t = s.get(e);
		if (t === void 0) throw Error(`no entry of ${n} starts at ${e}`);
		return t;
	};
	return r.map((e) => {
		if (e.is === "add") {
			let t = e.after === void 0 ? a.length - 1 : c(e.after);
			return {
				is: "insert",
				path: [n],
				after: t,
				value: e.value
			};
		}
		let t = c(e.at), r = [n, t];
		return e.is === "remove" ? {
			is: "remove",
			path: r
		} : e.is === "field" ? {
			is: "set",
			path: [...r, e.field],
			value: e.value
		} : Pr(a[t], r, e.language, e.value);
	});
}
function Pr(e, t, n, r) {
	let i = D(e) ? e.translations : void 0, a = [...t, "translations"];
	if (!Array.isArray(i)) return {
		is: "set",
		path: [...a, n],
		value: r
	};
	let o = i.findIndex((e) => D(e) && e.language_iso === n);
	return o < 0 ? {
		is: "insert",
		path: a,
		after: i.length - 1,
		value: {
			language_iso: n,
			translation: r
		}
	} : {
		is: "set",
		path: [
			...a,
			o,
			"translation"
		],
		value: r
	};
}
async function Fr(e, t, n, r) {
	let { manifests: i, problems: a } = await _e(e, t, n, r), o = Object.values(i).flat();
	return {
		files: {
			manifests: i,
			full: new Map(o.map(({ path: e }) => [e, mt(n.displayRoot, e)]))
		},
		problems: a
	};
}
function Ir(e = []) {
	return e.flatMap(({ path: e, textFile: t }) => t ? [] : [e]);
}
function Lr(e, t) {
	let n = [], r = [], i = Object.entries(e).map(([e, i]) => [e, i.map((i) => {
		let { path: a, text: o } = i, s = t.filter((t) => t.kind === e && t.path === a).flatMap((e) => e.edits);
		if (s.length === 0) return i;
		let c = Mr(a, o, e, s);
		if (c.is === "refused") n.push(...c.problems);
		else if (c.text !== o) return r.push({
			path: a,
			before: o,
			after: c.text
		}), {
			...i,
			text: c.text
		};
		return i;
	})]);
	return {
		manifests: Object.fromEntries(i),
		changed: r,
		problems: n
	};
}
async function Rr(e, t) {
	return Promise.all(e.map(async ({ path: e, before: n, after: r, creates: i }) => {
		if (i !== void 0) return {
			path: i,
			text: r
		};
		let a = t.get(e) ?? e, [o, { mode: s }] = await Promise.all([gt(a, "utf8"), _t(a)]), c = o.startsWith("﻿") ? "﻿" : "";
		return {
			path: a,
			text: c + r,
			replaces: c + n,
			mode: s & 511
		};
	}));
}
// src/plan/pull/relatives.ts
const zr = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u;
var Br = class {
	#e = new Map();
	constructor(e) {
		for (let t of e) for (let e of Vr(t.name)) {
			let n = this.#e.get(e);
			n ? n.push(t) : this.#e.set(e, [t]);
		}
	}
	nearest(e) {
		let t = Vr(e).toReversed().map((e) => this.#e.get(e) ?? []).find((e) => e.length > 0);
		if (t) return (t.filter((t) => t.name < e).reduce((e, t) => e === void 0 || t.name >= e.name ? t : e, void 0) ?? t.at(-1))?.entry;
	}
};
function Vr(e) {
	let t = e.split(zr);
	return t.slice(0, -1).map((e, n) => JSON.stringify(t.slice(0, n + 1)));
}
// src/run/pull/newKeys.ts
function Hr(e, { declared: t, live: n, context: r, wanted: i }, { into: a, paths: o }) {
	let s = n.objects[e.plural];
	if (!s) return {
		edits: [],
		problems: []
	};
	let c = e.match(t, s, r), l = c.unmanaged.filter((t) => !c.namesakes.has(t) && b(e.tags(t), r.rules) === void 0), u = Je(e, {
		objects: l,
		unusable: []
	}, r, i), { sound: d, unsound: f } = Ur(e, u.entries, t, {
		read: s,
		context: r
	}), p = t.filter(({ from: e }) => e === void 0), m = new Br(p.flatMap((t) => ze(e.identity(t.values)).map((e) => ({
		name: e,
		entry: t
	})))), h = new Map();
	for (let t of d) {
		let [n = ""] = e.names(t.live), r = a === void 0 ? m.nearest(n) : void 0, i = a ?? r?.file.path ?? o.at(-1) ?? "", s = Wr(e, t, r?.onCreate ?? p.find(({ file: e }) => e.path === i)?.onCreate ?? {});
		h.set(i, [...h.get(i) ?? [], {
			is: "add",
			after: r?.spot.start,
			value: s
		}]);
	}
	return {
		edits: [...h].map(([t, n]) => ({
			kind: e.plural,
			path: t,
			edits: n
		})),
		problems: [...nt(u.left), ...f.map((t) => Kr(e, t.live))]
	};
}
function Ur(e, t, n, { read: r, context: i }) {
	let a = new Map(e.match(n, r, i).matches.map((e) => [e.declared, e.live])), o = t.map((t) => ({
		ready: t,
		entry: rt(e.entry.schema.parse(t.entry))
	})), s = (t) => {
		let o = [...n, ...t.map(({ entry: e }) => e)], { matches: s } = e.match(o, r, i), c = new Map(s.map((e) => [e.declared, e]));
		return {
			stay: [...a].every(([e, t]) => c.get(e)?.live === t),
			wrong: t.filter(({ ready: e, entry: t }) => {
				let n = c.get(t);
				return !n || n.live !== e.live || n.renamedFrom !== void 0;
			})
		};
	}, c = s(o), l = o.filter((e) => !c.wrong.includes(e)), u = c.wrong.length === 0 && c.stay ? c : s(l), d = u.stay && u.wrong.length === 0 ? l : [];
	return {
		sound: d.map(({ ready: e }) => e),
		unsound: o.filter((e) => !d.includes(e)).map(({ ready: e }) => e)
	};
}
function Wr(e, { entry: t, fixed: n }, r) {
	let i = e.entry.schema.parse(t), a = e.fields.flatMap((e) => {
		let [t, n] = [e.declared(r), e.declared(i)];
		return t.length > 0 && E(Gr(t)) === E(Gr(n)) ? [e.name] : [];
	});
	return Object.fromEntries(Object.entries(t).filter(([e]) => n.includes(e) || !a.includes(e)));
}
function Gr(e) {
	return e.map(({ after: e }) => e);
}
function Kr(e, t) {
	let { one: n } = fe(e.name).words, r = `Live ${n} ${e.liveLabel(t)} (id ${e.id(t)}) is not declared: an entry for it would change what other entries mean. Declare it by hand, with its id.`;
	return g("not-expressible", r, {
		severity: "warning",
		reach: "change"
	});
}
// src/run/pull/editSources.ts
function qr(e, t) {
	let n = new Map(Object.values(e).flatMap((e) => e.map(({ path: e, text: t }) => [e, t]))), r = [], i = [], a = new Map();
	for (let { path: e, textFile: o, changes: s, creates: c } of t) {
		let t = d(e);
		if (!t) continue;
		let l = c ? t.empty(c.code) : n.get(e) ?? "", u = Jr(t, l, s, o.source);
		i.push(...u.refused.map((t) => ({
			...t,
			path: e
		}))), u.text !== l && (a.set(e, u.text), r.push({
			path: e,
			before: c ? "" : l,
			after: u.text,
			...c && { creates: c.full }
		}));
	}
	let o = t.flatMap(({ path: e, textFile: t, creates: n, changes: r }) => {
		let i = a.get(e), [o] = r.map((e) => e.text.kind.plural);
		return n && i !== void 0 && o !== void 0 ? [{
			kind: o,
			path: e,
			text: i,
			textFile: t
		}] : [];
	}), s = Object.entries(e).map(([e, t]) => [e, [...t.map((e) => ({
		...e,
		text: a.get(e.path) ?? e.text
	})), ...o.flatMap(({ kind: t, ...n }) => t === e ? [n] : [])]]);
	return {
		manifests: Object.fromEntries(s),
		changed: r,
		refused: i
	};
}
function Jr(e, t, n, r) {
	let i = [], a = 64, o = (n) => (--a, e.edit(t, n.flatMap(({ edits: e }) => e), r)), s = (e, t) => (i.push(...e.map(({ text: e }) => ({
		text: e,
		why: t
	}))), []), c = (e) => {
		let t = o(e);
		if (t.is === "edited") return e;
		if (e.length <= 1 || a <= 0) return s(e, t.why);
		let n = Math.ceil(e.length / 2), r = c(e.slice(0, n)), i = c(e.slice(n));
		if (r.length === 0 || i.length === 0) return [...r, ...i];
		let l = o([...r, ...i]);
		return l.is === "edited" ? [...r, ...i] : [...r, ...s(i, l.why)];
	}, l = o(n);
	if (l.is === "edited") return {
		text: l.text,
		refused: i
	};
	let u = o(c(n.filter((t) => {
		let n = Yr(e, t, r);
		return n !== void 0 && s([t], n), n === void 0;
	})));
	return {
		text: u.is === "edited" ? u.text : t,
		refused: i
	};
}
function Yr(e, { text: t }, n) {
	let { after: r } = t, i = typeof r == "string" ? r : Xr(r), a = e.edit(e.empty("en"), [{
		is: "add",
		path: ["name"],
		value: i,
		...e.severalLanguages && { language: "en" }
	}], n);
	return a.is === "refused" ? a.why : void 0;
}
function Xr(e) {
	let t = Object.entries(e ?? {});
	return Object.fromEntries(t.flatMap(([e, t]) => typeof t == "string" ? [[e, t]] : []));
}
// src/run/pull/textEdits.ts
function Zr(e, { textFiles: t, base: n, targets: r, createsFiles: i }) {
	let a = [], o = new Map(), s = new Map(), c = [];
	for (let n of e) {
		let { kind: e, entry: i, language: l, declared: u } = n, d = u === void 0, f = Ue(e, i, l), p = d ? r.find(e, i, l) : void 0;
		p ? Qr(s, p.path, {
			text: n,
			target: p
		}) : (d ? i.from : t.has(f)) ? d ? c.push(n) : Qr(o, f, {
			text: n,
			edits: ei(n)
		}) : a.push($r(n));
	}
	let l = [...s.values()].filter(([e]) => e?.target.missing && !i), u = [...new Set([...o.keys(), ...s.keys()])].flatMap((e) => {
		let n = s.get(e) ?? [], [r] = n;
		if (r?.target.missing && !i) return [];
		let a = t.get(e) ?? r?.target.textFile;
		if (!a) return [];
		let c = [...o.get(e) ?? [], ...n.sort(ti).map(ni)], l = r?.target.missing;
		return [{
			path: e,
			textFile: a,
			changes: c,
			...r && l && { creates: {
				full: l,
				code: r.target.code
			} }
		}];
	});
	return {
		edits: a,
		sources: u,
		problems: [
			...l.map(ri),
			...ii(c),
			...ai(u, n)
		]
	};
}
function Qr(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function $r({ kind: e, entry: t, language: n, after: r }) {
	return {
		kind: e.plural,
		path: t.file.path,
		edits: [{
			is: "text",
			at: t.spot.start,
			language: n,
			value: r
		}]
	};
}
function ei({ entry: e, field: t, language: n, declared: r, after: i }) {
	let a = e.spot.members?.get(t)?.members?.get(n);
	return a ? typeof i == "string" ? [{
		is: "replace",
		at: a,
		text: i
	}] : Object.entries(Xr(i)).flatMap(([e, t]) => {
		let n = a.members?.get(e), i = D(r) ? r[e] : void 0;
		return n && i !== t ? [{
			is: "replace",
			at: n,
			text: t
		}] : [];
	}) : [];
}
function ti({ target: { sibling: e } }, { target: { sibling: t } }) {
	return e.path === t.path ? e.at - t.at : 0;
}
function ni({ text: e, target: { origin: t, textFile: n, code: r } }) {
	let { after: i } = e, a = typeof i == "string" ? i : Xr(i), o = n.language === void 0 ? { language: r } : {};
	return {
		text: e,
		edits: [{
			is: "add",
			path: t.path,
			...o,
			value: a
		}]
	};
}
function ri(e) {
	let [t] = e, n = `${t?.target.path} does not exist, so ${j(e.length, "text")} in ${t?.text.language} cannot be written. To create the file, run pull again with --create-files.`;
	return g("no-language-file", n, {
		severity: "notice",
		reach: "change"
	});
}
function ii(e) {
	return [...new Set(e.map(({ language: e }) => e))].map((t) => {
		let n = e.filter((e) => e.language === t), [r] = n.flatMap(({ entry: e }) => W(e).map(({ from: e }) => e.source)), i = `No source file can have ${j(n.length, "text")} in ${t}: "${r?.files}" does not say where the files in ${t} are. Add a row to texts in lokaform.yaml for them.`;
		return g("no-language-file", i, {
			severity: "notice",
			reach: "change",
			...r && { place: r.place }
		});
	});
}
function ai(e, t) {
	let n = new Map();
	for (let { textFile: r, changes: i } of e) for (let { text: e } of i) {
		let { source: i } = r;
		(i.languages ?? [i.language ?? t]).includes(e.language) || n.set(i, (n.get(i) ?? new Set()).add(e.language));
	}
	return [...n].map(([{ files: e, languages: n, place: r }, i]) => {
		let a = `Other commands do not read the ${[...i].join(", ")} texts of "${e}", because its row names only ${n?.join(", ") ?? "the base language"}. To compare them too, set languages to [${[...n ?? [t], ...i].join(", ")}].`;
		return g("no-language-file", a, {
			severity: "notice",
			reach: "change",
			place: r
		});
	});
}
// src/run/pull/decide.ts
async function oi(e, t, n) {
	let { project: r, options: i } = n, a = {
		project: t.project,
		rules: r.rules,
		variables: e.variables,
		evidence: {
			writers: he(r.rules.writers ?? []),
			agreed: new Set()
		}
	}, o = ve.flatMap((n) => {
		let [r, i] = [e.entries[n.plural], t.objects[n.plural]];
		if (!r || !i) return [];
		let o = n.match(r, i, a);
		return [{
			kind: n,
			entries: r,
			matching: o,
			matches: ci(n, o, a)
		}];
	}), s = o.flatMap(({ matching: e }) => e.refused.map((e) => e.problem)), { textFiles: c } = n, l = t.project.baseLanguage, u = new sn({
		...n.files,
		textFiles: c,
		rows: n.rows,
		base: l,
		folders: n.folders
	}), d = Ye(t.project, i.languages ?? []), f = d.ok ? d.value.map(({ iso: e }) => e) : [], p = i.createsFiles ? at(n.rows) : [], m = o.flatMap(({ kind: e, matches: t }) => Ut(e, t, a, (t) => [...f, ...p.filter((n) => u.lacksFile(e, t, n))])), h = Gt(m.filter(({ after: e }) => P(e)), a), g = m.filter(({ after: e }) => !P(e)).map((e) => ({
		text: e,
		why: "not-expressible"
	})), _ = await bn(h.open, n.context.history, {
		manifests: de({
			declared: e,
			manifests: Object.values(n.files.manifests).flatMap((e) => e.map(({ path: e }) => e))
		}),
		present: o.flatMap(({ entries: e }) => e),
		textFiles: c,
		usable: n.settings.usable
	}), v = [...h.taken, ..._.taken], y = [
		...h.kept,
		..._.kept,
		...g
	], b = Zr(v, {
		textFiles: c,
		base: l,
		targets: u,
		createsFiles: i.createsFiles
	}), x = [...b.edits];
	s.push(...b.problems);
	let S = [];
	for (let { kind: e, entries: l, matching: u, matches: d } of o) {
		let o = Yt(e, d, a, i.fields ?? []), f = nn(e, o.filter(({ value: e }) => P(e)), c);
		if (x.push(...f.edits), S.push(...f.kept), s.push(...o.filter(({ value: e }) => !P(e)).map(({ entry: t, field: n }) => si(e, t, n)), ...f.problems), !e.secretNames) {
			if (i.gone) {
				let t = await un(e, l, u, {
					rules: r.rules,
					options: i
				});
				x.push(...t.edits), s.push(...t.problems);
			}
			if (i.isNew) {
				let r = Ye(t.project, i.languages), o = {
					fields: i.fields?.includes("all") ? "all" : i.fields ?? [],
					languages: r.ok ? r.value.map(({ iso: e }) => e) : [],
					label: () => ""
				}, c = Ir(n.files.manifests[e.plural]), u = Hr(e, {
					declared: l,
					live: t,
					context: a,
					wanted: o
				}, {
					into: n.into,
					paths: c
				});
				x.push(...u.edits), s.push(...u.problems);
			}
		}
	}
	let C = _.unread === void 0 ? [] : En(y, _.unread);
	return {
		edits: x,
		sources: b.sources,
		taken: v,
		kept: [...wn(y), ...S],
		problems: [
			...s,
			...Tn(y),
			...C
		]
	};
}
function si(e, t, n) {
	let r = `The manifest keeps its ${n}: the live value has a character that a manifest cannot contain.`;
	return Ne(e, t, "not-expressible", r, {
		path: [n],
		ofName: !0,
		severity: "warning"
	});
}
function ci(e, { matches: t }, { rules: n }) {
	return t.filter(({ live: t }) => t !== void 0 && b(e.tags(t), n) === void 0);
}
// src/run/pull/optionProblems.ts
function li({ name: e, rules: t }, { fields: n, gone: r, isNew: i, into: a }, { environment: o }) {
	let s = $e(n);
	return t.writers || s.push(g("bad-setting", `Pull must know whose texts are ours${e === void 0 ? "" : ` in the project "${e}"`}: set writers in lokaform.yaml to the addresses or user ids that lokaform writes as. It takes the texts that others wrote last.`)), r && o.GITHUB_ACTIONS === "true" && s.push(g("bad-setting", "--gone removes entries after a question, which cannot be answered in a workflow. Run lokaform pull --gone on your machine.")), a !== void 0 && !i && s.push(g("bad-setting", "--into names the manifest for new entries. It needs --new.")), s;
}
function ui({ into: e, isNew: t }, { manifests: n, full: r }) {
	let i = e?.replace(/^\.\//, ""), a = ve.filter(({ secretNames: e }) => !e).map(({ plural: e }) => n[e] ?? []), o = a.flatMap(Ir);
	if (i !== void 0 && !o.includes(i)) {
		let e = `--into: ${i} ${a.flat().find((e) => e.path === i)?.textFile ? "is a source file, which cannot have the other fields of a new entry, such as its platforms" : r.has(i) ? "has entries of another kind" : "is not a manifest of this project"}. The manifests for new entries are ${o.join(", ") || "none"}. To start a new one, write keys: [] into it first.`;
		return {
			path: i,
			problems: [g("no-manifest", e)]
		};
	}
	return t && o.length === 0 && a.flat().length > 0 ? {
		path: i,
		problems: [g("no-manifest", "--new writes new entries only into manifests in YAML, and the keys of this project are only in source files. To start a manifest, write keys: [] into keys.yaml. If lokaform.yaml names other manifests, add keys: [keys.yaml] to it.")]
	} : {
		path: i,
		problems: []
	};
}
// src/run/pull/later.ts
async function di(e, t, n, r) {
	let { folders: i, cancellation: a } = r;
	if (!t.manifests) return { problems: [] };
	let o = pi(t.manifests, n.languages), { files: s, problems: c } = await Fr(o, t, i, a.stopping), { declared: l, problems: u } = ge(s.manifests, e.usable), d = u.filter(_i(gi(l, n)));
	r.onSecrets(Ae(l.variables));
	let f = ui(n, s), p = [
		...c.filter((e) => !(n.createsFiles && hi(e, o))),
		...d,
		...Se(t.rules.take, [l]),
		...f.problems
	];
	if (w(p)) return { problems: p };
	let m = ft(t, {
		apiUrl: e.apiUrl,
		signal: a.stopping,
		onResponse: r.onResponse,
		...r.onWait && { onWait: r.onWait }
	});
	if (!m.ok) return { problems: [...p, m.problem] };
	try {
		let c = await lt(m.value, t.id, {
			kinds: gi(l, n),
			languages: (e) => Xe(e, mi(l, e, n), n, o.texts),
			leavesOut: () => !1
		});
		if (!c.ok) return { problems: [...p, c.problem] };
		let { project: u } = c.value, d = He(s.manifests), h = Ie({
			declared: l,
			textFiles: d
		}, u);
		if (h.length > 0) return { problems: [...p, ...h] };
		let g = mi(l, u, n), _ = await oi(g, c.value, {
			project: t,
			options: n,
			context: r,
			settings: e,
			into: f.path,
			files: s,
			textFiles: d,
			rows: o.texts,
			folders: i
		}), v = [...p, ..._.problems];
		if (w(_.problems.filter(({ reach: e }) => e !== "change")) || a.stopped) return { problems: v };
		let y = await fi(_, g, c.value, {
			files: s,
			settings: e,
			project: t,
			options: n,
			context: r
		});
		return {
			...y,
			problems: [...v, ...y.problems]
		};
	} catch (e) {
		if (!(e instanceof st)) throw e;
		return e instanceof ot && a.stopped ? { problems: p } : { problems: [...p, dt(e, l)] };
	}
}
async function fi(e, t, { project: n }, { files: r, settings: i, project: a, options: o, context: s }) {
	let c = qr(r.manifests, e.sources), l = Lr(c.manifests, e.edits);
	if (l.problems.length > 0) return { problems: l.problems };
	let u = [...l.changed, ...c.changed], d = ge(l.manifests, i.usable), f = d.problems.filter(_i(gi(t, o))).filter(({ severity: e }) => e === "error");
	if (f.length > 0) return { problems: f.map(vi) };
	let p = await Rr(u, r.full), m = await Ze(p, s.folders);
	return m.length === 0 && !o.dryRun && p.length > 0 && m.push(...await tt(p, s.folders)), m.length > 0 ? { problems: m } : {
		problems: [],
		later: {
			pulled: {
				name: n.name,
				files: u.map(({ path: e }) => e),
				comparison: Vt(mi(d.declared, n, o), t, e.taken),
				kept: [...e.kept, ...wn(c.refused.map(Cn))],
				...!a.showTexts && { hide_texts: !0 }
			},
			changed: u
		}
	};
}
function pi(e, t) {
	if (!t) return e;
	let n = t.includes("all") ? "all" : t;
	return {
		...e,
		texts: e.texts.map((e) => ({
			...e,
			alsoReads: n
		}))
	};
}
function mi(e, t, { languages: n }) {
	let r = Ye(t, n ?? []), i = r.ok ? r.value.map(({ iso: e }) => e) : [];
	return Te(e, t.baseLanguage, i);
}
function hi({ code: e, place: t }, { texts: n }) {
	return n.some((e) => e.place === t && e.languages && l(e.files)) && (e === "no-language-file" || e === "no-manifest");
}
function gi({ entries: e }, { fields: t = [] }) {
	return ve.filter((n) => e[n.plural] && n.fields.some(({ name: e, role: n }) => n === "text" || t.includes("all") || t.includes(e)));
}
function _i(e) {
	let t = e.some(({ variablesOf: e }) => e);
	return ({ code: e }) => t || e !== "unset-variable";
}
function vi(e) {
	return {
		...e,
		message: `After the pull, the manifest would have a mistake, so nothing is written. ${e.message}`
	};
}
// src/run/pull/pull.ts
async function yi(e, t, n, r) {
	if (w(t)) return { problems: t };
	let i = [...t], { projects: a } = e;
	for (let t of a) {
		if (!t.manifests || await et(t.manifests, t)) continue;
		if (a.length > 1) return { problems: [...i, xi] };
		let o = await it(e, t, t.manifests, n, r);
		return {
			...o,
			problems: [...i, ...o.problems]
		};
	}
	let o = a.flatMap((e) => e.manifests ? li(e, n, r) : []);
	if (w(o)) return { problems: [...i, ...bi(o)] };
	let s = [];
	for (let t of a) {
		if (r.cancellation.stopped) break;
		let a = await di(e, t, n, r);
		i.push(...a.problems), a.later && s.push(a.later);
	}
	return {
		problems: i,
		later: s
	};
}
function bi(e) {
	return [...new Map(e.map((e) => [e.message, e])).values()];
}
const xi = g("bad-setting", "lokaform.yaml has several projects, and one of them has no manifest yet. Choose it with --only to write its first manifests.");
// src/commands/runs/pull.ts
async function Si(e, t) {
	let { settings: n, problems: r } = await Me("plan", e, t.sources);
	t.hide(n.secrets);
	let i = new Ve(), a = be(i, n.timeLimit);
	try {
		let a = t.context(n, i, e), o = Ci(e, t, i), s = await yi(n, [...t.problems, ...r], o, a), { first: c, later: l } = s;
		for (let e of c ? Qe(c, o.dryRun) : []) t.print(e);
		for (let e of Ti(l ?? [], o.dryRun, t, a.now())) t.print(e);
		let { stopped: u } = i, d = u !== void 0 && c === void 0 && l === void 0, f = d ? [...s.problems, Ei(i)] : s.problems, p = t.reportPull && n.projects.some(({ showTexts: e }) => !e) ? xe(f) : f, m = await t.reportPull?.({
			...c && { first: c },
			...l && { later: l.map((e) => e.pulled) },
			problems: p
		}) ?? [], h = [...p, ...m];
		if (t.showProblems(h), d && u.by !== "time limit") return u.by === "SIGINT" ? 130 : 143;
		if (d || w(h)) return 1;
		let g = c !== void 0 || l?.some(({ changed: e }) => e.length > 0) === !0;
		return n.detailedExitcode && g ? 2 : 0;
	} finally {
		a();
	}
}
function Ci(t, { ask: o }, s) {
	return {
		split: C(n, t) ?? n.default,
		fields: C(ie, t),
		languages: C(m, t),
		repeated: [
			h,
			a,
			i,
			e,
			re
		].flatMap((e) => (t[te(e)] ?? []).flatMap((t) => [`--${te(e)}`, t])),
		dryRun: C(y, t) ?? y.default,
		isNew: C(x, t) ?? x.default,
		into: C(ae, t),
		createsFiles: C(S, t) ?? S.default,
		gone: C(ne, t) ?? ne.default,
		confirms: o && ((e) => o(`Webhook ${r(e)}: does this URL contain no secret, so that the manifest may have it as it is?`, s)),
		confirmsGone: o && ((e) => o(wi(e), s))
	};
}
function wi(e) {
	return `These entries have no live key:\n${e.map((e) => `  - ${r(e)}\n`).join("")}Remove them from the manifests?`;
}
function Ti(e, t, { paint: n, reportPull: r }, i) {
	return e.flatMap(({ pulled: e, changed: a }) => {
		let o = !(r && e.hide_texts);
		return [...t && o ? Bt(a) : [], ...Rt(e, {
			paint: n,
			now: i / 1e3,
			isDryRun: t,
			texts: o
		})];
	});
}
function Ei({ reason: e }) {
	return g("run-stopped", `${e} Nothing was written.`);
}
export { Si as runPull };
