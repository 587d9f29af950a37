import { r as e, t } from "./rolldown-runtime.js";
// node_modules/braces/lib/utils.js
var n = t(((e) => {
	e.isInteger = (e) => typeof e == "number" ? Number.isInteger(e) : typeof e == "string" && e.trim() !== "" && Number.isInteger(Number(e)), e.find = (e, t) => e.nodes.find((e) => e.type === t), e.exceedsLimit = (t, n, r = 1, i) => i === !1 || !e.isInteger(t) || !e.isInteger(n) ? !1 : (Number(n) - Number(t)) / Number(r) >= i, e.escapeNode = (e, t = 0, n) => {
		let r = e.nodes[t];
		r && (n && r.type === n || r.type === "open" || r.type === "close") && r.escaped !== !0 && (r.value = "\\" + r.value, r.escaped = !0);
	}, e.encloseBrace = (e) => e.type === "brace" ? e.commas >> 0 + e.ranges | 0 ? !1 : (e.invalid = !0, !0) : !1, e.isInvalidBrace = (e) => e.type === "brace" ? e.invalid === !0 || e.dollar ? !0 : !(e.commas >> 0 + e.ranges | 0) || e.open !== !0 || e.close !== !0 ? (e.invalid = !0, !0) : !1 : !1, e.isOpenOrClose = (e) => e.type === "open" || e.type === "close" || e.open === !0 || e.close === !0, e.reduce = (e) => e.reduce((e, t) => (t.type === "text" && e.push(t.value), t.type === "range" && (t.type = "text"), e), []), e.flatten = (...e) => {
		let t = [], n = (e) => {
			for (let r = 0; r < e.length; r++) {
				let i = e[r];
				Array.isArray(i) ? n(i) : i !== void 0 && t.push(i);
			}
			return t;
		};
		return n(e), t;
	};
})), r = t(((e, t) => {
	let r = n();
	t.exports = (e, t = {}) => {
		let n = (e, i = {}) => {
			let a = t.escapeInvalid && r.isInvalidBrace(i), o = e.invalid === !0 && t.escapeInvalid === !0, s = "";
			if (e.value) return (a || o) && r.isOpenOrClose(e) ? "\\" + e.value : e.value;
			if (e.value) return e.value;
			if (e.nodes) for (let t of e.nodes) s += n(t);
			return s;
		};
		return n(e);
	};
})), i = t(((e, t) => {
	t.exports = function(e) {
		return typeof e == "number" ? e - e === 0 : typeof e == "string" && e.trim() !== "" ? Number.isFinite ? Number.isFinite(+e) : isFinite(+e) : !1;
	};
})), a = t(((e, t) => {
	let n = i(), r = (e, t, i) => {
		if (n(e) === !1) throw TypeError("toRegexRange: expected the first argument to be a number");
		if (t === void 0 || e === t) return String(e);
		if (n(t) === !1) throw TypeError("toRegexRange: expected the second argument to be a number.");
		let o = {
			relaxZeros: !0,
			...i
		};
		typeof o.strictZeros == "boolean" && (o.relaxZeros = o.strictZeros === !1);
		let s = String(o.relaxZeros), l = String(o.shorthand), u = String(o.capture), d = String(o.wrap), f = e + ":" + t + "=" + s + l + u + d;
		if (r.cache.hasOwnProperty(f)) return r.cache[f].result;
		let p = Math.min(e, t), m = Math.max(e, t);
		if (Math.abs(p - m) === 1) {
			let n = e + "|" + t;
			return o.capture ? `(${n})` : o.wrap === !1 ? n : `(?:${n})`;
		}
		let h = _(e) || _(t), g = {
			min: e,
			max: t,
			a: p,
			b: m
		}, v = [], y = [];
		return h && (g.isPadded = h, g.maxLen = String(g.max).length), p < 0 && (y = c(m < 0 ? Math.abs(m) : 1, Math.abs(p), g, o), p = g.a = 0), m >= 0 && (v = c(p, m, g, o)), g.negatives = y, g.positives = v, g.result = a(y, v, o), o.capture === !0 ? g.result = `(${g.result})` : o.wrap !== !1 && v.length + y.length > 1 && (g.result = `(?:${g.result})`), r.cache[f] = g, g.result;
	};
	function a(e, t, n) {
		let r = l(e, t, "-", !1, n) || [], i = l(t, e, "", !1, n) || [], a = l(e, t, "-?", !0, n) || [];
		return r.concat(a).concat(i).join("|");
	}
	function o(e, t) {
		let n = 1, r = 1, i = p(e, n), a = new Set([t]);
		for (; e <= i && i <= t;) a.add(i), n += 1, i = p(e, n);
		for (i = m(t + 1, r) - 1; e < i && i <= t;) a.add(i), r += 1, i = m(t + 1, r) - 1;
		return a = [...a], a.sort(d), a;
	}
	function s(e, t, n) {
		if (e === t) return {
			pattern: e,
			count: [],
			digits: 0
		};
		let r = u(e, t), i = r.length, a = "", o = 0;
		for (let e = 0; e < i; e++) {
			let [t, i] = r[e];
			t === i ? a += t : t !== "0" || i !== "9" ? a += g(t, i, n) : o++;
		}
		return o && (a += n.shorthand === !0 ? "\\d" : "[0-9]"), {
			pattern: a,
			count: [o],
			digits: i
		};
	}
	function c(e, t, n, r) {
		let i = o(e, t), a = [], c = e, l;
		for (let e = 0; e < i.length; e++) {
			let t = i[e], o = s(String(c), String(t), r), u = "";
			!n.isPadded && l && l.pattern === o.pattern ? (l.count.length > 1 && l.count.pop(), l.count.push(o.count[0]), l.string = l.pattern + h(l.count), c = t + 1) : (n.isPadded && (u = v(t, n, r)), o.string = u + o.pattern + h(o.count), a.push(o), c = t + 1, l = o);
		}
		return a;
	}
	function l(e, t, n, r, i) {
		let a = [];
		for (let i of e) {
			let { string: e } = i;
			!r && !f(t, "string", e) && a.push(n + e), r && f(t, "string", e) && a.push(n + e);
		}
		return a;
	}
	function u(e, t) {
		let n = [];
		for (let r = 0; r < e.length; r++) n.push([e[r], t[r]]);
		return n;
	}
	function d(e, t) {
		return e > t ? 1 : t > e ? -1 : 0;
	}
	function f(e, t, n) {
		return e.some((e) => e[t] === n);
	}
	function p(e, t) {
		return Number(String(e).slice(0, -t) + "9".repeat(t));
	}
	function m(e, t) {
		return e - e % 10 ** t;
	}
	function h(e) {
		let [t = 0, n = ""] = e;
		return n || t > 1 ? `{${t + (n ? "," + n : "")}}` : "";
	}
	function g(e, t, n) {
		return `[${e}${t - e === 1 ? "" : "-"}${t}]`;
	}
	function _(e) {
		return /^-?(0+)\d/.test(e);
	}
	function v(e, t, n) {
		if (!t.isPadded) return e;
		let r = Math.abs(t.maxLen - String(e).length), i = n.relaxZeros !== !1;
		switch (r) {
			case 0: return "";
			case 1: return i ? "0?" : "0";
			case 2: return i ? "0{0,2}" : "00";
			default: return i ? `0{0,${r}}` : `0{${r}}`;
		}
	}
	r.cache = {}, r.clearCache = () => r.cache = {}, t.exports = r;
})), o = t(((t, n) => {
	let r = e("util"), i = a(), o = (e) => typeof e == "object" && !!e && !Array.isArray(e), s = (e) => (t) => e === !0 ? Number(t) : String(t), c = (e) => typeof e == "number" || typeof e == "string" && e !== "", l = (e) => Number.isInteger(+e), u = (e) => {
		let t = `${e}`, n = -1;
		if (t[0] === "-" && (t = t.slice(1)), t === "0") return !1;
		for (; t[++n] === "0";);
		return n > 0;
	}, d = (e, t, n) => typeof e == "string" || typeof t == "string" || n.stringify === !0, f = (e, t, n) => {
		if (t > 0) {
			let n = e[0] === "-" ? "-" : "";
			n && (e = e.slice(1)), e = n + e.padStart(n ? t - 1 : t, "0");
		}
		return n === !1 ? String(e) : e;
	}, p = (e, t) => {
		let n = e[0] === "-" ? "-" : "";
		for (n && (e = e.slice(1), t--); e.length < t;) e = "0" + e;
		return n ? "-" + e : e;
	}, m = (e, t, n) => {
		e.negatives.sort((e, t) => e < t ? -1 : +(e > t)), e.positives.sort((e, t) => e < t ? -1 : +(e > t));
		let r = t.capture ? "" : "?:", i = "", a = "", o;
		return e.positives.length && (i = e.positives.map((e) => p(String(e), n)).join("|")), e.negatives.length && (a = `-(${r}${e.negatives.map((e) => p(String(e), n)).join("|")})`), o = i && a ? `${i}|${a}` : i || a, t.wrap ? `(${r}${o})` : o;
	}, h = (e, t, n, r) => {
		if (n) return i(e, t, {
			wrap: !1,
			...r
		});
		let a = String.fromCharCode(e);
		return e === t ? a : `[${a}-${String.fromCharCode(t)}]`;
	}, g = (e, t, n) => {
		if (Array.isArray(e)) {
			let t = n.wrap === !0, r = n.capture ? "" : "?:";
			return t ? `(${r}${e.join("|")})` : e.join("|");
		}
		return i(e, t, n);
	}, _ = (...e) => RangeError("Invalid range arguments: " + r.inspect(...e)), v = (e, t, n) => {
		if (n.strictRanges === !0) throw _([e, t]);
		return [];
	}, y = (e, t) => {
		if (t.strictRanges === !0) throw TypeError(`Expected step "${e}" to be a number`);
		return [];
	}, b = (e, t, n = 1, r = {}) => {
		let i = Number(e), a = Number(t);
		if (!Number.isInteger(i) || !Number.isInteger(a)) {
			if (r.strictRanges === !0) throw _([e, t]);
			return [];
		}
		i === 0 && (i = 0), a === 0 && (a = 0);
		let o = i > a, c = String(e), l = String(t), v = String(n);
		n = Math.max(Math.abs(n), 1);
		let y = u(c) || u(l) || u(v), b = y ? Math.max(c.length, l.length, v.length) : 0, x = y === !1 && d(e, t, r) === !1, S = r.transform || s(x);
		if (r.toRegex && n === 1) return h(p(e, b), p(t, b), !0, r);
		let C = {
			negatives: [],
			positives: []
		}, w = (e) => C[e < 0 ? "negatives" : "positives"].push(Math.abs(e)), T = [], E = 0;
		for (; o ? i >= a : i <= a;) r.toRegex === !0 && n > 1 ? w(i) : T.push(f(S(i, E), b, x)), i = o ? i - n : i + n, E++;
		return r.toRegex === !0 ? n > 1 ? m(C, r, b) : g(T, null, {
			wrap: !1,
			...r
		}) : T;
	}, x = (e, t, n = 1, r = {}) => {
		if (!l(e) && e.length > 1 || !l(t) && t.length > 1) return v(e, t, r);
		let i = r.transform || ((e) => String.fromCharCode(e)), a = `${e}`.charCodeAt(0), o = `${t}`.charCodeAt(0), s = a > o, c = Math.min(a, o), u = Math.max(a, o);
		if (r.toRegex && n === 1) return h(c, u, !1, r);
		let d = [], f = 0;
		for (; s ? a >= o : a <= o;) d.push(i(a, f)), a = s ? a - n : a + n, f++;
		return r.toRegex === !0 ? g(d, null, {
			wrap: !1,
			options: r
		}) : d;
	}, S = (e, t, n, r = {}) => {
		if (t == null && c(e)) return [e];
		if (!c(e) || !c(t)) return v(e, t, r);
		if (typeof n == "function") return S(e, t, 1, { transform: n });
		if (o(n)) return S(e, t, 0, n);
		let i = { ...r };
		return i.capture === !0 && (i.wrap = !0), n = n || i.step || 1, l(n) ? l(e) && l(t) ? b(e, t, n, i) : x(e, t, Math.max(Math.abs(n), 1), i) : n != null && !o(n) ? y(n, i) : S(e, t, 1, n);
	};
	n.exports = S;
})), s = t(((e, t) => {
	let r = o(), i = n();
	t.exports = (e, t = {}) => {
		let n = (e, a = {}) => {
			let o = i.isInvalidBrace(a), s = e.invalid === !0 && t.escapeInvalid === !0, c = o === !0 || s === !0, l = t.escapeInvalid === !0 ? "\\" : "", u = "";
			if (e.isOpen === !0) return l + e.value;
			if (e.isClose === !0) return console.log("node.isClose", l, e.value), l + e.value;
			if (e.type === "open") return c ? l + e.value : "(";
			if (e.type === "close") return c ? l + e.value : ")";
			if (e.type === "comma") return e.prev.type === "comma" ? "" : c ? e.value : "|";
			if (e.value) return e.value;
			if (e.nodes && e.ranges > 0) {
				let n = i.reduce(e.nodes), a = r(...n, {
					...t,
					wrap: !1,
					toRegex: !0,
					strictZeros: !0
				});
				if (a.length !== 0) return n.length > 1 && a.length > 1 ? `(${a})` : a;
			}
			if (e.nodes) for (let t of e.nodes) u += n(t, e);
			return u;
		};
		return n(e);
	};
})), c = t(((e, t) => {
	let i = o(), a = r(), s = n(), c = (e = "", t = "", n = !1) => {
		let r = [];
		if (e = [].concat(e), t = [].concat(t), !t.length) return e;
		if (!e.length) return n ? s.flatten(t).map((e) => `{${e}}`) : t;
		for (let i of e) if (Array.isArray(i)) for (let e of i) r.push(c(e, t, n));
		else for (let e of t) n === !0 && typeof e == "string" && (e = `{${e}}`), r.push(Array.isArray(e) ? c(i, e, n) : i + e);
		return s.flatten(r);
	};
	t.exports = (e, t = {}) => {
		let n = t.rangeLimit === void 0 ? 1e3 : t.rangeLimit, r = (e, o = {}) => {
			e.queue = [];
			let l = o, u = o.queue;
			for (; l.type !== "brace" && l.type !== "root" && l.parent;) l = l.parent, u = l.queue;
			if (e.invalid || e.dollar) {
				u.push(c(u.pop(), a(e, t)));
				return;
			}
			if (e.type === "brace" && e.invalid !== !0 && e.nodes.length === 2) {
				u.push(c(u.pop(), ["{}"]));
				return;
			}
			if (e.nodes && e.ranges > 0) {
				let r = s.reduce(e.nodes);
				if (s.exceedsLimit(...r, t.step, n)) throw RangeError("expanded array length exceeds range limit. Use options.rangeLimit to increase or disable the limit.");
				let o = i(...r, t);
				o.length === 0 && (o = a(e, t)), u.push(c(u.pop(), o)), e.nodes = [];
				return;
			}
			let d = s.encloseBrace(e), f = e.queue, p = e;
			for (; p.type !== "brace" && p.type !== "root" && p.parent;) p = p.parent, f = p.queue;
			for (let t = 0; t < e.nodes.length; t++) {
				let n = e.nodes[t];
				n.type === "comma" && e.type === "brace" ? (t === 1 && f.push(""), f.push("")) : n.type === "close" ? u.push(c(u.pop(), f, d)) : n.value && n.type !== "open" ? f.push(c(f.pop(), n.value)) : n.nodes && r(n, e);
			}
			return f;
		};
		return s.flatten(r(e));
	};
})), l = t(((e, t) => {
	t.exports = {
		MAX_LENGTH: 1e4,
		CHAR_0: "0",
		CHAR_9: "9",
		CHAR_UPPERCASE_A: "A",
		CHAR_LOWERCASE_A: "a",
		CHAR_UPPERCASE_Z: "Z",
		CHAR_LOWERCASE_Z: "z",
		CHAR_LEFT_PARENTHESES: "(",
		CHAR_RIGHT_PARENTHESES: ")",
		CHAR_ASTERISK: "*",
		CHAR_AMPERSAND: "&",
		CHAR_AT: "@",
		CHAR_BACKSLASH: "\\",
		CHAR_BACKTICK: "`",
		CHAR_CARRIAGE_RETURN: "\r",
		CHAR_CIRCUMFLEX_ACCENT: "^",
		CHAR_COLON: ":",
		CHAR_COMMA: ",",
		CHAR_DOLLAR: "$",
		CHAR_DOT: ".",
		CHAR_DOUBLE_QUOTE: "\"",
		CHAR_EQUAL: "=",
		CHAR_EXCLAMATION_MARK: "!",
		CHAR_FORM_FEED: "\f",
		CHAR_FORWARD_SLASH: "/",
		CHAR_HASH: "#",
		CHAR_HYPHEN_MINUS: "-",
		CHAR_LEFT_ANGLE_BRACKET: "<",
		CHAR_LEFT_CURLY_BRACE: "{",
		CHAR_LEFT_SQUARE_BRACKET: "[",
		CHAR_LINE_FEED: "\n",
		CHAR_NO_BREAK_SPACE: "\xA0",
		CHAR_PERCENT: "%",
		CHAR_PLUS: "+",
		CHAR_QUESTION_MARK: "?",
		CHAR_RIGHT_ANGLE_BRACKET: ">",
		CHAR_RIGHT_CURLY_BRACE: "}",
		CHAR_RIGHT_SQUARE_BRACKET: "]",
		CHAR_SEMICOLON: ";",
		CHAR_SINGLE_QUOTE: "'",
		CHAR_SPACE: " ",
		CHAR_TAB: "	",
		CHAR_UNDERSCORE: "_",
		CHAR_VERTICAL_LINE: "|",
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: "﻿"
	};
})), u = t(((e, t) => {
	let n = r(), { MAX_LENGTH: i, CHAR_BACKSLASH: a, CHAR_BACKTICK: o, CHAR_COMMA: s, CHAR_DOT: c, CHAR_LEFT_PARENTHESES: u, CHAR_RIGHT_PARENTHESES: d, CHAR_LEFT_CURLY_BRACE: f, CHAR_RIGHT_CURLY_BRACE: p, CHAR_LEFT_SQUARE_BRACKET: m, CHAR_RIGHT_SQUARE_BRACKET: h, CHAR_DOUBLE_QUOTE: g, CHAR_SINGLE_QUOTE: _, CHAR_NO_BREAK_SPACE: v, CHAR_ZERO_WIDTH_NOBREAK_SPACE: y } = l();
	t.exports = (e, t = {}) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		let r = t || {}, l = typeof r.maxLength == "number" ? Math.min(i, r.maxLength) : i;
		if (e.length > l) throw SyntaxError(`Input length (${e.length}), exceeds max characters (${l})`);
		let b = {
			type: "root",
			input: e,
			nodes: []
		}, x = [b], S = b, C = b, w = 0, T = e.length, E = 0, D = 0, O, k = () => e[E++], A = (e) => {
			if (e.type === "text" && C.type === "dot" && (C.type = "text"), C && C.type === "text" && e.type === "text") C.value += e.value;
			else return S.nodes.push(e), e.parent = S, e.prev = C, C = e, e;
		};
		for (A({ type: "bos" }); E < T;) if (S = x[x.length - 1], O = k(), O !== y && O !== v) {
			if (O === a) A({
				type: "text",
				value: (t.keepEscaping ? O : "") + k()
			});
			else if (O === h) A({
				type: "text",
				value: "\\" + O
			});
			else if (O === m) {
				w++;
				let e;
				for (; E < T && (e = k());) if (O += e, e === m) w++;
				else if (e === a) O += k();
				else if (e === h && (w--, w === 0)) break;
				A({
					type: "text",
					value: O
				});
			} else if (O === u) S = A({
				type: "paren",
				nodes: []
			}), x.push(S), A({
				type: "text",
				value: O
			});
			else if (O === d) {
				if (S.type !== "paren") {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				S = x.pop(), A({
					type: "text",
					value: O
				}), S = x[x.length - 1];
			} else if (O === g || O === _ || O === o) {
				let e = O, n;
				for (t.keepQuotes !== !0 && (O = ""); E < T && (n = k());) if (n === a) O += n + k();
				else {
					if (n === e) {
						t.keepQuotes === !0 && (O += n);
						break;
					}
					O += n;
				}
				A({
					type: "text",
					value: O
				});
			} else if (O === f) D++, S = A({
				type: "brace",
				open: !0,
				close: !1,
				dollar: C.value && C.value.slice(-1) === "$" || S.dollar === !0,
				depth: D,
				commas: 0,
				ranges: 0,
				nodes: []
			}), x.push(S), A({
				type: "open",
				value: O
			});
			else if (O === p) {
				if (S.type !== "brace") {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				S = x.pop(), S.close = !0, A({
					type: "close",
					value: O
				}), D--, S = x[x.length - 1];
			} else if (O === s && D > 0) {
				if (S.ranges > 0) {
					S.ranges = 0;
					let e = S.nodes.shift();
					S.nodes = [e, {
						type: "text",
						value: n(S)
					}];
				}
				A({
					type: "comma",
					value: O
				}), S.commas++;
			} else if (O === c && D > 0 && S.commas === 0) {
				let e = S.nodes;
				if (D === 0 || e.length === 0) {
					A({
						type: "text",
						value: O
					});
					continue;
				}
				if (C.type === "dot") {
					if (S.range = [], C.value += O, C.type = "range", S.nodes.length !== 3 && S.nodes.length !== 5) {
						S.invalid = !0, S.ranges = 0, C.type = "text";
						continue;
					}
					S.ranges++, S.args = [];
					continue;
				}
				if (C.type === "range") {
					e.pop();
					let t = e[e.length - 1];
					t.value += C.value + O, C = t, S.ranges--;
					continue;
				}
				A({
					type: "dot",
					value: O
				});
			} else A({
				type: "text",
				value: O
			});
		}
		do
			if (S = x.pop(), S.type !== "root") {
				S.nodes.forEach((e) => {
					e.nodes || (e.type === "open" && (e.isOpen = !0), e.type === "close" && (e.isClose = !0), e.nodes || (e.type = "text"), e.invalid = !0);
				});
				let e = x[x.length - 1], t = e.nodes.indexOf(S);
				e.nodes.splice(t, 1, ...S.nodes);
			}
		while (x.length > 0);
		return A({ type: "eos" }), b;
	};
})), d = t(((e, t) => {
	let n = r(), i = s(), a = c(), o = u(), l = (e, t = {}) => {
		let n = [];
		if (Array.isArray(e)) for (let r of e) {
			let e = l.create(r, t);
			Array.isArray(e) ? n.push(...e) : n.push(e);
		}
		else n = [].concat(l.create(e, t));
		return t && t.expand === !0 && t.nodupes === !0 && (n = [...new Set(n)]), n;
	};
	l.parse = (e, t = {}) => o(e, t), l.stringify = (e, t = {}) => n(typeof e == "string" ? l.parse(e, t) : e, t), l.compile = (e, t = {}) => (typeof e == "string" && (e = l.parse(e, t)), i(e, t)), l.expand = (e, t = {}) => {
		typeof e == "string" && (e = l.parse(e, t));
		let n = a(e, t);
		return t.noempty === !0 && (n = n.filter(Boolean)), t.nodupes === !0 && (n = [...new Set(n)]), n;
	}, l.create = (e, t = {}) => e === "" || e.length < 3 ? [e] : t.expand === !0 ? l.expand(e, t) : l.compile(e, t), t.exports = l;
}));
export { d as t };
