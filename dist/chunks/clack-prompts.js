import "node:path";
import { styleText as e } from "node:util";
import t, { stdin as n, stdout as r } from "node:process";
import i from "node:readline";
// node_modules/fast-string-truncated-width/dist/utils.js
const a = (() => {
	let e = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
	return (t) => {
		let n = 0;
		for (e.lastIndex = 0; e.test(t);) n += 1;
		return t.length - n;
	};
})(), o = (e) => e === 12288 || e >= 65281 && e <= 65376 || e >= 65504 && e <= 65510, s = (e) => e === 8987 || e === 9001 || e >= 12272 && e <= 12287 || e >= 12289 && e <= 12350 || e >= 12441 && e <= 12543 || e >= 12549 && e <= 12591 || e >= 12593 && e <= 12686 || e >= 12688 && e <= 12771 || e >= 12783 && e <= 12830 || e >= 12832 && e <= 12871 || e >= 12880 && e <= 19903 || e >= 65040 && e <= 65049 || e >= 65072 && e <= 65106 || e >= 65108 && e <= 65126 || e >= 65128 && e <= 65131 || e >= 127488 && e <= 127490 || e >= 127504 && e <= 127547 || e >= 127552 && e <= 127560 || e >= 131072 && e <= 196605 || e >= 196608 && e <= 262141, c = /[\u001b\u009b][[()#;?]*(?:[0-9]{1,4}(?:;[0-9]{0,4})*)?[0-9A-ORZcf-nqry=><]|\u001b\]8;[^;]*;.*?(?:\u0007|\u001b\u005c)/y, l = /[\x00-\x08\x0A-\x1F\x7F-\x9F]{1,1000}/y, u = /(?:(?![\uFF61-\uFF9F\uFF00-\uFFEF])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tangut}]){1,1000}/uy, d = /\t{1,1000}/y, f = /[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|\p{Emoji_Presentation}|\p{Emoji}\uFE0F\u20E3?))*/uy, p = /(?:[\x20-\x7E\xA0-\xFF](?!\uFE0F)){1,1000}/y, m = /\p{M}+/gu, h = {
	limit: Infinity,
	ellipsis: ""
}, g = (e, t = {}, n = {}) => {
	let r = t.limit ?? Infinity, i = t.ellipsis ?? "", _ = t?.ellipsisWidth ?? (i ? g(i, h, n).width : 0), v = n.controlWidth ?? 0, y = n.tabWidth ?? 8, b = n.emojiWidth ?? 2, x = n.regularWidth ?? 1, S = n.wideWidth ?? 2, C = [
		[p, x],
		[c, 0],
		[l, v],
		[d, y],
		[f, b],
		[u, S]
	], w = 0, T = 0, E = e.length, D = 0, O = !1, k = E, A = Math.max(0, r - _), j = 0, M = 0, N = 0, P = 0;
	outer: for (;;) {
		if (M > j || T >= E && T > w) {
			let t = e.slice(j, M) || e.slice(w, T);
			D = 0;
			for (let e of t.replaceAll(m, "")) {
				let t = e.codePointAt(0) || 0;
				if (P = o(t) ? 2 : s(t) ? S : x, N + P > A && (k = Math.min(k, Math.max(j, w) + D)), N + P > r) {
					O = !0;
					break outer;
				}
				D += e.length, N += P;
			}
			j = M = 0;
		}
		if (T >= E) break outer;
		for (let t = 0, n = C.length; t < n; t++) {
			let [n, i] = C[t];
			if (n.lastIndex = T, n.test(e)) {
				if (D = n === u ? a(e.slice(T, n.lastIndex)) : n === f ? 1 : n.lastIndex - T, P = D * i, N + P > A && (k = Math.min(k, T + Math.floor((A - N) / i))), N + P > r) {
					O = !0;
					break outer;
				}
				N += P, j = w, M = T, T = w = n.lastIndex;
				continue outer;
			}
		}
		T += 1;
	}
	return {
		width: O ? A : N,
		index: O ? k : E,
		truncated: O,
		ellipsed: O && r >= _
	};
}, _ = {
	limit: Infinity,
	ellipsis: "",
	ellipsisWidth: 0
}, v = (e, t = {}) => g(e, _, t).width, y = "]8;;", b = RegExp(`(?:\\[(?<code>\\d+)m|\\${y}(?<uri>.*))`, "y"), x = (e) => {
	if (e >= 30 && e <= 37 || e >= 90 && e <= 97) return 39;
	if (e >= 40 && e <= 47 || e >= 100 && e <= 107) return 49;
	if (e === 1 || e === 2) return 22;
	if (e === 3) return 23;
	if (e === 4) return 24;
	if (e === 7) return 27;
	if (e === 8) return 28;
	if (e === 9) return 29;
	if (e === 0) return 0;
}, S = (e) => `[${e}m`, C = (e) => `${y}${e}`, w = (e, t, n) => {
	let r = t[Symbol.iterator](), i = !1, a = !1, o = e.at(-1), s = o === void 0 ? 0 : v(o), c = r.next(), l = r.next(), u = 0;
	for (; !c.done;) {
		let o = c.value, d = v(o);
		s + d <= n ? e[e.length - 1] += o : (e.push(o), s = 0), (o === "\x1B" || o === "") && (i = !0, a = t.startsWith(y, u + 1)), i ? a ? o === "\x07" && (i = !1, a = !1) : o === "m" && (i = !1) : (s += d, s === n && !l.done && (e.push(""), s = 0)), c = l, l = r.next(), u += o.length;
	}
	o = e.at(-1), !s && o !== void 0 && o.length && e.length > 1 && (e[e.length - 2] += e.pop());
}, T = (e) => {
	let t = e.split(" "), n = t.length;
	for (; n && !v(t[n - 1]);) n--;
	return n === t.length ? e : t.slice(0, n).join(" ") + t.slice(n).join("");
}, E = (e, t, n = {}) => {
	if (n.trim !== !1 && e.trim() === "") return "";
	let r = "", i, a, o = e.split(" "), s = [""], c = 0;
	for (let e = 0; e < o.length; e++) {
		let r = o[e];
		if (n.trim !== !1) {
			let e = s.at(-1) ?? "", t = e.trimStart();
			e.length !== t.length && (s[s.length - 1] = t, c = v(t));
		}
		e !== 0 && (c >= t && (n.wordWrap === !1 || n.trim === !1) && (s.push(""), c = 0), (c || n.trim === !1) && (s[s.length - 1] += " ", c++));
		let i = v(r);
		if (n.hard && i > t) {
			let e = t - c, n = 1 + Math.floor((i - e - 1) / t);
			Math.floor((i - 1) / t) < n && s.push(""), w(s, r, t), c = v(s.at(-1) ?? "");
		} else {
			if (c + i > t && c && i) {
				if (n.wordWrap === !1 && c < t) {
					w(s, r, t), c = v(s.at(-1) ?? "");
					continue;
				}
				s.push(""), c = 0;
			}
			c + i > t && n.wordWrap === !1 ? (w(s, r, t), c = v(s.at(-1) ?? "")) : (s[s.length - 1] += r, c += i);
		}
	}
	n.trim !== !1 && (s = s.map((e) => T(e)));
	let l = s.join("\n"), u = !1;
	for (let e = 0; e < l.length; e++) {
		let t = l[e];
		if (r += t, u) u = !1;
		else if (u = t >= "\ud800" && t <= "\udbff", u) continue;
		if (t === "\x1B" || t === "") {
			b.lastIndex = e + 1;
			let t = b.exec(l)?.groups;
			if (t?.code !== void 0) {
				let e = Number.parseFloat(t.code);
				i = e === 39 ? void 0 : e;
			} else t?.uri !== void 0 && (a = t.uri.length === 0 ? void 0 : t.uri);
		}
		if (l[e + 1] === "\n") {
			a && (r += C(""));
			let e = i ? x(i) : void 0;
			i && e && (r += S(e));
		} else t === "\n" && (i && x(i) && (r += S(i)), a && (r += C(a)));
	}
	return r;
}, D = /\r?\n/;
function O(e, t, n) {
	return String(e).normalize().split(D).map((e) => E(e, t, n)).join("\n");
}
// node_modules/sisteransi/dist/index.js
const k = {
	to(e, t) {
		return t ? `[${t + 1};${e + 1}H` : `[${e + 1}G`;
	},
	move(e, t) {
		let n = "";
		return e < 0 ? n += `[${-e}D` : e > 0 && (n += `[${e}C`), t < 0 ? n += `[${-t}A` : t > 0 && (n += `[${t}B`), n;
	},
	up: (e = 1) => `[${e}A`,
	down: (e = 1) => `[${e}B`,
	forward: (e = 1) => `[${e}C`,
	backward: (e = 1) => `[${e}D`,
	nextLine: (e = 1) => "\x1B[E".repeat(e),
	prevLine: (e = 1) => "\x1B[F".repeat(e),
	left: "\x1B[G",
	hide: "\x1B[?25l",
	show: "\x1B[?25h",
	save: "\x1B7",
	restore: "\x1B8"
}, A = {
	screen: "\x1B[2J",
	up: (e = 1) => "\x1B[1J".repeat(e),
	down: (e = 1) => "\x1B[J".repeat(e),
	line: "\x1B[2K",
	lineEnd: "\x1B[K",
	lineStart: "\x1B[1K",
	lines(e) {
		let t = "";
		for (let n = 0; n < e; n++) t += this.line + (n < e - 1 ? k.up() : "");
		return e && (t += k.left), t;
	}
};
// node_modules/@clack/core/dist/index.mjs
function j(e, t, n) {
	if (!n.some((e) => !e.disabled)) return e;
	let r = e + t, i = Math.max(n.length - 1, 0), a = r < 0 ? i : r > i ? 0 : r;
	return n[a]?.disabled ? j(a, t < 0 ? -1 : 1, n) : a;
}
const M = {
	actions: new Set([
		"up",
		"down",
		"left",
		"right",
		"space",
		"enter",
		"cancel"
	]),
	aliases: new Map([
		["k", "up"],
		["j", "down"],
		["h", "left"],
		["l", "right"],
		["", "cancel"],
		["escape", "cancel"]
	]),
	messages: {
		cancel: "Canceled",
		error: "Something went wrong"
	},
	withGuide: !0,
	accessible: void 0,
	date: {
		monthNames: [
			"January",
			"February",
			"March",
			"April",
			"May",
			"June",
			"July",
			"August",
			"September",
			"October",
			"November",
			"December"
		],
		messages: {
			required: "Please enter a valid date",
			invalidMonth: "There are only 12 months in a year",
			invalidDay: (e, t) => `There are only ${e} days in ${t}`,
			afterMin: (e) => `Date must be on or after ${e.toISOString().slice(0, 10)}`,
			beforeMax: (e) => `Date must be on or before ${e.toISOString().slice(0, 10)}`
		}
	}
};
function N(e) {
	if (e !== void 0) return e;
	if (M.accessible !== void 0) return M.accessible;
	let t = process.env.ACCESSIBLE;
	return t !== void 0 && t !== "" && t !== "0" && t !== "false";
}
function P(e, t) {
	if (typeof e == "string") return M.aliases.get(e) === t;
	for (let n of e) if (n !== void 0 && P(n, t)) return !0;
	return !1;
}
function ee(e, t) {
	if (e === t) return;
	let n = e.split("\n"), r = t.split("\n"), i = Math.max(n.length, r.length), a = [];
	for (let e = 0; e < i; e++) n[e] !== r[e] && a.push(e);
	return {
		lines: a,
		numLinesBefore: n.length,
		numLinesAfter: r.length,
		numLines: i
	};
}
globalThis.process.platform.startsWith("win");
const F = Symbol("clack:cancel");
function I(e, t) {
	let n = e;
	n.isTTY && n.setRawMode(t);
}
const L = (e) => "columns" in e && typeof e.columns == "number" ? e.columns : 80, R = (e) => "rows" in e && typeof e.rows == "number" ? e.rows : 20;
function z(e, t, n, i = n, a = n, o) {
	return O(t, L(e ?? r) - v(n), {
		hard: !0,
		trim: !1
	}).split("\n").map((e, t, r) => {
		let s = o ? o(e, t) : e;
		return t === 0 ? `${i}${s}` : t === r.length - 1 ? `${a}${s}` : `${n}${s}`;
	}).join("\n");
}
function te(e, t) {
	if ("~standard" in e) {
		let n = e["~standard"].validate(t);
		return n instanceof Promise ? n.then((e) => e.issues?.at(0)?.message) : n.issues?.at(0)?.message;
	}
	return e(t);
}
let B = class {
	input;
	output;
	_abortSignal;
	rl;
	opts;
	_render;
	_track = !1;
	_prevFrame = "";
	_subscribers = new Map();
	_cursor = 0;
	state = "initial";
	error = "";
	value;
	userInput = "";
	get accessible() {
		return N(this.opts.accessible);
	}
	constructor(e, t = !0) {
		let { input: i = n, output: a = r, render: o, signal: s, ...c } = e;
		this.opts = c, this.onKeypress = this.onKeypress.bind(this), this.close = this.close.bind(this), this.render = this.render.bind(this), this._render = o.bind(this), this._track = t, this._abortSignal = s, this.input = i, this.output = a;
	}
	unsubscribe() {
		this._subscribers.clear();
	}
	setSubscriber(e, t) {
		let n = this._subscribers.get(e) ?? [];
		n.push(t), this._subscribers.set(e, n);
	}
	on(e, t) {
		this.setSubscriber(e, { cb: t });
	}
	once(e, t) {
		this.setSubscriber(e, {
			cb: t,
			once: !0
		});
	}
	emit(e, ...t) {
		let n = this._subscribers.get(e) ?? [], r = [];
		for (let e of n) e.cb(...t), e.once && r.push(() => n.splice(n.indexOf(e), 1));
		for (let e of r) e();
	}
	prompt() {
		return new Promise((e) => {
			if (this._abortSignal) {
				if (this._abortSignal.aborted) return this.state = "cancel", this.close(), e(F);
				this._abortSignal.addEventListener("abort", () => {
					this.state = "cancel", this.close();
				}, { once: !0 });
			}
			this.rl = i.createInterface({
				input: this.input,
				tabSize: 2,
				prompt: "",
				escapeCodeTimeout: 50,
				terminal: !0
			}), this.rl.prompt(), this.opts.initialUserInput !== void 0 && this._setUserInput(this.opts.initialUserInput, !0), this.input.on("keypress", this.onKeypress), I(this.input, !0), this.output.on("resize", this.render), this.render(), this.once("submit", () => {
				this.output.write(k.show), this.output.off("resize", this.render), I(this.input, !1), e(this.value);
			}), this.once("cancel", () => {
				this.output.write(k.show), this.output.off("resize", this.render), I(this.input, !1), e(F);
			});
		});
	}
	_isActionKey(e, t) {
		return e === "	";
	}
	_shouldSubmit(e, t) {
		return !0;
	}
	_setValue(e) {
		this.value = e, this.emit("value", this.value);
	}
	_setUserInput(e, t) {
		this.userInput = e ?? "", this.emit("userInput", this.userInput), t && this._track && this.rl && (this.rl.write(this.userInput), this._cursor = this.rl.cursor);
	}
	_clearUserInput() {
		this.rl?.write(null, {
			ctrl: !0,
			name: "u"
		}), this._setUserInput("");
	}
	async onKeypress(e, t) {
		if (this.state !== "validating") {
			if (this._track && t.name !== "return" && (t.name && this._isActionKey(e, t) && this.rl?.write(null, {
				ctrl: !0,
				name: "h"
			}), this._cursor = this.rl?.cursor ?? 0, this._setUserInput(this.rl?.line)), this.state === "error" && (this.state = "active"), t?.name && (!this._track && M.aliases.has(t.name) && this.emit("cursor", M.aliases.get(t.name)), M.actions.has(t.name) && this.emit("cursor", t.name)), e && (e.toLowerCase() === "y" || e.toLowerCase() === "n") && this.emit("confirm", e.toLowerCase() === "y"), this.emit("key", e, t), t?.name === "return" && this._shouldSubmit(e, t)) {
				if (this.opts.validate) {
					let e = te(this.opts.validate, this.value), t;
					e instanceof Promise ? (this.state = "validating", this.render(), t = await e) : t = e, t && (this.error = t instanceof Error ? t.message : t, this.state = "error", this.rl?.write(this.userInput));
				}
				this.state !== "error" && (this.state = "submit");
			}
			P([
				e,
				t?.name,
				t?.sequence
			], "cancel") && (this.state = "cancel"), (this.state === "submit" || this.state === "cancel") && this.emit("finalize"), this.render(), (this.state === "submit" || this.state === "cancel") && this.close();
		}
	}
	close() {
		this.input.unpipe(), this.input.removeListener("keypress", this.onKeypress), this.output.write("\n"), I(this.input, !1), this.rl?.close(), this.rl = void 0, this.emit(`${this.state}`, this.value), this.unsubscribe();
	}
	restoreCursor() {
		let e = O(this._prevFrame, L(this.output), {
			hard: !0,
			trim: !1
		}).split("\n").length - 1;
		this.output.write(k.move(-999, e * -1));
	}
	render() {
		let e = O(this._render(this) ?? "", L(this.output), {
			hard: !0,
			trim: !1
		});
		if (e !== this._prevFrame) {
			if (this.state === "initial") this.output.write(k.hide);
			else {
				let t = ee(this._prevFrame, e), n = R(this.output);
				if (this.restoreCursor(), t) {
					let r = Math.max(0, t.numLinesAfter - n), i = Math.max(0, t.numLinesBefore - n), a = t.lines.find((e) => e >= r);
					if (a === void 0) {
						this._prevFrame = e;
						return;
					}
					if (t.lines.length === 1) {
						this.output.write(k.move(0, a - i)), this.output.write(A.lines(1));
						let t = e.split("\n");
						this.output.write(t[a]), this._prevFrame = e, this.output.write(k.move(0, t.length - a - 1));
						return;
					}
					if (t.lines.length > 1) {
						if (r < i) a = r;
						else {
							let e = a - i;
							e > 0 && this.output.write(k.move(0, e));
						}
						this.output.write(A.down());
						let t = e.split("\n").slice(a);
						this.output.write(t.join("\n")), this._prevFrame = e;
						return;
					}
				}
				this.output.write(A.down());
			}
			this.output.write(e), this.state === "initial" && (this.state = "active"), this._prevFrame = e;
		}
	}
};
var ne = class extends B {
	get cursor() {
		return +!this.value;
	}
	get _value() {
		return this.cursor === 0;
	}
	constructor(e) {
		super(e, !1), this.value = !!e.initialValue, this.on("userInput", () => {
			this.value = this._value;
		}), this.on("confirm", (e) => {
			this.output.write(k.move(0, -1)), this.value = e, this.state = "submit", this.close();
		}), this.on("cursor", () => {
			this.value = !this.value;
		});
	}
}, re = class extends B {
	options;
	cursor = 0;
	get _value() {
		return this.options[this.cursor]?.value;
	}
	get _enabledOptions() {
		return this.options.filter((e) => e.disabled !== !0);
	}
	toggleAll() {
		let e = this._enabledOptions, t = this.value !== void 0 && this.value.length === e.length;
		this.value = t ? [] : e.map((e) => e.value);
	}
	toggleInvert() {
		let e = this.value;
		if (!e) return;
		let t = this._enabledOptions.filter((t) => !e.includes(t.value));
		this.value = t.map((e) => e.value);
	}
	toggleValue() {
		this.value === void 0 && (this.value = []);
		let e = this.value.includes(this._value);
		this.value = e ? this.value.filter((e) => e !== this._value) : [...this.value, this._value];
	}
	constructor(e) {
		super(e, !1), this.options = e.options, this.value = [...e.initialValues ?? []];
		let t = Math.max(this.options.findIndex(({ value: t }) => t === e.cursorAt), 0);
		this.cursor = this.options[t]?.disabled ? j(t, 1, this.options) : t, this.on("key", (e, t) => {
			t.name === "a" && this.toggleAll(), t.name === "i" && this.toggleInvert(), t.name === void 0 && e === "　" && this.toggleValue();
		}), this.on("cursor", (e) => {
			switch (e) {
				case "left":
				case "up":
					this.cursor = j(this.cursor, -1, this.options);
					break;
				case "down":
				case "right":
					this.cursor = j(this.cursor, 1, this.options);
					break;
				case "space": this.toggleValue();
			}
		});
	}
}, V = class extends B {
	_mask = "•";
	get cursor() {
		return this._cursor;
	}
	get masked() {
		return this.userInput.replaceAll(/./g, this._mask);
	}
	get userInputWithCursor() {
		if (this.state === "submit" || this.state === "cancel") return this.masked;
		let t = this.userInput;
		if (this.cursor >= t.length) return `${this.masked}${e(["inverse", "hidden"], "_")}`;
		let n = this.masked, r = n.slice(0, this.cursor), i = n.slice(this.cursor, this.cursor + 1), a = n.slice(this.cursor + 1);
		return `${r}${e("inverse", i)}${a}`;
	}
	clear() {
		this._clearUserInput();
	}
	constructor({ mask: e, ...t }) {
		super(t), this._mask = e ?? "•", this.on("userInput", (e) => {
			this._setValue(e);
		}), this.on("finalize", () => {
			this.value === void 0 && (this.value = "");
		});
	}
}, ie = class extends B {
	get userInputWithCursor() {
		if (this.state === "submit") return this.userInput;
		let t = this.userInput;
		if (this.cursor >= t.length) return `${this.userInput}\u2588`;
		let n = t.slice(0, this.cursor), r = t.slice(this.cursor, this.cursor + 1), i = t.slice(this.cursor + 1);
		return `${n}${e("inverse", r)}${i}`;
	}
	get cursor() {
		return this._cursor;
	}
	constructor(e) {
		super({
			...e,
			initialUserInput: e.initialUserInput ?? e.initialValue
		}), this.on("userInput", (e) => {
			this._setValue(e);
		}), this.on("finalize", () => {
			this.value ||= e.defaultValue, this.value === void 0 && (this.value = "");
		});
	}
};
// node_modules/@clack/prompts/dist/index.mjs
function ae() {
	return t.platform === "win32" ? !!t.env.CI || !!t.env.WT_SESSION || !!t.env.TERMINUS_SUBLIME || t.env.ConEmuTask === "{cmd::Cmder}" || t.env.TERM_PROGRAM === "Terminus-Sublime" || t.env.TERM_PROGRAM === "vscode" || t.env.TERM === "xterm-256color" || t.env.TERM === "alacritty" || t.env.TERMINAL_EMULATOR === "JetBrains-JediTerm" : t.env.TERM !== "linux";
}
const oe = ae(), H = (e, t) => oe ? e : t, U = H("◆", "*"), se = H("■", "x"), ce = H("▲", "x"), le = H("◇", "o"), W = H("│", "|"), G = H("└", "—"), K = H("●", ">"), q = H("○", " "), ue = H("◻", "[•]"), J = H("◼", "[+]"), Y = H("◻", "[ ]"), de = H("▪", "•"), X = (t) => {
	switch (t) {
		case "initial":
		case "active": return e("cyan", U);
		case "cancel": return e("red", se);
		case "error": return e("yellow", ce);
		case "submit": return e("green", le);
		case "validating": return e("dim", U);
	}
}, fe = (t) => {
	switch (t) {
		case "initial":
		case "active": return e("cyan", W);
		case "cancel": return e("red", W);
		case "error": return e("yellow", W);
		case "submit": return e("green", W);
	}
};
function pe(t, n, r) {
	let i = r ? `${e("cyan", W)}  ` : "", a = z(t, n.join(" • "), i).split("\n");
	return r && a.push(e("cyan", G)), a;
}
const Z = (e, t, n, r, i, a = !1) => {
	let o = t, s = 0;
	if (a) for (let t = r - 1; t >= n; t--) {
		let n = e[t];
		if (n && (o -= n.length), s++, o <= i) break;
	}
	else for (let t = n; t < r; t++) {
		let n = e[t];
		if (n && (o -= n.length), s++, o <= i) break;
	}
	return {
		lineCount: o,
		removals: s
	};
}, Q = ({ cursor: t, options: n, style: r, output: i = process.stdout, maxItems: a = Infinity, columnPadding: o = 0, rowPadding: s = 4 }) => {
	let c = L(i) - o, l = R(i), u = e("dim", "..."), d = Math.max(l - s, 0), f = Math.max(Math.min(a, d), 5), p = 0;
	t >= f - 3 && (p = Math.max(Math.min(t - f + 3, n.length - f), 0));
	let m = f < n.length && p > 0, h = f < n.length && p + f < n.length, g = Math.min(p + f, n.length), _ = [], v = 0;
	m && v++, h && v++;
	let y = p + +!!m, b = g - +!!h;
	for (let e = y; e < b; e++) {
		let i = n[e], a = O(i === void 0 ? "" : r(i, e === t), c, {
			hard: !0,
			trim: !1
		}).split("\n");
		_.push(a), v += a.length;
	}
	if (v > d) {
		let e = 0, n = 0, r = v, i = t - y, a = d, o = () => Z(_, r, 0, i, a), s = () => Z(_, r, i + 1, _.length, a, !0);
		m ? ({lineCount: r, removals: e} = o(), r > a && (h || --a, {lineCount: r, removals: n} = s())) : (h || --a, {lineCount: r, removals: n} = s(), r > a && (--a, {lineCount: r, removals: e} = o())), e > 0 && (m = !0, _.splice(0, e)), n > 0 && (h = !0, _.splice(_.length - n, n));
	}
	let x = [];
	m && x.push(u);
	for (let e of _) for (let t of e) x.push(t);
	return h && x.push(u), x;
}, me = (t) => {
	let n = t.active ?? "Yes", r = t.inactive ?? "No";
	return new ne({
		active: n,
		inactive: r,
		signal: t.signal,
		input: t.input,
		output: t.output,
		initialValue: t.initialValue ?? !0,
		render() {
			let i = t.withGuide ?? M.withGuide, a = `${X(this.state)}  `, o = i ? `${e("gray", W)}  ` : "", s = z(t.output, t.message, o, a), c = `${i ? `${e("gray", W)}
` : ""}${s}
`, l = this.value ? n : r;
			switch (this.state) {
				case "submit": return `${c}${i ? `${e("gray", W)}  ` : ""}${e("dim", l)}`;
				case "cancel": return `${c}${i ? `${e("gray", W)}  ` : ""}${e(["strikethrough", "dim"], l)}${i ? `
${e("gray", W)}` : ""}`;
				default: {
					let a = i ? `${e("cyan", W)}  ` : "", o = i ? e("cyan", G) : "";
					return `${c}${a}${this.value ? `${e("green", K)} ${n}` : `${e("dim", q)} ${e("dim", n)}`}${t.vertical ? i ? `
${e("cyan", W)}  ` : "\n" : ` ${e("dim", "/")} `}${this.value ? `${e("dim", q)} ${e("dim", r)}` : `${e("green", K)} ${r}`}
${o}
`;
				}
			}
		}
	}).prompt();
}, he = [
	`${e("dim", "↑/↓")} to navigate`,
	`${e("dim", "Space:")} select`,
	`${e("dim", "Enter:")} confirm`
], $ = (e, t) => e.split("\n").map((e) => t(e)).join("\n"), ge = (t) => {
	let n = (t, n) => {
		let r = t.label ?? String(t.value);
		return n === "disabled" ? `${e("gray", Y)} ${$(r, (t) => e(["strikethrough", "gray"], t))}${t.hint ? ` ${e("dim", `(${t.hint ?? "disabled"})`)}` : ""}` : n === "active" ? `${e("cyan", ue)} ${r}${t.hint ? ` ${e("dim", `(${t.hint})`)}` : ""}` : n === "selected" ? `${e("green", J)} ${$(r, (t) => e("dim", t))}${t.hint ? ` ${e("dim", `(${t.hint})`)}` : ""}` : n === "cancelled" ? `${$(r, (t) => e(["strikethrough", "dim"], t))}` : n === "active-selected" ? `${e("green", J)} ${r}${t.hint ? ` ${e("dim", `(${t.hint})`)}` : ""}` : n === "submitted" ? `${$(r, (t) => e("dim", t))}` : `${e("dim", Y)} ${$(r, (t) => e("dim", t))}`;
	}, r = t.required ?? !0, i = t.showInstructions ?? !0;
	return new re({
		options: t.options,
		signal: t.signal,
		input: t.input,
		output: t.output,
		initialValues: t.initialValues,
		required: r,
		cursorAt: t.cursorAt,
		validate(t) {
			if (r && (t === void 0 || t.length === 0)) return `Please select at least one option.
${e("reset", e("dim", `Press ${e([
				"gray",
				"bgWhite",
				"inverse"
			], " space ")} to select, ${e("gray", e("bgWhite", e("inverse", " enter ")))} to submit`))}`;
		},
		render() {
			let r = t.withGuide ?? M.withGuide, a = z(t.output, t.message, r ? `${fe(this.state)}  ` : "", `${X(this.state)}  `), o = `${r ? `${e("gray", W)}
` : ""}${a}
`, s = this.value ?? [], c = (e, t) => {
				if (e.disabled) return n(e, "disabled");
				let r = s.includes(e.value);
				return t && r ? n(e, "active-selected") : r ? n(e, "selected") : n(e, t ? "active" : "inactive");
			};
			switch (this.state) {
				case "submit": {
					let i = this.options.filter(({ value: e }) => s.includes(e)).map((e) => n(e, "submitted")).join(e("dim", ", ")) || e("dim", "none");
					return `${o}${z(t.output, i, r ? `${e("gray", W)}  ` : "")}`;
				}
				case "cancel": {
					let i = this.options.filter(({ value: e }) => s.includes(e)).map((e) => n(e, "cancelled")).join(e("dim", ", "));
					return i.trim() === "" ? `${o}${e("gray", W)}` : `${o}${z(t.output, i, r ? `${e("gray", W)}  ` : "")}${r ? `
${e("gray", W)}` : ""}`;
				}
				case "error": {
					let n = r ? `${e("yellow", W)}  ` : "", i = this.error.split("\n").map((t, n) => n === 0 ? `${r ? `${e("yellow", G)}  ` : ""}${e("yellow", t)}` : `   ${t}`).join("\n"), a = o.split("\n").length, s = i.split("\n").length + 1;
					return `${o}${n}${Q({
						output: t.output,
						options: this.options,
						cursor: this.cursor,
						maxItems: t.maxItems,
						columnPadding: n.length,
						rowPadding: a + s,
						style: c
					}).join(`
${n}`)}
${i}
`;
				}
				default: {
					let n = r ? `${e("cyan", W)}  ` : "", a = o.split("\n").length, s = i ? pe(t.output, he, r) : r ? [e("cyan", G)] : [], l = s.join("\n"), u = s.length + 1;
					return `${o}${n}${Q({
						output: t.output,
						options: this.options,
						cursor: this.cursor,
						maxItems: t.maxItems,
						columnPadding: n.length,
						rowPadding: a + u,
						style: c
					}).join(`
${n}`)}
${l}
`;
				}
			}
		}
	}).prompt();
}, _e = (t) => new V({
	validate: t.validate,
	mask: t.mask ?? de,
	signal: t.signal,
	input: t.input,
	output: t.output,
	render() {
		let n = t.withGuide ?? M.withGuide, r = `${n ? `${e("gray", W)}
` : ""}${X(this.state)}  ${t.message}
`, i = this.userInputWithCursor, a = this.masked;
		switch (this.state) {
			case "error": {
				let i = n ? `${e("yellow", W)}  ` : "", o = n ? `${e("yellow", G)}  ` : "", s = a ?? "";
				return t.clearOnError && this.clear(), `${r.trim()}
${i}${s}
${o}${e("yellow", this.error)}
`;
			}
			case "submit": return `${r}${n ? `${e("gray", W)}  ` : ""}${a ? e("dim", a) : ""}`;
			case "cancel": return `${r}${n ? `${e("gray", W)}  ` : ""}${a ? e(["strikethrough", "dim"], a) : ""}${a && n ? `
${e("gray", W)}` : ""}`;
			default: return `${r}${n ? `${e("cyan", W)}  ` : ""}${i}
${n ? e("cyan", G) : ""}
`;
		}
	}
}).prompt();
`${e("dim", "↑/↓")}`, `${e("dim", "Enter:")}`, `${e("gray", W)}`;
const ve = (t) => new ie({
	validate: t.validate,
	placeholder: t.placeholder,
	defaultValue: t.defaultValue,
	initialValue: t.initialValue,
	output: t.output,
	signal: t.signal,
	input: t.input,
	render() {
		let n = t?.withGuide ?? M.withGuide, r = `${`${n ? `${e("gray", W)}
` : ""}${X(this.state)}  `}${t.message}
`, i = t.placeholder && t.placeholder.length > 0 ? e("inverse", t.placeholder[0]) + e("dim", t.placeholder.slice(1)) : e(["inverse", "hidden"], "_"), a = this.userInput ? this.userInputWithCursor : i, o = this.value ?? "";
		switch (this.state) {
			case "validating": {
				let t = n ? `${e("cyan", W)}  ` : "", i = n ? e("cyan", G) : "";
				return `${r}${t}${e("dim", a)}
${i}  ${e("dim", "Validating...")}
`;
			}
			case "error": {
				let t = this.error ? `  ${e("yellow", this.error)}` : "", i = n ? `${e("yellow", W)}  ` : "", o = n ? e("yellow", G) : "";
				return `${r.trim()}
${i}${a}
${o}${t}
`;
			}
			case "submit": {
				let t = o ? `${n ? "  " : ""}${e("dim", o)}` : "";
				return `${r}${n ? e("gray", W) : ""}${t}`;
			}
			case "cancel": {
				let t = o ? `  ${e(["strikethrough", "dim"], o)}` : "", i = n ? e("gray", W) : "";
				return `${r}${i}${t}${o.trim() ? `
${i}` : ""}`;
			}
			default: return `${r}${n ? `${e("cyan", W)}  ` : ""}${a}
${n ? e("cyan", G) : ""}
`;
		}
	}
}).prompt();
export { me as confirm, ge as multiselect, _e as password, ve as text };
