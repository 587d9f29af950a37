import { r as e, t } from "./rolldown-runtime.js";
import { t as n } from "./braces.js";
// node_modules/fast-glob/out/utils/array.js
var r = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.splitWhen = e.flatten = void 0;
	function t(e) {
		return e.reduce((e, t) => [].concat(e, t), []);
	}
	e.flatten = t;
	function n(e, t) {
		let n = [[]], r = 0;
		for (let i of e) t(i) ? (r++, n[r] = []) : n[r].push(i);
		return n;
	}
	e.splitWhen = n;
})), i = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEnoentCodeError = void 0;
	function t(e) {
		return e.code === "ENOENT";
	}
	e.isEnoentCodeError = t;
})), a = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), o = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.convertPosixPathToPattern = t.convertWindowsPathToPattern = t.convertPathToPattern = t.escapePosixPath = t.escapeWindowsPath = t.escape = t.removeLeadingDotSegment = t.makeAbsolute = t.unixify = void 0;
	let n = e("os"), r = e("path"), i = n.platform() === "win32", a = /(\\?)([()*?[\]{|}]|^!|[!+@](?=\()|\\(?![!()*+?@[\]{|}]))/g, o = /(\\?)([()[\]{}]|^!|[!+@](?=\())/g, s = /^\\\\([.?])/, c = /\\(?![!()+@[\]{}])/g;
	function l(e) {
		return e.replace(/\\/g, "/");
	}
	t.unixify = l;
	function u(e, t) {
		return r.resolve(e, t);
	}
	t.makeAbsolute = u;
	function d(e) {
		if (e.charAt(0) === ".") {
			let t = e.charAt(1);
			if (t === "/" || t === "\\") return e.slice(2);
		}
		return e;
	}
	t.removeLeadingDotSegment = d, t.escape = i ? f : p;
	function f(e) {
		return e.replace(o, "\\$2");
	}
	t.escapeWindowsPath = f;
	function p(e) {
		return e.replace(a, "\\$2");
	}
	t.escapePosixPath = p, t.convertPathToPattern = i ? m : h;
	function m(e) {
		return f(e).replace(s, "//$1").replace(c, "/");
	}
	t.convertWindowsPathToPattern = m;
	function h(e) {
		return p(e);
	}
	t.convertPosixPathToPattern = h;
})), s = t(((e, t) => {
	t.exports = function(e) {
		if (typeof e != "string" || e === "") return !1;
		for (var t; t = /(\\).|([@?!+*]\(.*\))/g.exec(e);) {
			if (t[2]) return !0;
			e = e.slice(t.index + t[0].length);
		}
		return !1;
	};
})), c = t(((e, t) => {
	var n = s(), r = {
		"{": "}",
		"(": ")",
		"[": "]"
	}, i = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0, n = -2, i = -2, a = -2, o = -2, s = -2; t < e.length;) {
			if (e[t] === "*" || e[t + 1] === "?" && /[\].+)]/.test(e[t]) || i !== -1 && e[t] === "[" && e[t + 1] !== "]" && (i < t && (i = e.indexOf("]", t)), i > t && (s === -1 || s > i || (s = e.indexOf("\\", t), s === -1 || s > i))) || a !== -1 && e[t] === "{" && e[t + 1] !== "}" && (a = e.indexOf("}", t), a > t && (s = e.indexOf("\\", t), s === -1 || s > a)) || o !== -1 && e[t] === "(" && e[t + 1] === "?" && /[:!=]/.test(e[t + 2]) && e[t + 3] !== ")" && (o = e.indexOf(")", t), o > t && (s = e.indexOf("\\", t), s === -1 || s > o)) || n !== -1 && e[t] === "(" && e[t + 1] !== "|" && (n < t && (n = e.indexOf("|", t)), n !== -1 && e[n + 1] !== ")" && (o = e.indexOf(")", n), o > n && (s = e.indexOf("\\", n), s === -1 || s > o)))) return !0;
			if (e[t] === "\\") {
				var c = e[t + 1];
				t += 2;
				var l = r[c];
				if (l) {
					var u = e.indexOf(l, t);
					u !== -1 && (t = u + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	}, a = function(e) {
		if (e[0] === "!") return !0;
		for (var t = 0; t < e.length;) {
			if (/[*?{}()[\]]/.test(e[t])) return !0;
			if (e[t] === "\\") {
				var n = e[t + 1];
				t += 2;
				var i = r[n];
				if (i) {
					var a = e.indexOf(i, t);
					a !== -1 && (t = a + 1);
				}
				if (e[t] === "!") return !0;
			} else t++;
		}
		return !1;
	};
	t.exports = function(e, t) {
		if (typeof e != "string" || e === "") return !1;
		if (n(e)) return !0;
		var r = i;
		return t && t.strict === !1 && (r = a), r(e);
	};
})), l = t(((t, n) => {
	var r = c(), i = e("path").posix.dirname, a = e("os").platform() === "win32", o = "/", s = /\\/g, l = /[\{\[].*[\}\]]$/, u = /(^|[^\\])([\{\[]|\([^\)]+$)/, d = /\\([\!\*\?\|\[\]\(\)\{\}])/g;
	n.exports = function(e, t) {
		Object.assign({ flipBackslashes: !0 }, t).flipBackslashes && a && e.indexOf(o) < 0 && (e = e.replace(s, o)), l.test(e) && (e += o), e += "a";
		do
			e = i(e);
		while (r(e) || u.test(e));
		return e.replace(d, "$1");
	};
})), u = t(((t, n) => {
	let r = e("path"), i = "[^\\\\/]", a = "[^/]", o = "(?:\\/|$)", s = "(?:^|\\/)", c = `\\.{1,2}${o}`, l = {
		DOT_LITERAL: "\\.",
		PLUS_LITERAL: "\\+",
		QMARK_LITERAL: "\\?",
		SLASH_LITERAL: "\\/",
		ONE_CHAR: "(?=.)",
		QMARK: a,
		END_ANCHOR: o,
		DOTS_SLASH: c,
		NO_DOT: "(?!\\.)",
		NO_DOTS: `(?!${s}${c})`,
		NO_DOT_SLASH: `(?!\\.{0,1}${o})`,
		NO_DOTS_SLASH: `(?!${c})`,
		QMARK_NO_DOT: "[^.\\/]",
		STAR: `${a}*?`,
		START_ANCHOR: s
	}, u = {
		...l,
		SLASH_LITERAL: "[\\\\/]",
		QMARK: i,
		STAR: `${i}*?`,
		DOTS_SLASH: "\\.{1,2}(?:[\\\\/]|$)",
		NO_DOT: "(?!\\.)",
		NO_DOTS: "(?!(?:^|[\\\\/])\\.{1,2}(?:[\\\\/]|$))",
		NO_DOT_SLASH: "(?!\\.{0,1}(?:[\\\\/]|$))",
		NO_DOTS_SLASH: "(?!\\.{1,2}(?:[\\\\/]|$))",
		QMARK_NO_DOT: "[^.\\\\/]",
		START_ANCHOR: "(?:^|[\\\\/])",
		END_ANCHOR: "(?:[\\\\/]|$)"
	};
	n.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION: 0,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		SEP: r.sep,
		extglobChars(e) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${e.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(e) {
			return e === !0 ? u : l;
		}
	};
})), d = t(((t) => {
	let n = e("path"), r = process.platform === "win32", { REGEX_BACKSLASH: i, REGEX_REMOVE_BACKSLASH: a, REGEX_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_GLOBAL: s } = u();
	t.isObject = (e) => typeof e == "object" && !!e && !Array.isArray(e), t.hasRegexChars = (e) => o.test(e), t.isRegexChar = (e) => e.length === 1 && t.hasRegexChars(e), t.escapeRegex = (e) => e.replace(s, "\\$1"), t.toPosixSlashes = (e) => e.replace(i, "/"), t.removeBackslashes = (e) => e.replace(a, (e) => e === "\\" ? "" : e), t.supportsLookbehinds = () => {
		let e = process.version.slice(1).split(".").map(Number);
		return e.length === 3 && e[0] >= 9 || e[0] === 8 && e[1] >= 10;
	}, t.isWindows = (e) => e && typeof e.windows == "boolean" ? e.windows : r === !0 || n.sep === "\\", t.escapeLast = (e, n, r) => {
		let i = e.lastIndexOf(n, r);
		return i === -1 ? e : e[i - 1] === "\\" ? t.escapeLast(e, n, i - 1) : `${e.slice(0, i)}\\${e.slice(i)}`;
	}, t.removePrefix = (e, t = {}) => {
		let n = e;
		return n.startsWith("./") && (n = n.slice(2), t.prefix = "./"), n;
	}, t.wrapOutput = (e, t = {}, n = {}) => {
		let r = `${n.contains ? "" : "^"}(?:${e})${n.contains ? "" : "$"}`;
		return t.negated === !0 && (r = `(?:^(?!${r}).*$)`), r;
	};
})), f = t(((e, t) => {
	let n = d(), { CHAR_ASTERISK: r, CHAR_AT: i, CHAR_BACKWARD_SLASH: a, CHAR_COMMA: o, CHAR_DOT: s, CHAR_EXCLAMATION_MARK: c, CHAR_FORWARD_SLASH: l, CHAR_LEFT_CURLY_BRACE: f, CHAR_LEFT_PARENTHESES: p, CHAR_LEFT_SQUARE_BRACKET: m, CHAR_PLUS: h, CHAR_QUESTION_MARK: g, CHAR_RIGHT_CURLY_BRACE: _, CHAR_RIGHT_PARENTHESES: v, CHAR_RIGHT_SQUARE_BRACKET: y } = u(), b = (e) => e === l || e === a, x = (e) => {
		e.isPrefix !== !0 && (e.depth = e.isGlobstar ? Infinity : 1);
	};
	t.exports = (e, t) => {
		let u = t || {}, d = e.length - 1, S = u.parts === !0 || u.scanToEnd === !0, C = [], w = [], T = [], E = e, D = -1, O = 0, k = 0, A = !1, j = !1, M = !1, N = !1, P = !1, F = !1, I = !1, L = !1, R = !1, z = !1, B = 0, V, H, U = {
			value: "",
			depth: 0,
			isGlob: !1
		}, W = () => D >= d, G = () => E.charCodeAt(D + 1), K = () => (V = H, E.charCodeAt(++D));
		for (; D < d;) {
			H = K();
			let e;
			if (H === a) I = U.backslashes = !0, H = K(), H === f && (F = !0);
			else {
				if (F === !0 || H === f) {
					for (B++; W() !== !0 && (H = K());) if (H === a) I = U.backslashes = !0, K();
					else if (H === f) B++;
					else {
						if (F !== !0 && H === s && (H = K()) === s || F !== !0 && H === o) {
							if (A = U.isBrace = !0, M = U.isGlob = !0, z = !0, S === !0) continue;
							break;
						}
						if (H === _ && (B--, B === 0)) {
							F = !1, A = U.isBrace = !0, z = !0;
							break;
						}
					}
					if (S === !0) continue;
					break;
				}
				if (H === l) {
					if (C.push(D), w.push(U), U = {
						value: "",
						depth: 0,
						isGlob: !1
					}, z === !0) continue;
					if (V === s && D === O + 1) {
						O += 2;
						continue;
					}
					k = D + 1;
				} else {
					if (u.noext !== !0 && (H === h || H === i || H === r || H === g || H === c) && G() === p) {
						if (M = U.isGlob = !0, N = U.isExtglob = !0, z = !0, H === c && D === O && (R = !0), S === !0) {
							for (; W() !== !0 && (H = K());) if (H === a) I = U.backslashes = !0, H = K();
							else if (H === v) {
								M = U.isGlob = !0, z = !0;
								break;
							}
							continue;
						}
						break;
					}
					if (H === r) {
						if (V === r && (P = U.isGlobstar = !0), M = U.isGlob = !0, z = !0, S === !0) continue;
						break;
					}
					if (H === g) {
						if (M = U.isGlob = !0, z = !0, S === !0) continue;
						break;
					}
					if (H === m) {
						for (; W() !== !0 && (e = K());) if (e === a) I = U.backslashes = !0, K();
						else if (e === y) {
							j = U.isBracket = !0, M = U.isGlob = !0, z = !0;
							break;
						}
						if (S === !0) continue;
						break;
					}
					if (u.nonegate !== !0 && H === c && D === O) L = U.negated = !0, O++;
					else {
						if (u.noparen !== !0 && H === p) {
							if (M = U.isGlob = !0, S === !0) {
								for (; W() !== !0 && (H = K());) if (H === p) I = U.backslashes = !0, H = K();
								else if (H === v) {
									z = !0;
									break;
								}
								continue;
							}
							break;
						}
						if (M === !0) {
							if (z = !0, S === !0) continue;
							break;
						}
					}
				}
			}
		}
		u.noext === !0 && (N = !1, M = !1);
		let q = E, J = "", Y = "";
		O > 0 && (J = E.slice(0, O), E = E.slice(O), k -= O), q && M === !0 && k > 0 ? (q = E.slice(0, k), Y = E.slice(k)) : M === !0 ? (q = "", Y = E) : q = E, q && q !== "" && q !== "/" && q !== E && b(q.charCodeAt(q.length - 1)) && (q = q.slice(0, -1)), u.unescape === !0 && (Y &&= n.removeBackslashes(Y), q && I === !0 && (q = n.removeBackslashes(q)));
		let X = {
			prefix: J,
			input: e,
			start: O,
			base: q,
			glob: Y,
			isBrace: A,
			isBracket: j,
			isGlob: M,
			isExtglob: N,
			isGlobstar: P,
			negated: L,
			negatedExtglob: R
		};
		if (u.tokens === !0 && (X.maxDepth = 0, b(H) || w.push(U), X.tokens = w), u.parts === !0 || u.tokens === !0) {
			let t;
			for (let n = 0; n < C.length; n++) {
				let r = t ? t + 1 : O, i = C[n], a = e.slice(r, i);
				u.tokens && (n === 0 && O !== 0 ? (w[n].isPrefix = !0, w[n].value = J) : w[n].value = a, x(w[n]), X.maxDepth += w[n].depth), (n !== 0 || a !== "") && T.push(a), t = i;
			}
			if (t && t + 1 < e.length) {
				let n = e.slice(t + 1);
				T.push(n), u.tokens && (w[w.length - 1].value = n, x(w[w.length - 1]), X.maxDepth += w[w.length - 1].depth);
			}
			X.slashes = C, X.parts = T;
		}
		return X;
	};
})), p = t(((e, t) => {
	let n = u(), r = d(), { MAX_LENGTH: i, POSIX_REGEX_SOURCE: a, REGEX_NON_SPECIAL_CHARS: o, REGEX_SPECIAL_CHARS_BACKREF: s, REPLACEMENTS: c } = n, l = (e, t) => {
		if (typeof t.expandRange == "function") return t.expandRange(...e, t);
		e.sort();
		let n = `[${e.join("-")}]`;
		try {
			new RegExp(n);
		} catch {
			return e.map((e) => r.escapeRegex(e)).join("..");
		}
		return n;
	}, f = (e, t) => `Missing ${e}: "${t}" - use "\\\\${t}" to match literal characters`, p = (e) => {
		let t = [], n = 0, r = 0, i = 0, a = "", o = !1;
		for (let s of e) if (o === !0) a += s, o = !1;
		else if (s === "\\") a += s, o = !0;
		else if (s === "\"") i = i === 1 ? 0 : 1, a += s;
		else {
			if (i === 0) {
				if (s === "[") n++;
				else if (s === "]" && n > 0) n--;
				else if (n === 0) {
					if (s === "(") r++;
					else if (s === ")" && r > 0) r--;
					else if (s === "|" && r === 0) {
						t.push(a), a = "";
						continue;
					}
				}
			}
			a += s;
		}
		return t.push(a), t;
	}, m = (e) => {
		let t = !1;
		for (let n of e) if (t === !0) t = !1;
		else if (n === "\\") t = !0;
		else if (/[?*+@!()[\]{}]/.test(n)) return !1;
		return !0;
	}, h = (e) => {
		let t = e.trim(), n = !0;
		for (; n === !0;) n = !1, /^@\([^\\()[\]{}|]+\)$/.test(t) && (t = t.slice(2, -1), n = !0);
		if (m(t)) return t.replace(/\\(.)/g, "$1");
	}, g = (e) => {
		let t = e.map(h).filter(Boolean);
		for (let e = 0; e < t.length; e++) for (let n = e + 1; n < t.length; n++) {
			let r = t[e], i = t[n], a = r[0];
			if (a && r === a.repeat(r.length) && i === a.repeat(i.length) && (r === i || r.startsWith(i) || i.startsWith(r))) return !0;
		}
		return !1;
	}, _ = (e, t = !0) => {
		if (e[0] !== "+" && e[0] !== "*" || e[1] !== "(") return;
		let n = 0, r = 0, i = 0, a = !1;
		for (let o = 1; o < e.length; o++) {
			let s = e[o];
			if (a === !0) a = !1;
			else if (s === "\\") a = !0;
			else if (s === "\"") i = i === 1 ? 0 : 1;
			else if (i !== 1) {
				if (s === "[") n++;
				else if (s === "]" && n > 0) n--;
				else if (!(n > 0)) {
					if (s === "(") r++;
					else if (s === ")" && (r--, r === 0)) return t === !0 && o !== e.length - 1 ? void 0 : {
						type: e[0],
						body: e.slice(2, o),
						end: o
					};
				}
			}
		}
	}, v = (e) => {
		let t = 0, n = [];
		for (; t < e.length;) {
			let r = _(e.slice(t), !1);
			if (!r || r.type !== "*") return;
			let i = p(r.body).map((e) => e.trim());
			if (i.length !== 1) return;
			let a = h(i[0]);
			if (!a || a.length !== 1) return;
			n.push(a), t += r.end + 1;
		}
		if (!(n.length < 1)) return `${n.length === 1 ? r.escapeRegex(n[0]) : `[${n.map((e) => r.escapeRegex(e)).join("")}]`}*`;
	}, y = (e) => {
		let t = 0, n = e.trim(), r = _(n);
		for (; r;) t++, n = r.body.trim(), r = _(n);
		return t;
	}, b = (e, t) => {
		if (t.maxExtglobRecursion === !1) return { risky: !1 };
		let r = typeof t.maxExtglobRecursion == "number" ? t.maxExtglobRecursion : n.DEFAULT_MAX_EXTGLOB_RECURSION, i = p(e).map((e) => e.trim());
		if (i.length > 1 && (i.some((e) => e === "") || i.some((e) => /^[*?]+$/.test(e)) || g(i))) return { risky: !0 };
		for (let e of i) {
			let t = v(e);
			if (t) return {
				risky: !0,
				safeOutput: t
			};
			if (y(e) > r) return { risky: !0 };
		}
		return { risky: !1 };
	}, x = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		e = c[e] || e;
		let u = { ...t }, d = typeof u.maxLength == "number" ? Math.min(i, u.maxLength) : i, p = e.length;
		if (p > d) throw SyntaxError(`Input length: ${p}, exceeds maximum allowed length: ${d}`);
		let m = {
			type: "bos",
			value: "",
			output: u.prepend || ""
		}, h = [m], g = u.capture ? "" : "?:", _ = r.isWindows(t), v = n.globChars(_), y = n.extglobChars(v), { DOT_LITERAL: S, PLUS_LITERAL: C, SLASH_LITERAL: w, ONE_CHAR: T, DOTS_SLASH: E, NO_DOT: D, NO_DOT_SLASH: O, NO_DOTS_SLASH: k, QMARK: A, QMARK_NO_DOT: j, STAR: M, START_ANCHOR: N } = v, P = (e) => `(${g}(?:(?!${N}${e.dot ? E : S}).)*?)`, F = u.dot ? "" : D, I = u.dot ? A : j, L = u.bash === !0 ? P(u) : M;
		u.capture && (L = `(${L})`), typeof u.noext == "boolean" && (u.noextglob = u.noext);
		let R = {
			input: e,
			index: -1,
			start: 0,
			dot: u.dot === !0,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: !1,
			negated: !1,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: !1,
			tokens: h
		};
		e = r.removePrefix(e, R), p = e.length;
		let z = [], B = [], V = [], H = m, U, W = () => R.index === p - 1, G = R.peek = (t = 1) => e[R.index + t], K = R.advance = () => e[++R.index] || "", q = () => e.slice(R.index + 1), J = (e = "", t = 0) => {
			R.consumed += e, R.index += t;
		}, Y = (e) => {
			R.output += e.output == null ? e.value : e.output, J(e.value);
		}, X = () => {
			let e = 1;
			for (; G() === "!" && (G(2) !== "(" || G(3) === "?");) K(), R.start++, e++;
			return e % 2 != 0 && (R.negated = !0, R.start++, !0);
		}, Z = (e) => {
			R[e]++, V.push(e);
		}, Q = (e) => {
			R[e]--, V.pop();
		}, $ = (e) => {
			if (H.type === "globstar") {
				let t = R.braces > 0 && (e.type === "comma" || e.type === "brace"), n = e.extglob === !0 || z.length && (e.type === "pipe" || e.type === "paren");
				e.type !== "slash" && e.type !== "paren" && !t && !n && (R.output = R.output.slice(0, -H.output.length), H.type = "star", H.value = "*", H.output = L, R.output += H.output);
			}
			z.length && e.type !== "paren" && (z[z.length - 1].inner += e.value), (e.value || e.output) && Y(e), H && H.type === "text" && e.type === "text" ? (H.value += e.value, H.output = (H.output || "") + e.value) : (e.prev = H, h.push(e), H = e);
		}, ee = (e, t) => {
			let n = {
				...y[t],
				conditions: 1,
				inner: ""
			};
			n.prev = H, n.parens = R.parens, n.output = R.output, n.startIndex = R.index, n.tokensIndex = h.length;
			let r = (u.capture ? "(" : "") + n.open;
			Z("parens"), $({
				type: e,
				value: t,
				output: R.output ? "" : T
			}), $({
				type: "paren",
				extglob: !0,
				value: K(),
				output: r
			}), z.push(n);
		}, te = (n) => {
			let i = e.slice(n.startIndex, R.index + 1), a = e.slice(n.startIndex + 2, R.index), o = b(a, u);
			if ((n.type === "plus" || n.type === "star") && o.risky) {
				let e = o.safeOutput ? (n.output ? "" : T) + (u.capture ? `(${o.safeOutput})` : o.safeOutput) : void 0, t = h[n.tokensIndex];
				t.type = "text", t.value = i, t.output = e || r.escapeRegex(i);
				for (let e = n.tokensIndex + 1; e < h.length; e++) h[e].value = "", h[e].output = "", delete h[e].suffix;
				R.output = n.output + t.output, R.backtrack = !0, $({
					type: "paren",
					extglob: !0,
					value: U,
					output: ""
				}), Q("parens");
				return;
			}
			let s = n.close + (u.capture ? ")" : ""), c;
			if (n.type === "negate") {
				let e = L;
				n.inner && n.inner.length > 1 && n.inner.includes("/") && (e = P(u)), (e !== L || W() || /^\)+$/.test(q())) && (s = n.close = `)$))${e}`), n.inner.includes("*") && (c = q()) && /^\.[^\\/.]+$/.test(c) && (s = n.close = `)${x(c, {
					...t,
					fastpaths: !1
				}).output})${e})`), n.prev.type === "bos" && (R.negatedExtglob = !0);
			}
			$({
				type: "paren",
				extglob: !0,
				value: U,
				output: s
			}), Q("parens");
		};
		if (u.fastpaths !== !1 && !/(^[*!]|[/()[\]{}"])/.test(e)) {
			let n = !1, i = e.replace(s, (e, t, r, i, a, o) => i === "\\" ? (n = !0, e) : i === "?" ? t ? t + i + (a ? A.repeat(a.length) : "") : o === 0 ? I + (a ? A.repeat(a.length) : "") : A.repeat(r.length) : i === "." ? S.repeat(r.length) : i === "*" ? t ? t + i + (a ? L : "") : L : t ? e : `\\${e}`);
			return n === !0 && (i = u.unescape === !0 ? i.replace(/\\/g, "") : i.replace(/\\+/g, (e) => e.length % 2 == 0 ? "\\\\" : e ? "\\" : "")), i === e && u.contains === !0 ? (R.output = e, R) : (R.output = r.wrapOutput(i, R, t), R);
		}
		for (; !W();) {
			if (U = K(), U === "\0") continue;
			if (U === "\\") {
				let e = G();
				if (e === "/" && u.bash !== !0 || e === "." || e === ";") continue;
				if (!e) {
					U += "\\", $({
						type: "text",
						value: U
					});
					continue;
				}
				let t = /^\\+/.exec(q()), n = 0;
				if (t && t[0].length > 2 && (n = t[0].length, R.index += n, n % 2 != 0 && (U += "\\")), u.unescape === !0 ? U = K() : U += K(), R.brackets === 0) {
					$({
						type: "text",
						value: U
					});
					continue;
				}
			}
			if (R.brackets > 0 && (U !== "]" || H.value === "[" || H.value === "[^")) {
				if (u.posix !== !1 && U === ":") {
					let e = H.value.slice(1);
					if (e.includes("[") && (H.posix = !0, e.includes(":"))) {
						let e = H.value.lastIndexOf("["), t = H.value.slice(0, e), n = H.value.slice(e + 2), r = a[n];
						if (r) {
							H.value = t + r, R.backtrack = !0, K(), !m.output && h.indexOf(H) === 1 && (m.output = T);
							continue;
						}
					}
				}
				(U === "[" && G() !== ":" || U === "-" && G() === "]") && (U = `\\${U}`), U === "]" && (H.value === "[" || H.value === "[^") && (U = `\\${U}`), u.posix === !0 && U === "!" && H.value === "[" && (U = "^"), H.value += U, Y({ value: U });
				continue;
			}
			if (R.quotes === 1 && U !== "\"") {
				U = r.escapeRegex(U), H.value += U, Y({ value: U });
				continue;
			}
			if (U === "\"") {
				R.quotes = R.quotes === 1 ? 0 : 1, u.keepQuotes === !0 && $({
					type: "text",
					value: U
				});
				continue;
			}
			if (U === "(") {
				Z("parens"), $({
					type: "paren",
					value: U
				});
				continue;
			}
			if (U === ")") {
				if (R.parens === 0 && u.strictBrackets === !0) throw SyntaxError(f("opening", "("));
				let e = z[z.length - 1];
				if (e && R.parens === e.parens + 1) {
					te(z.pop());
					continue;
				}
				$({
					type: "paren",
					value: U,
					output: R.parens ? ")" : "\\)"
				}), Q("parens");
				continue;
			}
			if (U === "[") {
				if (u.nobracket === !0 || !q().includes("]")) {
					if (u.nobracket !== !0 && u.strictBrackets === !0) throw SyntaxError(f("closing", "]"));
					U = `\\${U}`;
				} else Z("brackets");
				$({
					type: "bracket",
					value: U
				});
				continue;
			}
			if (U === "]") {
				if (u.nobracket === !0 || H && H.type === "bracket" && H.value.length === 1) {
					$({
						type: "text",
						value: U,
						output: `\\${U}`
					});
					continue;
				}
				if (R.brackets === 0) {
					if (u.strictBrackets === !0) throw SyntaxError(f("opening", "["));
					$({
						type: "text",
						value: U,
						output: `\\${U}`
					});
					continue;
				}
				Q("brackets");
				let e = H.value.slice(1);
				if (H.posix !== !0 && e[0] === "^" && !e.includes("/") && (U = `/${U}`), H.value += U, Y({ value: U }), u.literalBrackets === !1 || r.hasRegexChars(e)) continue;
				let t = r.escapeRegex(H.value);
				if (R.output = R.output.slice(0, -H.value.length), u.literalBrackets === !0) {
					R.output += t, H.value = t;
					continue;
				}
				H.value = `(${g}${t}|${H.value})`, R.output += H.value;
				continue;
			}
			if (U === "{" && u.nobrace !== !0) {
				Z("braces");
				let e = {
					type: "brace",
					value: U,
					output: "(",
					outputIndex: R.output.length,
					tokensIndex: R.tokens.length
				};
				B.push(e), $(e);
				continue;
			}
			if (U === "}") {
				let e = B[B.length - 1];
				if (u.nobrace === !0 || !e) {
					$({
						type: "text",
						value: U,
						output: U
					});
					continue;
				}
				let t = ")";
				if (e.dots === !0) {
					let e = h.slice(), n = [];
					for (let t = e.length - 1; t >= 0 && (h.pop(), e[t].type !== "brace"); t--) e[t].type !== "dots" && n.unshift(e[t].value);
					t = l(n, u), R.backtrack = !0;
				}
				if (e.comma !== !0 && e.dots !== !0) {
					let n = R.output.slice(0, e.outputIndex), r = R.tokens.slice(e.tokensIndex);
					e.value = e.output = "\\{", U = t = "\\}", R.output = n;
					for (let e of r) R.output += e.output || e.value;
				}
				$({
					type: "brace",
					value: U,
					output: t
				}), Q("braces"), B.pop();
				continue;
			}
			if (U === "|") {
				z.length > 0 && z[z.length - 1].conditions++, $({
					type: "text",
					value: U
				});
				continue;
			}
			if (U === ",") {
				let e = U, t = B[B.length - 1];
				t && V[V.length - 1] === "braces" && (t.comma = !0, e = "|"), $({
					type: "comma",
					value: U,
					output: e
				});
				continue;
			}
			if (U === "/") {
				if (H.type === "dot" && R.index === R.start + 1) {
					R.start = R.index + 1, R.consumed = "", R.output = "", h.pop(), H = m;
					continue;
				}
				$({
					type: "slash",
					value: U,
					output: w
				});
				continue;
			}
			if (U === ".") {
				if (R.braces > 0 && H.type === "dot") {
					H.value === "." && (H.output = S);
					let e = B[B.length - 1];
					H.type = "dots", H.output += U, H.value += U, e.dots = !0;
					continue;
				}
				if (R.braces + R.parens === 0 && H.type !== "bos" && H.type !== "slash") {
					$({
						type: "text",
						value: U,
						output: S
					});
					continue;
				}
				$({
					type: "dot",
					value: U,
					output: S
				});
				continue;
			}
			if (U === "?") {
				if (!(H && H.value === "(") && u.noextglob !== !0 && G() === "(" && G(2) !== "?") {
					ee("qmark", U);
					continue;
				}
				if (H && H.type === "paren") {
					let e = G(), t = U;
					if (e === "<" && !r.supportsLookbehinds()) throw Error("Node.js v10 or higher is required for regex lookbehinds");
					(H.value === "(" && !/[!=<:]/.test(e) || e === "<" && !/<([!=]|\w+>)/.test(q())) && (t = `\\${U}`), $({
						type: "text",
						value: U,
						output: t
					});
					continue;
				}
				if (u.dot !== !0 && (H.type === "slash" || H.type === "bos")) {
					$({
						type: "qmark",
						value: U,
						output: j
					});
					continue;
				}
				$({
					type: "qmark",
					value: U,
					output: A
				});
				continue;
			}
			if (U === "!") {
				if (u.noextglob !== !0 && G() === "(" && (G(2) !== "?" || !/[!=<:]/.test(G(3)))) {
					ee("negate", U);
					continue;
				}
				if (u.nonegate !== !0 && R.index === 0) {
					X();
					continue;
				}
			}
			if (U === "+") {
				if (u.noextglob !== !0 && G() === "(" && G(2) !== "?") {
					ee("plus", U);
					continue;
				}
				if (H && H.value === "(" || u.regex === !1) {
					$({
						type: "plus",
						value: U,
						output: C
					});
					continue;
				}
				if (H && (H.type === "bracket" || H.type === "paren" || H.type === "brace") || R.parens > 0) {
					$({
						type: "plus",
						value: U
					});
					continue;
				}
				$({
					type: "plus",
					value: C
				});
				continue;
			}
			if (U === "@") {
				if (u.noextglob !== !0 && G() === "(" && G(2) !== "?") {
					$({
						type: "at",
						extglob: !0,
						value: U,
						output: ""
					});
					continue;
				}
				$({
					type: "text",
					value: U
				});
				continue;
			}
			if (U !== "*") {
				(U === "$" || U === "^") && (U = `\\${U}`);
				let e = o.exec(q());
				e && (U += e[0], R.index += e[0].length), $({
					type: "text",
					value: U
				});
				continue;
			}
			if (H && (H.type === "globstar" || H.star === !0)) {
				H.type = "star", H.star = !0, H.value += U, H.output = L, R.backtrack = !0, R.globstar = !0, J(U);
				continue;
			}
			let t = q();
			if (u.noextglob !== !0 && /^\([^?]/.test(t)) {
				ee("star", U);
				continue;
			}
			if (H.type === "star") {
				if (u.noglobstar === !0) {
					J(U);
					continue;
				}
				let n = H.prev, r = n.prev, i = n.type === "slash" || n.type === "bos", a = r && (r.type === "star" || r.type === "globstar");
				if (u.bash === !0 && (!i || t[0] && t[0] !== "/")) {
					$({
						type: "star",
						value: U,
						output: ""
					});
					continue;
				}
				let o = R.braces > 0 && (n.type === "comma" || n.type === "brace"), s = z.length && (n.type === "pipe" || n.type === "paren");
				if (!i && n.type !== "paren" && !o && !s) {
					$({
						type: "star",
						value: U,
						output: ""
					});
					continue;
				}
				for (; t.slice(0, 3) === "/**";) {
					let n = e[R.index + 4];
					if (n && n !== "/") break;
					t = t.slice(3), J("/**", 3);
				}
				if (n.type === "bos" && W()) {
					H.type = "globstar", H.value += U, H.output = P(u), R.output = H.output, R.globstar = !0, J(U);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && !a && W()) {
					R.output = R.output.slice(0, -(n.output + H.output).length), n.output = `(?:${n.output}`, H.type = "globstar", H.output = P(u) + (u.strictSlashes ? ")" : "|$)"), H.value += U, R.globstar = !0, R.output += n.output + H.output, J(U);
					continue;
				}
				if (n.type === "slash" && n.prev.type !== "bos" && t[0] === "/") {
					let e = t[1] === void 0 ? "" : "|$";
					R.output = R.output.slice(0, -(n.output + H.output).length), n.output = `(?:${n.output}`, H.type = "globstar", H.output = `${P(u)}${w}|${w}${e})`, H.value += U, R.output += n.output + H.output, R.globstar = !0, J(U + K()), $({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (n.type === "bos" && t[0] === "/") {
					H.type = "globstar", H.value += U, H.output = `(?:^|${w}|${P(u)}${w})`, R.output = H.output, R.globstar = !0, J(U + K()), $({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				R.output = R.output.slice(0, -H.output.length), H.type = "globstar", H.output = P(u), H.value += U, R.output += H.output, R.globstar = !0, J(U);
				continue;
			}
			let n = {
				type: "star",
				value: U,
				output: L
			};
			u.bash === !0 ? (n.output = ".*?", (H.type === "bos" || H.type === "slash") && (n.output = F + n.output), $(n)) : H && (H.type === "bracket" || H.type === "paren") && u.regex === !0 ? (n.output = U, $(n)) : ((R.index === R.start || H.type === "slash" || H.type === "dot") && (H.type === "dot" ? (R.output += O, H.output += O) : u.dot === !0 ? (R.output += k, H.output += k) : (R.output += F, H.output += F), G() !== "*" && (R.output += T, H.output += T)), $(n));
		}
		for (; R.brackets > 0;) {
			if (u.strictBrackets === !0) throw SyntaxError(f("closing", "]"));
			R.output = r.escapeLast(R.output, "["), Q("brackets");
		}
		for (; R.parens > 0;) {
			if (u.strictBrackets === !0) throw SyntaxError(f("closing", ")"));
			R.output = r.escapeLast(R.output, "("), Q("parens");
		}
		for (; R.braces > 0;) {
			if (u.strictBrackets === !0) throw SyntaxError(f("closing", "}"));
			R.output = r.escapeLast(R.output, "{"), Q("braces");
		}
		if (u.strictSlashes !== !0 && (H.type === "star" || H.type === "bracket") && $({
			type: "maybe_slash",
			value: "",
			output: `${w}?`
		}), R.backtrack === !0) {
			R.output = "";
			for (let e of R.tokens) R.output += e.output == null ? e.value : e.output, e.suffix && (R.output += e.suffix);
		}
		return R;
	};
	x.fastpaths = (e, t) => {
		let a = { ...t }, o = typeof a.maxLength == "number" ? Math.min(i, a.maxLength) : i, s = e.length;
		if (s > o) throw SyntaxError(`Input length: ${s}, exceeds maximum allowed length: ${o}`);
		e = c[e] || e;
		let l = r.isWindows(t), { DOT_LITERAL: u, SLASH_LITERAL: d, ONE_CHAR: f, DOTS_SLASH: p, NO_DOT: m, NO_DOTS: h, NO_DOTS_SLASH: g, STAR: _, START_ANCHOR: v } = n.globChars(l), y = a.dot ? h : m, b = a.dot ? g : m, x = a.capture ? "" : "?:", S = {
			negated: !1,
			prefix: ""
		}, C = a.bash === !0 ? ".*?" : _;
		a.capture && (C = `(${C})`);
		let w = (e) => e.noglobstar === !0 ? C : `(${x}(?:(?!${v}${e.dot ? p : u}).)*?)`, T = (e) => {
			switch (e) {
				case "*": return `${y}${f}${C}`;
				case ".*": return `${u}${f}${C}`;
				case "*.*": return `${y}${C}${u}${f}${C}`;
				case "*/*": return `${y}${C}${d}${f}${b}${C}`;
				case "**": return y + w(a);
				case "**/*": return `(?:${y}${w(a)}${d})?${b}${f}${C}`;
				case "**/*.*": return `(?:${y}${w(a)}${d})?${b}${C}${u}${f}${C}`;
				case "**/.*": return `(?:${y}${w(a)}${d})?${u}${f}${C}`;
				default: {
					let t = /^(.*?)\.(\w+)$/.exec(e);
					if (!t) return;
					let n = T(t[1]);
					return n ? n + u + t[2] : void 0;
				}
			}
		}, E = T(r.removePrefix(e, S));
		return E && a.strictSlashes !== !0 && (E += `${d}?`), E;
	}, t.exports = x;
})), m = t(((t, n) => {
	let r = e("path"), i = f(), a = p(), o = d(), s = u(), c = (e) => e && typeof e == "object" && !Array.isArray(e), l = (e, t, n = !1) => {
		if (Array.isArray(e)) {
			let r = e.map((e) => l(e, t, n));
			return (e) => {
				for (let t of r) {
					let n = t(e);
					if (n) return n;
				}
				return !1;
			};
		}
		let r = c(e) && e.tokens && e.input;
		if (e === "" || typeof e != "string" && !r) throw TypeError("Expected pattern to be a non-empty string");
		let i = t || {}, a = o.isWindows(t), s = r ? l.compileRe(e, t) : l.makeRe(e, t, !1, !0), u = s.state;
		delete s.state;
		let d = () => !1;
		if (i.ignore) {
			let e = {
				...t,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			d = l(i.ignore, e, n);
		}
		let f = (n, r = !1) => {
			let { isMatch: o, match: c, output: f } = l.test(n, s, t, {
				glob: e,
				posix: a
			}), p = {
				glob: e,
				state: u,
				regex: s,
				posix: a,
				input: n,
				output: f,
				match: c,
				isMatch: o
			};
			return typeof i.onResult == "function" && i.onResult(p), o === !1 ? (p.isMatch = !1, r ? p : !1) : d(n) ? (typeof i.onIgnore == "function" && i.onIgnore(p), p.isMatch = !1, r ? p : !1) : (typeof i.onMatch == "function" && i.onMatch(p), !r || p);
		};
		return n && (f.state = u), f;
	};
	l.test = (e, t, n, { glob: r, posix: i } = {}) => {
		if (typeof e != "string") throw TypeError("Expected input to be a string");
		if (e === "") return {
			isMatch: !1,
			output: ""
		};
		let a = n || {}, s = a.format || (i ? o.toPosixSlashes : null), c = e === r, u = c && s ? s(e) : e;
		return c === !1 && (u = s ? s(e) : e, c = u === r), (c === !1 || a.capture === !0) && (c = a.matchBase === !0 || a.basename === !0 ? l.matchBase(e, t, n, i) : t.exec(u)), {
			isMatch: !!c,
			match: c,
			output: u
		};
	}, l.matchBase = (e, t, n, i = o.isWindows(n)) => (t instanceof RegExp ? t : l.makeRe(t, n)).test(r.basename(e)), l.isMatch = (e, t, n) => l(t, n)(e), l.parse = (e, t) => Array.isArray(e) ? e.map((e) => l.parse(e, t)) : a(e, {
		...t,
		fastpaths: !1
	}), l.scan = (e, t) => i(e, t), l.compileRe = (e, t, n = !1, r = !1) => {
		if (n === !0) return e.output;
		let i = t || {}, a = i.contains ? "" : "^", o = i.contains ? "" : "$", s = `${a}(?:${e.output})${o}`;
		e && e.negated === !0 && (s = `^(?!${s}).*$`);
		let c = l.toRegex(s, t);
		return r === !0 && (c.state = e), c;
	}, l.makeRe = (e, t = {}, n = !1, r = !1) => {
		if (!e || typeof e != "string") throw TypeError("Expected a non-empty string");
		let i = {
			negated: !1,
			fastpaths: !0
		};
		return t.fastpaths !== !1 && (e[0] === "." || e[0] === "*") && (i.output = a.fastpaths(e, t)), i.output || (i = a(e, t)), l.compileRe(i, t, n, r);
	}, l.toRegex = (e, t) => {
		try {
			let n = t || {};
			return new RegExp(e, n.flags || (n.nocase ? "i" : ""));
		} catch (e) {
			if (t && t.debug === !0) throw e;
			return /$^/;
		}
	}, l.constants = s, n.exports = l;
})), h = t(((e, t) => {
	t.exports = m();
})), g = t(((t, r) => {
	let i = e("util"), a = n(), o = h(), s = d(), c = (e) => e === "" || e === "./", l = (e) => {
		let t = e.indexOf("{");
		return t > -1 && e.indexOf("}", t) > -1;
	}, u = (e, t, n) => {
		t = [].concat(t), e = [].concat(e);
		let r = new Set(), i = new Set(), a = new Set(), s = 0, c = (e) => {
			a.add(e.output), n && n.onResult && n.onResult(e);
		};
		for (let a = 0; a < t.length; a++) {
			let l = o(String(t[a]), {
				...n,
				onResult: c
			}, !0), u = l.state.negated || l.state.negatedExtglob;
			u && s++;
			for (let t of e) {
				let e = l(t, !0);
				(u ? !e.isMatch : e.isMatch) && (u ? r.add(e.output) : (r.delete(e.output), i.add(e.output)));
			}
		}
		let l = (s === t.length ? [...a] : [...i]).filter((e) => !r.has(e));
		if (n && l.length === 0) {
			if (n.failglob === !0) throw Error(`No matches found for "${t.join(", ")}"`);
			if (n.nonull === !0 || n.nullglob === !0) return n.unescape ? t.map((e) => e.replace(/\\/g, "")) : t;
		}
		return l;
	};
	u.match = u, u.matcher = (e, t) => o(e, t), u.isMatch = (e, t, n) => o(t, n)(e), u.any = u.isMatch, u.not = (e, t, n = {}) => {
		t = [].concat(t).map(String);
		let r = new Set(), i = [], a = (e) => {
			n.onResult && n.onResult(e), i.push(e.output);
		}, o = new Set(u(e, t, {
			...n,
			onResult: a
		}));
		for (let e of i) o.has(e) || r.add(e);
		return [...r];
	}, u.contains = (e, t, n) => {
		if (typeof e != "string") throw TypeError(`Expected a string: "${i.inspect(e)}"`);
		if (Array.isArray(t)) return t.some((t) => u.contains(e, t, n));
		if (typeof t == "string") {
			if (c(e) || c(t)) return !1;
			if (e.includes(t) || e.startsWith("./") && e.slice(2).includes(t)) return !0;
		}
		return u.isMatch(e, t, {
			...n,
			contains: !0
		});
	}, u.matchKeys = (e, t, n) => {
		if (!s.isObject(e)) throw TypeError("Expected the first argument to be an object");
		let r = u(Object.keys(e), t, n), i = {};
		for (let t of r) i[t] = e[t];
		return i;
	}, u.some = (e, t, n) => {
		let r = [].concat(e);
		for (let e of [].concat(t)) {
			let t = o(String(e), n);
			if (r.some((e) => t(e))) return !0;
		}
		return !1;
	}, u.every = (e, t, n) => {
		let r = [].concat(e);
		for (let e of [].concat(t)) {
			let t = o(String(e), n);
			if (!r.every((e) => t(e))) return !1;
		}
		return !0;
	}, u.all = (e, t, n) => {
		if (typeof e != "string") throw TypeError(`Expected a string: "${i.inspect(e)}"`);
		return [].concat(t).every((t) => o(t, n)(e));
	}, u.capture = (e, t, n) => {
		let r = s.isWindows(n), i = o.makeRe(String(e), {
			...n,
			capture: !0
		}).exec(r ? s.toPosixSlashes(t) : t);
		if (i) return i.slice(1).map((e) => e === void 0 ? "" : e);
	}, u.makeRe = (...e) => o.makeRe(...e), u.scan = (...e) => o.scan(...e), u.parse = (e, t) => {
		let n = [];
		for (let r of [].concat(e || [])) for (let e of a(String(r), t)) n.push(o.parse(e, t));
		return n;
	}, u.braces = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		return t && t.nobrace === !0 || !l(e) ? [e] : a(e, t);
	}, u.braceExpand = (e, t) => {
		if (typeof e != "string") throw TypeError("Expected a string");
		return u.braces(e, {
			...t,
			expand: !0
		});
	}, u.hasBraces = l, r.exports = u;
})), _ = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.isAbsolute = t.partitionAbsoluteAndRelative = t.removeDuplicateSlashes = t.matchAny = t.convertPatternsToRe = t.makeRe = t.getPatternParts = t.expandBraceExpansion = t.expandPatternsWithBraceExpansion = t.isAffectDepthOfReadingPattern = t.endsWithSlashGlobStar = t.hasGlobStar = t.getBaseDirectory = t.isPatternRelatedToParentDirectory = t.getPatternsOutsideCurrentDirectory = t.getPatternsInsideCurrentDirectory = t.getPositivePatterns = t.getNegativePatterns = t.isPositivePattern = t.isNegativePattern = t.convertToNegativePattern = t.convertToPositivePattern = t.isDynamicPattern = t.isStaticPattern = void 0;
	let n = e("path"), r = l(), i = g(), a = /[*?]|^!/, o = /\[[^[]*]/, s = /(?:^|[^!*+?@])\([^(]*\|[^|]*\)/, c = /[!*+?@]\([^(]*\)/, u = /,|\.\./, d = /(?!^)\/{2,}/g;
	function f(e, t = {}) {
		return !p(e, t);
	}
	t.isStaticPattern = f;
	function p(e, t = {}) {
		return e !== "" && !!(t.caseSensitiveMatch === !1 || e.includes("\\") || a.test(e) || o.test(e) || s.test(e) || t.extglob !== !1 && c.test(e) || t.braceExpansion !== !1 && m(e));
	}
	t.isDynamicPattern = p;
	function m(e) {
		let t = e.indexOf("{");
		if (t === -1) return !1;
		let n = e.indexOf("}", t + 1);
		if (n === -1) return !1;
		let r = e.slice(t, n);
		return u.test(r);
	}
	function h(e) {
		return v(e) ? e.slice(1) : e;
	}
	t.convertToPositivePattern = h;
	function _(e) {
		return "!" + e;
	}
	t.convertToNegativePattern = _;
	function v(e) {
		return e.startsWith("!") && e[1] !== "(";
	}
	t.isNegativePattern = v;
	function y(e) {
		return !v(e);
	}
	t.isPositivePattern = y;
	function b(e) {
		return e.filter(v);
	}
	t.getNegativePatterns = b;
	function x(e) {
		return e.filter(y);
	}
	t.getPositivePatterns = x;
	function S(e) {
		return e.filter((e) => !w(e));
	}
	t.getPatternsInsideCurrentDirectory = S;
	function C(e) {
		return e.filter(w);
	}
	t.getPatternsOutsideCurrentDirectory = C;
	function w(e) {
		return e.startsWith("..") || e.startsWith("./..");
	}
	t.isPatternRelatedToParentDirectory = w;
	function T(e) {
		return r(e, { flipBackslashes: !1 });
	}
	t.getBaseDirectory = T;
	function E(e) {
		return e.includes("**");
	}
	t.hasGlobStar = E;
	function D(e) {
		return e.endsWith("/**");
	}
	t.endsWithSlashGlobStar = D;
	function O(e) {
		let t = n.basename(e);
		return D(e) || f(t);
	}
	t.isAffectDepthOfReadingPattern = O;
	function k(e) {
		return e.reduce((e, t) => e.concat(A(t)), []);
	}
	t.expandPatternsWithBraceExpansion = k;
	function A(e) {
		let t = i.braces(e, {
			expand: !0,
			nodupes: !0,
			keepEscaping: !0
		});
		return t.sort((e, t) => e.length - t.length), t.filter((e) => e !== "");
	}
	t.expandBraceExpansion = A;
	function j(e, t) {
		let { parts: n } = i.scan(e, Object.assign(Object.assign({}, t), { parts: !0 }));
		return n.length === 0 && (n = [e]), n[0].startsWith("/") && (n[0] = n[0].slice(1), n.unshift("")), n;
	}
	t.getPatternParts = j;
	function M(e, t) {
		return i.makeRe(e, t);
	}
	t.makeRe = M;
	function N(e, t) {
		return e.map((e) => M(e, t));
	}
	t.convertPatternsToRe = N;
	function P(e, t) {
		return t.some((t) => t.test(e));
	}
	t.matchAny = P;
	function F(e) {
		return e.replace(d, "/");
	}
	t.removeDuplicateSlashes = F;
	function I(e) {
		let t = [], n = [];
		for (let r of e) L(r) ? t.push(r) : n.push(r);
		return [t, n];
	}
	t.partitionAbsoluteAndRelative = I;
	function L(e) {
		return n.isAbsolute(e);
	}
	t.isAbsolute = L;
})), v = t(((t, n) => {
	let r = e("stream").PassThrough, i = Array.prototype.slice;
	n.exports = a;
	function a() {
		let e = [], t = i.call(arguments), n = !1, a = t[t.length - 1];
		a && !Array.isArray(a) && a.pipe == null ? t.pop() : a = {};
		let s = a.end !== !1, c = a.pipeError === !0;
		a.objectMode ?? (a.objectMode = !0), a.highWaterMark ?? (a.highWaterMark = 65536);
		let l = r(a);
		function u() {
			for (let t = 0, n = arguments.length; t < n; t++) e.push(o(arguments[t], a));
			return d(), this;
		}
		function d() {
			if (n) return;
			n = !0;
			let t = e.shift();
			if (!t) {
				process.nextTick(f);
				return;
			}
			Array.isArray(t) || (t = [t]);
			let r = t.length + 1;
			function i() {
				--r > 0 || (n = !1, d());
			}
			function a(e) {
				function t() {
					e.removeListener("merge2UnpipeEnd", t), e.removeListener("end", t), c && e.removeListener("error", n), i();
				}
				function n(e) {
					l.emit("error", e);
				}
				if (e._readableState.endEmitted) return i();
				e.on("merge2UnpipeEnd", t), e.on("end", t), c && e.on("error", n), e.pipe(l, { end: !1 }), e.resume();
			}
			for (let e = 0; e < t.length; e++) a(t[e]);
			i();
		}
		function f() {
			n = !1, l.emit("queueDrain"), s && l.end();
		}
		return l.setMaxListeners(0), l.add = u, l.on("unpipe", function(e) {
			e.emit("merge2UnpipeEnd");
		}), t.length && u.apply(null, t), l;
	}
	function o(e, t) {
		if (Array.isArray(e)) for (let n = 0, r = e.length; n < r; n++) e[n] = o(e[n], t);
		else {
			if (!e._readableState && e.pipe && (e = e.pipe(r(t))), !e._readableState || !e.pause || !e.pipe) throw Error("Only readable stream can be merged.");
			e.pause();
		}
		return e;
	}
})), y = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.merge = void 0;
	let t = v();
	function n(e) {
		let n = t(e);
		return e.forEach((e) => {
			e.once("error", (e) => n.emit("error", e));
		}), n.once("close", () => r(e)), n.once("end", () => r(e)), n;
	}
	e.merge = n;
	function r(e) {
		e.forEach((e) => e.emit("close"));
	}
})), b = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.isEmpty = e.isString = void 0;
	function t(e) {
		return typeof e == "string";
	}
	e.isString = t;
	function n(e) {
		return e === "";
	}
	e.isEmpty = n;
})), x = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.string = e.stream = e.pattern = e.path = e.fs = e.errno = e.array = void 0, e.array = r(), e.errno = i(), e.fs = a(), e.path = o(), e.pattern = _(), e.stream = y(), e.string = b();
})), S = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.convertPatternGroupToTask = e.convertPatternGroupsToTasks = e.groupPatternsByBaseDirectory = e.getNegativePatternsAsPositive = e.getPositivePatterns = e.convertPatternsToTasks = e.generate = void 0;
	let t = x();
	function n(e, n) {
		let s = r(e, n), c = r(n.ignore, n), l = a(s), u = o(s, c), d = l.filter((e) => t.pattern.isStaticPattern(e, n)), f = l.filter((e) => t.pattern.isDynamicPattern(e, n)), p = i(d, u, !1), m = i(f, u, !0);
		return p.concat(m);
	}
	e.generate = n;
	function r(e, n) {
		let r = e;
		return n.braceExpansion && (r = t.pattern.expandPatternsWithBraceExpansion(r)), n.baseNameMatch && (r = r.map((e) => e.includes("/") ? e : `**/${e}`)), r.map((e) => t.pattern.removeDuplicateSlashes(e));
	}
	function i(e, n, r) {
		let i = [], a = t.pattern.getPatternsOutsideCurrentDirectory(e), o = t.pattern.getPatternsInsideCurrentDirectory(e), u = s(a), d = s(o);
		return i.push(...c(u, n, r)), "." in d ? i.push(l(".", o, n, r)) : i.push(...c(d, n, r)), i;
	}
	e.convertPatternsToTasks = i;
	function a(e) {
		return t.pattern.getPositivePatterns(e);
	}
	e.getPositivePatterns = a;
	function o(e, n) {
		return t.pattern.getNegativePatterns(e).concat(n).map(t.pattern.convertToPositivePattern);
	}
	e.getNegativePatternsAsPositive = o;
	function s(e) {
		return e.reduce((e, n) => {
			let r = t.pattern.getBaseDirectory(n);
			return r in e ? e[r].push(n) : e[r] = [n], e;
		}, {});
	}
	e.groupPatternsByBaseDirectory = s;
	function c(e, t, n) {
		return Object.keys(e).map((r) => l(r, e[r], t, n));
	}
	e.convertPatternGroupsToTasks = c;
	function l(e, n, r, i) {
		return {
			dynamic: i,
			positive: n,
			negative: r,
			base: e,
			patterns: [].concat(n, r.map(t.pattern.convertToNegativePattern))
		};
	}
	e.convertPatternGroupToTask = l;
})), C = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t, i) {
		t.fs.lstat(e, (a, o) => {
			a === null ? !o.isSymbolicLink() || !t.followSymbolicLink ? r(i, o) : t.fs.stat(e, (e, a) => {
				if (e !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(i, e);
						return;
					}
					r(i, o);
				} else t.markSymbolicLink && (a.isSymbolicLink = () => !0), r(i, a);
			}) : n(i, a);
		});
	}
	e.read = t;
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), w = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.read = void 0;
	function t(e, t) {
		let n = t.fs.lstatSync(e);
		if (!n.isSymbolicLink() || !t.followSymbolicLink) return n;
		try {
			let n = t.fs.statSync(e);
			return t.markSymbolicLink && (n.isSymbolicLink = () => !0), n;
		} catch (e) {
			if (!t.throwErrorOnBrokenSymbolicLink) return n;
			throw e;
		}
	}
	e.read = t;
})), T = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.createFileSystemAdapter = t.FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs");
	t.FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		stat: n.stat,
		lstatSync: n.lstatSync,
		statSync: n.statSync
	};
	function r(e) {
		return e === void 0 ? t.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, t.FILE_SYSTEM_ADAPTER), e);
	}
	t.createFileSystemAdapter = r;
})), E = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = T();
	e.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLink = this._getValue(this._options.followSymbolicLink, !0), this.fs = t.createFileSystemAdapter(this._options.fs), this.markSymbolicLink = this._getValue(this._options.markSymbolicLink, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0);
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), D = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.statSync = e.stat = e.Settings = void 0;
	let t = C(), n = w(), r = E();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.stat = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.statSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), O = t(((e, t) => {
	let n;
	t.exports = typeof queueMicrotask == "function" ? queueMicrotask.bind(typeof window < "u" ? window : global) : (e) => (n ||= Promise.resolve()).then(e).catch((e) => setTimeout(() => {
		throw e;
	}, 0));
})), k = t(((e, t) => {
	t.exports = r;
	let n = O();
	function r(e, t) {
		let r, i, a, o = !0;
		Array.isArray(e) ? (r = [], i = e.length) : (a = Object.keys(e), r = {}, i = a.length);
		function s(e) {
			function i() {
				t && t(e, r), t = null;
			}
			o ? n(i) : i();
		}
		function c(e, t, n) {
			r[e] = n, (--i === 0 || t) && s(t);
		}
		i ? a ? a.forEach(function(t) {
			e[t](function(e, n) {
				c(t, e, n);
			});
		}) : e.forEach(function(e, t) {
			e(function(e, n) {
				c(t, e, n);
			});
		}) : s(null), o = !1;
	}
})), A = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = void 0;
	let t = process.versions.node.split(".");
	if (t[0] === void 0 || t[1] === void 0) throw Error(`Unexpected behavior. The 'process.versions.node' variable has invalid value: ${process.versions.node}`);
	let n = Number.parseInt(t[0], 10), r = Number.parseInt(t[1], 10);
	e.IS_SUPPORT_READDIR_WITH_FILE_TYPES = n > 10 || n === 10 && r >= 10;
})), j = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.createDirentFromStats = void 0;
	var t = class {
		constructor(e, t) {
			this.name = e, this.isBlockDevice = t.isBlockDevice.bind(t), this.isCharacterDevice = t.isCharacterDevice.bind(t), this.isDirectory = t.isDirectory.bind(t), this.isFIFO = t.isFIFO.bind(t), this.isFile = t.isFile.bind(t), this.isSocket = t.isSocket.bind(t), this.isSymbolicLink = t.isSymbolicLink.bind(t);
		}
	};
	function n(e, n) {
		return new t(e, n);
	}
	e.createDirentFromStats = n;
})), M = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.fs = void 0, e.fs = j();
})), N = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = void 0;
	function t(e, t, n) {
		return e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = t;
})), P = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = D(), n = k(), r = A(), i = M(), a = N();
	function o(e, t, n) {
		!t.stats && r.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? s(e, t, n) : l(e, t, n);
	}
	e.read = o;
	function s(e, t, r) {
		t.fs.readdir(e, { withFileTypes: !0 }, (i, o) => {
			if (i !== null) {
				u(r, i);
				return;
			}
			let s = o.map((n) => ({
				dirent: n,
				name: n.name,
				path: a.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			}));
			if (!t.followSymbolicLinks) {
				d(r, s);
				return;
			}
			let l = s.map((e) => c(e, t));
			n(l, (e, t) => {
				e === null ? d(r, t) : u(r, e);
			});
		});
	}
	e.readdirWithFileTypes = s;
	function c(e, t) {
		return (n) => {
			e.dirent.isSymbolicLink() ? t.fs.stat(e.path, (r, a) => {
				if (r !== null) {
					if (t.throwErrorOnBrokenSymbolicLink) {
						n(r);
						return;
					}
					n(null, e);
				} else e.dirent = i.fs.createDirentFromStats(e.name, a), n(null, e);
			}) : n(null, e);
		};
	}
	function l(e, r, o) {
		r.fs.readdir(e, (s, c) => {
			if (s !== null) {
				u(o, s);
				return;
			}
			let l = c.map((n) => {
				let o = a.joinPathSegments(e, n, r.pathSegmentSeparator);
				return (e) => {
					t.stat(o, r.fsStatSettings, (t, a) => {
						if (t !== null) {
							e(t);
							return;
						}
						let s = {
							name: n,
							path: o,
							dirent: i.fs.createDirentFromStats(n, a)
						};
						r.stats && (s.stats = a), e(null, s);
					});
				};
			});
			n(l, (e, t) => {
				e === null ? d(o, t) : u(o, e);
			});
		});
	}
	e.readdir = l;
	function u(e, t) {
		e(t);
	}
	function d(e, t) {
		e(null, t);
	}
})), F = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.readdir = e.readdirWithFileTypes = e.read = void 0;
	let t = D(), n = A(), r = M(), i = N();
	function a(e, t) {
		return !t.stats && n.IS_SUPPORT_READDIR_WITH_FILE_TYPES ? o(e, t) : s(e, t);
	}
	e.read = a;
	function o(e, t) {
		return t.fs.readdirSync(e, { withFileTypes: !0 }).map((n) => {
			let a = {
				dirent: n,
				name: n.name,
				path: i.joinPathSegments(e, n.name, t.pathSegmentSeparator)
			};
			if (a.dirent.isSymbolicLink() && t.followSymbolicLinks) try {
				let e = t.fs.statSync(a.path);
				a.dirent = r.fs.createDirentFromStats(a.name, e);
			} catch (e) {
				if (t.throwErrorOnBrokenSymbolicLink) throw e;
			}
			return a;
		});
	}
	e.readdirWithFileTypes = o;
	function s(e, n) {
		return n.fs.readdirSync(e).map((a) => {
			let o = i.joinPathSegments(e, a, n.pathSegmentSeparator), s = t.statSync(o, n.fsStatSettings), c = {
				name: a,
				path: o,
				dirent: r.fs.createDirentFromStats(a, s)
			};
			return n.stats && (c.stats = s), c;
		});
	}
	e.readdir = s;
})), I = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.createFileSystemAdapter = t.FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs");
	t.FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		stat: n.stat,
		lstatSync: n.lstatSync,
		statSync: n.statSync,
		readdir: n.readdir,
		readdirSync: n.readdirSync
	};
	function r(e) {
		return e === void 0 ? t.FILE_SYSTEM_ADAPTER : Object.assign(Object.assign({}, t.FILE_SYSTEM_ADAPTER), e);
	}
	t.createFileSystemAdapter = r;
})), L = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = D(), i = I();
	t.default = class {
		constructor(e = {}) {
			this._options = e, this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !1), this.fs = i.createFileSystemAdapter(this._options.fs), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, n.sep), this.stats = this._getValue(this._options.stats, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !0), this.fsStatSettings = new r.Settings({
				followSymbolicLink: this.followSymbolicLinks,
				fs: this.fs,
				throwErrorOnBrokenSymbolicLink: this.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), R = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.scandirSync = e.scandir = void 0;
	let t = P(), n = F(), r = L();
	e.Settings = r.default;
	function i(e, n, r) {
		typeof n == "function" ? t.read(e, o(), n) : t.read(e, o(n), r);
	}
	e.scandir = i;
	function a(e, t) {
		let r = o(t);
		return n.read(e, r);
	}
	e.scandirSync = a;
	function o(e = {}) {
		return e instanceof r.default ? e : new r.default(e);
	}
})), z = t(((e, t) => {
	function n(e) {
		var t = new e(), n = t;
		function r() {
			var r = t;
			return r.next ? t = r.next : (t = new e(), n = t), r.next = null, r;
		}
		function i(e) {
			n.next = e, n = e;
		}
		return {
			get: r,
			release: i
		};
	}
	t.exports = n;
})), B = t(((e, t) => {
	var n = z();
	function r(e, t, r) {
		if (typeof e == "function" && (r = t, t = e, e = null), !(r >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
		var o = n(a), s = null, c = null, l = 0, u = null, d = {
			push: v,
			drain: i,
			saturated: i,
			pause: p,
			paused: !1,
			get concurrency() {
				return r;
			},
			set concurrency(e) {
				if (!(e >= 1)) throw Error("fastqueue concurrency must be equal to or greater than 1");
				if (r = e, !d.paused) for (; s && l < r;) l++, b();
			},
			running: f,
			resume: g,
			idle: _,
			length: m,
			getQueue: h,
			unshift: y,
			empty: i,
			kill: x,
			killAndDrain: S,
			error: w,
			abort: C
		};
		return d;
		function f() {
			return l;
		}
		function p() {
			d.paused = !0;
		}
		function m() {
			for (var e = s, t = 0; e;) e = e.next, t++;
			return t;
		}
		function h() {
			for (var e = s, t = []; e;) t.push(e.value), e = e.next;
			return t;
		}
		function g() {
			if (d.paused) {
				if (d.paused = !1, s === null) l++, b();
				else for (; s && l < r;) l++, b();
			}
		}
		function _() {
			return l === 0 && d.length() === 0;
		}
		function v(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? c ? (c.next = f, c = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function y(n, a) {
			var f = o.get();
			f.context = e, f.release = b, f.value = n, f.callback = a || i, f.errorHandler = u, l >= r || d.paused ? s ? (f.next = s, s = f) : (s = f, c = f, d.saturated()) : (l++, t.call(e, f.value, f.worked));
		}
		function b(n) {
			n && o.release(n);
			var i = s;
			i && l <= r ? d.paused ? l-- : (c === s && (c = null), s = i.next, i.next = null, t.call(e, i.value, i.worked), c === null && d.empty()) : --l === 0 && d.drain();
		}
		function x() {
			s = null, c = null, d.drain = i;
		}
		function S() {
			s = null, c = null, d.drain(), d.drain = i;
		}
		function C() {
			var e = s;
			for (s = null, c = null; e;) {
				var t = e.next, n = e.callback, r = e.errorHandler, a = e.value, l = e.context;
				e.value = null, e.callback = i, e.errorHandler = null, e.next = null, r && r(Error("abort"), a), n.call(l, Error("abort")), o.release(e), e = t;
			}
			d.drain = i;
		}
		function w(e) {
			u = e;
		}
	}
	function i() {}
	function a() {
		this.value = null, this.callback = i, this.next = null, this.release = i, this.context = null, this.errorHandler = null;
		var e = this;
		this.worked = function(t, n) {
			var r = e.callback, a = e.errorHandler, o = e.value;
			e.value = null, e.callback = i, e.errorHandler && a(t, o), r.call(e.context, t, n), e.release(e);
		};
	}
	function o(e, t, n) {
		typeof e == "function" && (n = t, t = e, e = null);
		function a(e, n) {
			t.call(this, e).then(function(e) {
				n(null, e);
			}, n);
		}
		var o = r(e, a, n), s = o.push, c = o.unshift;
		return o.push = l, o.unshift = u, o.drained = d, o;
		function l(e) {
			var t = new Promise(function(t, n) {
				s(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function u(e) {
			var t = new Promise(function(t, n) {
				c(e, function(e, r) {
					e ? n(e) : t(r);
				});
			});
			return t.catch(i), t;
		}
		function d() {
			return new Promise(function(e) {
				process.nextTick(function() {
					if (o.idle()) e();
					else {
						var t = o.drain;
						o.drain = function() {
							typeof t == "function" && t(), e(), o.drain = t;
						};
					}
				});
			});
		}
	}
	t.exports = r, t.exports.promise = o;
})), V = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.joinPathSegments = e.replacePathSegmentSeparator = e.isAppliedFilter = e.isFatalError = void 0;
	function t(e, t) {
		return e.errorFilter === null || !e.errorFilter(t);
	}
	e.isFatalError = t;
	function n(e, t) {
		return e === null || e(t);
	}
	e.isAppliedFilter = n;
	function r(e, t) {
		return e.split(/[/\\]/).join(t);
	}
	e.replacePathSegmentSeparator = r;
	function i(e, t, n) {
		return e === "" ? t : e.endsWith(n) ? e + t : e + n + t;
	}
	e.joinPathSegments = i;
})), H = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = V();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._root = t.replacePathSegmentSeparator(e, n.pathSegmentSeparator);
		}
	};
})), U = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("events"), r = R(), i = B(), a = V(), o = H();
	t.default = class extends o.default {
		constructor(e, t) {
			super(e, t), this._settings = t, this._scandir = r.scandir, this._emitter = new n.EventEmitter(), this._queue = i(this._worker.bind(this), this._settings.concurrency), this._isFatalError = !1, this._isDestroyed = !1, this._queue.drain = () => {
				this._isFatalError || this._emitter.emit("end");
			};
		}
		read() {
			return this._isFatalError = !1, this._isDestroyed = !1, setImmediate(() => {
				this._pushToQueue(this._root, this._settings.basePath);
			}), this._emitter;
		}
		get isDestroyed() {
			return this._isDestroyed;
		}
		destroy() {
			if (this._isDestroyed) throw Error("The reader is already destroyed");
			this._isDestroyed = !0, this._queue.killAndDrain();
		}
		onEntry(e) {
			this._emitter.on("entry", e);
		}
		onError(e) {
			this._emitter.once("error", e);
		}
		onEnd(e) {
			this._emitter.once("end", e);
		}
		_pushToQueue(e, t) {
			let n = {
				directory: e,
				base: t
			};
			this._queue.push(n, (e) => {
				e !== null && this._handleError(e);
			});
		}
		_worker(e, t) {
			this._scandir(e.directory, this._settings.fsScandirSettings, (n, r) => {
				if (n !== null) t(n, void 0);
				else {
					for (let t of r) this._handleEntry(t, e.base);
					t(null, void 0);
				}
			});
		}
		_handleError(e) {
			!this._isDestroyed && a.isFatalError(this._settings, e) && (this._isFatalError = !0, this._isDestroyed = !0, this._emitter.emit("error", e));
		}
		_handleEntry(e, t) {
			if (this._isDestroyed || this._isFatalError) return;
			let n = e.path;
			t !== void 0 && (e.path = a.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), a.isAppliedFilter(this._settings.entryFilter, e) && this._emitEntry(e), e.dirent.isDirectory() && a.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(n, t === void 0 ? void 0 : e.path);
		}
		_emitEntry(e) {
			this._emitter.emit("entry", e);
		}
	};
})), W = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = U();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings), this._storage = [];
		}
		read(e) {
			this._reader.onError((t) => {
				n(e, t);
			}), this._reader.onEntry((e) => {
				this._storage.push(e);
			}), this._reader.onEnd(() => {
				r(e, this._storage);
			}), this._reader.read();
		}
	};
	function n(e, t) {
		e(t);
	}
	function r(e, t) {
		e(null, t);
	}
})), G = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = U();
	t.default = class {
		constructor(e, t) {
			this._root = e, this._settings = t, this._reader = new r.default(this._root, this._settings), this._stream = new n.Readable({
				objectMode: !0,
				read: () => {},
				destroy: () => {
					this._reader.isDestroyed || this._reader.destroy();
				}
			});
		}
		read() {
			return this._reader.onError((e) => {
				this._stream.emit("error", e);
			}), this._reader.onEntry((e) => {
				this._stream.push(e);
			}), this._reader.onEnd(() => {
				this._stream.push(null);
			}), this._reader.read(), this._stream;
		}
	};
})), K = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = R(), n = V(), r = H();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._scandir = t.scandirSync, this._storage = [], this._queue = new Set();
		}
		read() {
			return this._pushToQueue(this._root, this._settings.basePath), this._handleQueue(), this._storage;
		}
		_pushToQueue(e, t) {
			this._queue.add({
				directory: e,
				base: t
			});
		}
		_handleQueue() {
			for (let e of this._queue.values()) this._handleDirectory(e.directory, e.base);
		}
		_handleDirectory(e, t) {
			try {
				let n = this._scandir(e, this._settings.fsScandirSettings);
				for (let e of n) this._handleEntry(e, t);
			} catch (e) {
				this._handleError(e);
			}
		}
		_handleError(e) {
			if (n.isFatalError(this._settings, e)) throw e;
		}
		_handleEntry(e, t) {
			let r = e.path;
			t !== void 0 && (e.path = n.joinPathSegments(t, e.name, this._settings.pathSegmentSeparator)), n.isAppliedFilter(this._settings.entryFilter, e) && this._pushToStorage(e), e.dirent.isDirectory() && n.isAppliedFilter(this._settings.deepFilter, e) && this._pushToQueue(r, t === void 0 ? void 0 : e.path);
		}
		_pushToStorage(e) {
			this._storage.push(e);
		}
	};
})), q = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = K();
	e.default = class {
		constructor(e, n) {
			this._root = e, this._settings = n, this._reader = new t.default(this._root, this._settings);
		}
		read() {
			return this._reader.read();
		}
	};
})), J = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = R();
	t.default = class {
		constructor(e = {}) {
			this._options = e, this.basePath = this._getValue(this._options.basePath, void 0), this.concurrency = this._getValue(this._options.concurrency, Infinity), this.deepFilter = this._getValue(this._options.deepFilter, null), this.entryFilter = this._getValue(this._options.entryFilter, null), this.errorFilter = this._getValue(this._options.errorFilter, null), this.pathSegmentSeparator = this._getValue(this._options.pathSegmentSeparator, n.sep), this.fsScandirSettings = new r.Settings({
				followSymbolicLinks: this._options.followSymbolicLinks,
				fs: this._options.fs,
				pathSegmentSeparator: this._options.pathSegmentSeparator,
				stats: this._options.stats,
				throwErrorOnBrokenSymbolicLink: this._options.throwErrorOnBrokenSymbolicLink
			});
		}
		_getValue(e, t) {
			return e ?? t;
		}
	};
})), Y = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.Settings = e.walkStream = e.walkSync = e.walk = void 0;
	let t = W(), n = G(), r = q(), i = J();
	e.Settings = i.default;
	function a(e, n, r) {
		typeof n == "function" ? new t.default(e, c()).read(n) : new t.default(e, c(n)).read(r);
	}
	e.walk = a;
	function o(e, t) {
		let n = c(t);
		return new r.default(e, n).read();
	}
	e.walkSync = o;
	function s(e, t) {
		let r = c(t);
		return new n.default(e, r).read();
	}
	e.walkStream = s;
	function c(e = {}) {
		return e instanceof i.default ? e : new i.default(e);
	}
})), X = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = D(), i = x();
	t.default = class {
		constructor(e) {
			this._settings = e, this._fsStatSettings = new r.Settings({
				followSymbolicLink: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				throwErrorOnBrokenSymbolicLink: this._settings.followSymbolicLinks
			});
		}
		_getFullEntryPath(e) {
			return n.resolve(this._settings.cwd, e);
		}
		_makeEntry(e, t) {
			let n = {
				name: t,
				path: t,
				dirent: i.fs.createDirentFromStats(t, e)
			};
			return this._settings.stats && (n.stats = e), n;
		}
		_isFatalError(e) {
			return !i.errno.isEnoentCodeError(e) && !this._settings.suppressErrors;
		}
	};
})), Z = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = D(), i = Y(), a = X();
	t.default = class extends a.default {
		constructor() {
			super(...arguments), this._walkStream = i.walkStream, this._stat = r.stat;
		}
		dynamic(e, t) {
			return this._walkStream(e, t);
		}
		static(e, t) {
			let r = e.map(this._getFullEntryPath, this), i = new n.PassThrough({ objectMode: !0 });
			i._write = (n, a, o) => this._getEntry(r[n], e[n], t).then((e) => {
				e !== null && t.entryFilter(e) && i.push(e), n === r.length - 1 && i.end(), o();
			}).catch(o);
			for (let e = 0; e < r.length; e++) i.write(e);
			return i;
		}
		_getEntry(e, t, n) {
			return this._getStat(e).then((e) => this._makeEntry(e, t)).catch((e) => {
				if (n.errorFilter(e)) return null;
				throw e;
			});
		}
		_getStat(e) {
			return new Promise((t, n) => {
				this._stat(e, this._fsStatSettings, (e, r) => e === null ? t(r) : n(e));
			});
		}
	};
})), Q = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Y(), n = X(), r = Z();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._walkAsync = t.walk, this._readerStream = new r.default(this._settings);
		}
		dynamic(e, t) {
			return new Promise((n, r) => {
				this._walkAsync(e, t, (e, t) => {
					e === null ? n(t) : r(e);
				});
			});
		}
		async static(e, t) {
			let n = [], r = this._readerStream.static(e, t);
			return new Promise((e, t) => {
				r.once("error", t), r.on("data", (e) => n.push(e)), r.once("end", () => e(n));
			});
		}
	};
})), $ = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = x();
	e.default = class {
		constructor(e, t, n) {
			this._patterns = e, this._settings = t, this._micromatchOptions = n, this._storage = [], this._fillStorage();
		}
		_fillStorage() {
			for (let e of this._patterns) {
				let t = this._getPatternSegments(e), n = this._splitSegmentsIntoSections(t);
				this._storage.push({
					complete: n.length <= 1,
					pattern: e,
					segments: t,
					sections: n
				});
			}
		}
		_getPatternSegments(e) {
			return t.pattern.getPatternParts(e, this._micromatchOptions).map((e) => t.pattern.isDynamicPattern(e, this._settings) ? {
				dynamic: !0,
				pattern: e,
				patternRe: t.pattern.makeRe(e, this._micromatchOptions)
			} : {
				dynamic: !1,
				pattern: e
			});
		}
		_splitSegmentsIntoSections(e) {
			return t.array.splitWhen(e, (e) => e.dynamic && t.pattern.hasGlobStar(e.pattern));
		}
	};
})), ee = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = $();
	e.default = class extends t.default {
		match(e) {
			let t = e.split("/"), n = t.length, r = this._storage.filter((e) => !e.complete || e.segments.length > n);
			for (let e of r) {
				let r = e.sections[0];
				if (!e.complete && n > r.length || t.every((t, n) => {
					let r = e.segments[n];
					return !!(r.dynamic && r.patternRe.test(t) || !r.dynamic && r.pattern === t);
				})) return !0;
			}
			return !1;
		}
	};
})), te = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = x(), n = ee();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t;
		}
		getFilter(e, t, n) {
			let r = this._getMatcher(t), i = this._getNegativePatternsRe(n);
			return (t) => this._filter(e, t, r, i);
		}
		_getMatcher(e) {
			return new n.default(e, this._settings, this._micromatchOptions);
		}
		_getNegativePatternsRe(e) {
			let n = e.filter(t.pattern.isAffectDepthOfReadingPattern);
			return t.pattern.convertPatternsToRe(n, this._micromatchOptions);
		}
		_filter(e, n, r, i) {
			if (this._isSkippedByDeep(e, n.path) || this._isSkippedSymbolicLink(n)) return !1;
			let a = t.path.removeLeadingDotSegment(n.path);
			return !this._isSkippedByPositivePatterns(a, r) && this._isSkippedByNegativePatterns(a, i);
		}
		_isSkippedByDeep(e, t) {
			return this._settings.deep !== Infinity && this._getEntryLevel(e, t) >= this._settings.deep;
		}
		_getEntryLevel(e, t) {
			let n = t.split("/").length;
			return e === "" ? n : n - e.split("/").length;
		}
		_isSkippedSymbolicLink(e) {
			return !this._settings.followSymbolicLinks && e.dirent.isSymbolicLink();
		}
		_isSkippedByPositivePatterns(e, t) {
			return !this._settings.baseNameMatch && !t.match(e);
		}
		_isSkippedByNegativePatterns(e, n) {
			return !t.pattern.matchAny(e, n);
		}
	};
})), ne = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = x();
	e.default = class {
		constructor(e, t) {
			this._settings = e, this._micromatchOptions = t, this.index = new Map();
		}
		getFilter(e, n) {
			let [r, i] = t.pattern.partitionAbsoluteAndRelative(n), a = {
				positive: { all: t.pattern.convertPatternsToRe(e, this._micromatchOptions) },
				negative: {
					absolute: t.pattern.convertPatternsToRe(r, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 })),
					relative: t.pattern.convertPatternsToRe(i, Object.assign(Object.assign({}, this._micromatchOptions), { dot: !0 }))
				}
			};
			return (e) => this._filter(e, a);
		}
		_filter(e, n) {
			let r = t.path.removeLeadingDotSegment(e.path);
			if (this._settings.unique && this._isDuplicateEntry(r) || this._onlyFileFilter(e) || this._onlyDirectoryFilter(e)) return !1;
			let i = this._isMatchToPatternsSet(r, n, e.dirent.isDirectory());
			return this._settings.unique && i && this._createIndexRecord(r), i;
		}
		_isDuplicateEntry(e) {
			return this.index.has(e);
		}
		_createIndexRecord(e) {
			this.index.set(e, void 0);
		}
		_onlyFileFilter(e) {
			return this._settings.onlyFiles && !e.dirent.isFile();
		}
		_onlyDirectoryFilter(e) {
			return this._settings.onlyDirectories && !e.dirent.isDirectory();
		}
		_isMatchToPatternsSet(e, t, n) {
			return !(!this._isMatchToPatterns(e, t.positive.all, n) || this._isMatchToPatterns(e, t.negative.relative, n) || this._isMatchToAbsoluteNegative(e, t.negative.absolute, n));
		}
		_isMatchToAbsoluteNegative(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.path.makeAbsolute(this._settings.cwd, e);
			return this._isMatchToPatterns(i, n, r);
		}
		_isMatchToPatterns(e, n, r) {
			if (n.length === 0) return !1;
			let i = t.pattern.matchAny(e, n);
			return !i && r ? t.pattern.matchAny(e + "/", n) : i;
		}
	};
})), re = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = x();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getFilter() {
			return (e) => this._isNonFatalError(e);
		}
		_isNonFatalError(e) {
			return t.errno.isEnoentCodeError(e) || this._settings.suppressErrors;
		}
	};
})), ie = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = x();
	e.default = class {
		constructor(e) {
			this._settings = e;
		}
		getTransformer() {
			return (e) => this._transform(e);
		}
		_transform(e) {
			let n = e.path;
			return this._settings.absolute && (n = t.path.makeAbsolute(this._settings.cwd, n), n = t.path.unixify(n)), this._settings.markDirectories && e.dirent.isDirectory() && (n += "/"), this._settings.objectMode ? Object.assign(Object.assign({}, e), { path: n }) : n;
		}
	};
})), ae = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("path"), r = te(), i = ne(), a = re(), o = ie();
	t.default = class {
		constructor(e) {
			this._settings = e, this.errorFilter = new a.default(this._settings), this.entryFilter = new i.default(this._settings, this._getMicromatchOptions()), this.deepFilter = new r.default(this._settings, this._getMicromatchOptions()), this.entryTransformer = new o.default(this._settings);
		}
		_getRootDirectory(e) {
			return n.resolve(this._settings.cwd, e.base);
		}
		_getReaderOptions(e) {
			let t = e.base === "." ? "" : e.base;
			return {
				basePath: t,
				pathSegmentSeparator: "/",
				concurrency: this._settings.concurrency,
				deepFilter: this.deepFilter.getFilter(t, e.positive, e.negative),
				entryFilter: this.entryFilter.getFilter(e.positive, e.negative),
				errorFilter: this.errorFilter.getFilter(),
				followSymbolicLinks: this._settings.followSymbolicLinks,
				fs: this._settings.fs,
				stats: this._settings.stats,
				throwErrorOnBrokenSymbolicLink: this._settings.throwErrorOnBrokenSymbolicLink,
				transform: this.entryTransformer.getTransformer()
			};
		}
		_getMicromatchOptions() {
			return {
				dot: this._settings.dot,
				matchBase: this._settings.baseNameMatch,
				nobrace: !this._settings.braceExpansion,
				nocase: !this._settings.caseSensitiveMatch,
				noext: !this._settings.extglob,
				noglobstar: !this._settings.globstar,
				posix: !0,
				strictSlashes: !1
			};
		}
	};
})), oe = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = Q(), n = ae();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		async read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return (await this.api(t, e, n)).map((e) => n.transform(e));
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), se = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 });
	let n = e("stream"), r = Z(), i = ae();
	t.default = class extends i.default {
		constructor() {
			super(...arguments), this._reader = new r.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), r = this._getReaderOptions(e), i = this.api(t, e, r), a = new n.Readable({
				objectMode: !0,
				read: () => {}
			});
			return i.once("error", (e) => a.emit("error", e)).on("data", (e) => a.emit("data", r.transform(e))).once("end", () => a.emit("end")), a.once("close", () => i.destroy()), a;
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), ce = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = D(), n = Y(), r = X();
	e.default = class extends r.default {
		constructor() {
			super(...arguments), this._walkSync = n.walkSync, this._statSync = t.statSync;
		}
		dynamic(e, t) {
			return this._walkSync(e, t);
		}
		static(e, t) {
			let n = [];
			for (let r of e) {
				let e = this._getFullEntryPath(r), i = this._getEntry(e, r, t);
				i !== null && t.entryFilter(i) && n.push(i);
			}
			return n;
		}
		_getEntry(e, t, n) {
			try {
				let n = this._getStat(e);
				return this._makeEntry(n, t);
			} catch (e) {
				if (n.errorFilter(e)) return null;
				throw e;
			}
		}
		_getStat(e) {
			return this._statSync(e, this._fsStatSettings);
		}
	};
})), le = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 });
	let t = ce(), n = ae();
	e.default = class extends n.default {
		constructor() {
			super(...arguments), this._reader = new t.default(this._settings);
		}
		read(e) {
			let t = this._getRootDirectory(e), n = this._getReaderOptions(e);
			return this.api(t, e, n).map(n.transform);
		}
		api(e, t, n) {
			return t.dynamic ? this._reader.dynamic(e, n) : this._reader.static(t.patterns, n);
		}
	};
})), ue = t(((t) => {
	Object.defineProperty(t, "__esModule", { value: !0 }), t.DEFAULT_FILE_SYSTEM_ADAPTER = void 0;
	let n = e("fs"), r = e("os"), i = Math.max(r.cpus().length, 1);
	t.DEFAULT_FILE_SYSTEM_ADAPTER = {
		lstat: n.lstat,
		lstatSync: n.lstatSync,
		stat: n.stat,
		statSync: n.statSync,
		readdir: n.readdir,
		readdirSync: n.readdirSync
	}, t.default = class {
		constructor(e = {}) {
			this._options = e, this.absolute = this._getValue(this._options.absolute, !1), this.baseNameMatch = this._getValue(this._options.baseNameMatch, !1), this.braceExpansion = this._getValue(this._options.braceExpansion, !0), this.caseSensitiveMatch = this._getValue(this._options.caseSensitiveMatch, !0), this.concurrency = this._getValue(this._options.concurrency, i), this.cwd = this._getValue(this._options.cwd, process.cwd()), this.deep = this._getValue(this._options.deep, Infinity), this.dot = this._getValue(this._options.dot, !1), this.extglob = this._getValue(this._options.extglob, !0), this.followSymbolicLinks = this._getValue(this._options.followSymbolicLinks, !0), this.fs = this._getFileSystemMethods(this._options.fs), this.globstar = this._getValue(this._options.globstar, !0), this.ignore = this._getValue(this._options.ignore, []), this.markDirectories = this._getValue(this._options.markDirectories, !1), this.objectMode = this._getValue(this._options.objectMode, !1), this.onlyDirectories = this._getValue(this._options.onlyDirectories, !1), this.onlyFiles = this._getValue(this._options.onlyFiles, !0), this.stats = this._getValue(this._options.stats, !1), this.suppressErrors = this._getValue(this._options.suppressErrors, !1), this.throwErrorOnBrokenSymbolicLink = this._getValue(this._options.throwErrorOnBrokenSymbolicLink, !1), this.unique = this._getValue(this._options.unique, !0), this.onlyDirectories && (this.onlyFiles = !1), this.stats && (this.objectMode = !0), this.ignore = [].concat(this.ignore);
		}
		_getValue(e, t) {
			return e === void 0 ? t : e;
		}
		_getFileSystemMethods(e = {}) {
			return Object.assign(Object.assign({}, t.DEFAULT_FILE_SYSTEM_ADAPTER), e);
		}
	};
})), de = t(((e, t) => {
	let n = S(), r = oe(), i = se(), a = le(), o = ue(), s = x();
	async function c(e, t) {
		u(e);
		let n = l(e, r.default, t), i = await Promise.all(n);
		return s.array.flatten(i);
	}
	(function(e) {
		e.glob = e, e.globSync = t, e.globStream = r, e.async = e;
		function t(e, t) {
			u(e);
			let n = l(e, a.default, t);
			return s.array.flatten(n);
		}
		e.sync = t;
		function r(e, t) {
			u(e);
			let n = l(e, i.default, t);
			return s.stream.merge(n);
		}
		e.stream = r;
		function c(e, t) {
			u(e);
			let r = [].concat(e), i = new o.default(t);
			return n.generate(r, i);
		}
		e.generateTasks = c;
		function d(e, t) {
			u(e);
			let n = new o.default(t);
			return s.pattern.isDynamicPattern(e, n);
		}
		e.isDynamicPattern = d;
		function f(e) {
			return u(e), s.path.escape(e);
		}
		e.escapePath = f;
		function p(e) {
			return u(e), s.path.convertPathToPattern(e);
		}
		e.convertPathToPattern = p, (function(e) {
			function t(e) {
				return u(e), s.path.escapePosixPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertPosixPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.posix ||= {}), (function(e) {
			function t(e) {
				return u(e), s.path.escapeWindowsPath(e);
			}
			e.escapePath = t;
			function n(e) {
				return u(e), s.path.convertWindowsPathToPattern(e);
			}
			e.convertPathToPattern = n;
		})(e.win32 ||= {});
	})(c ||= {});
	function l(e, t, r) {
		let i = [].concat(e), a = new o.default(r), s = n.generate(i, a), c = new t(a);
		return s.map(c.read, c);
	}
	function u(e) {
		if (![].concat(e).every((e) => s.string.isString(e) && !s.string.isEmpty(e))) throw TypeError("Patterns must be a string (non empty) or an array of strings");
	}
	t.exports = c;
}));
export default de();
export {};
