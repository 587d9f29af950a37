import { Xi as e } from "./start.js";
import "node:path";
import { styleText as t } from "node:util";
import n, { stdin as r, stdout as i } from "node:process";
import a from "node:readline";
// node_modules/fast-wrap-ansi/lib/main.js
const o = "]8;;", s = RegExp(`(?:\\[(?<code>\\d+)m|\\${o}(?<uri>.*))`, "y"), c = (e) => {
	if (e >= 30 && e <= 37 || e >= 90 && e <= 97) return 39;
	if (e >= 40 && e <= 47 || e >= 100 && e <= 107) return 49;
	if (e === 1 || e === 2) return 22;
	if (e === 3) return 23;
	if (e === 4) return 24;
	if (e === 7) return 27;
	if (e === 8) return 28;
	if (e === 9) return 29;
	if (e === 0) return 0;
}, l = (e) => `[${e}m`, u = (e) => `${o}${e}`, d = (t, n, r) => {
	let i = n[Symbol.iterator](), a = !1, s = !1, c = t.at(-1), l = c === void 0 ? 0 : e(c), u = i.next(), d = i.next(), f = 0;
	for (; !u.done;) {
		let c = u.value, p = e(c);
		l + p <= r ? t[t.length - 1] += c : (t.push(c), l = 0), (c === "\x1B" || c === "") && (a = !0, s = n.startsWith(o, f + 1)), a ? s ? c === "\x07" && (a = !1, s = !1) : c === "m" && (a = !1) : (l += p, l === r && !d.done && (t.push(""), l = 0)), u = d, d = i.next(), f += c.length;
	}
	c = t.at(-1), !l && c !== void 0 && c.length && t.length > 1 && (t[t.length - 2] += t.pop());
}, f = (t) => {
	let n = t.split(" "), r = n.length;
	for (; r && !e(n[r - 1]);) r--;
	return r === n.length ? t : n.slice(0, r).join(" ") + n.slice(r).join("");
}, p = (t, n, r = {}) => {
	if (r.trim !== !1 && t.trim() === "") return "";
	let i = "", a, o, p = t.split(" "), m = [""], h = 0;
	for (let t = 0; t < p.length; t++) {
		let i = p[t];
		if (r.trim !== !1) {
			let t = m.at(-1) ?? "", n = t.trimStart();
			t.length !== n.length && (m[m.length - 1] = n, h = e(n));
		}
		t !== 0 && (h >= n && (r.wordWrap === !1 || r.trim === !1) && (m.push(""), h = 0), (h || r.trim === !1) && (m[m.length - 1] += " ", h++));
		let a = e(i);
		if (r.hard && a > n) {
			let t = n - h, r = 1 + Math.floor((a - t - 1) / n);
			Math.floor((a - 1) / n) < r && m.push(""), d(m, i, n), h = e(m.at(-1) ?? "");
		} else {
			if (h + a > n && h && a) {
				if (r.wordWrap === !1 && h < n) {
					d(m, i, n), h = e(m.at(-1) ?? "");
					continue;
				}
				m.push(""), h = 0;
			}
			h + a > n && r.wordWrap === !1 ? (d(m, i, n), h = e(m.at(-1) ?? "")) : (m[m.length - 1] += i, h += a);
		}
	}
	r.trim !== !1 && (m = m.map((e) => f(e)));
	let g = m.join("\n"), _ = !1;
	for (let e = 0; e < g.length; e++) {
		let t = g[e];
		if (i += t, _) _ = !1;
		else if (_ = t >= "\ud800" && t <= "\udbff", _) continue;
		if (t === "\x1B" || t === "") {
			s.lastIndex = e + 1;
			let t = s.exec(g)?.groups;
			if (t?.code !== void 0) {
				let e = Number.parseFloat(t.code);
				a = e === 39 ? void 0 : e;
			} else t?.uri !== void 0 && (o = t.uri.length === 0 ? void 0 : t.uri);
		}
		if (g[e + 1] === "\n") {
			o && (i += u(""));
			let e = a ? c(a) : void 0;
			a && e && (i += l(e));
		} else t === "\n" && (a && c(a) && (i += l(a)), o && (i += u(o)));
	}
	return i;
}, m = /\r?\n/;
function h(e, t, n) {
	return String(e).normalize().split(m).map((e) => p(e, t, n)).join("\n");
}
// node_modules/sisteransi/dist/index.js
const g = {
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
}, _ = {
	screen: "\x1B[2J",
	up: (e = 1) => "\x1B[1J".repeat(e),
	down: (e = 1) => "\x1B[J".repeat(e),
	line: "\x1B[2K",
	lineEnd: "\x1B[K",
	lineStart: "\x1B[1K",
	lines(e) {
		let t = "";
		for (let n = 0; n < e; n++) t += this.line + (n < e - 1 ? g.up() : "");
		return e && (t += g.left), t;
	}
};
// node_modules/@clack/core/dist/index.mjs
function v(e, t, n) {
	if (!n.some((e) => !e.disabled)) return e;
	let r = e + t, i = Math.max(n.length - 1, 0), a = r < 0 ? i : r > i ? 0 : r;
	return n[a]?.disabled ? v(a, t < 0 ? -1 : 1, n) : a;
}
const y = {
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
function b(e) {
	if (e !== void 0) return e;
	if (y.accessible !== void 0) return y.accessible;
	let t = process.env.ACCESSIBLE;
	return t !== void 0 && t !== "" && t !== "0" && t !== "false";
}
function x(e, t) {
	if (typeof e == "string") return y.aliases.get(e) === t;
	for (let n of e) if (n !== void 0 && x(n, t)) return !0;
	return !1;
}
function S(e, t) {
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
const C = Symbol("clack:cancel");
function w(e, t) {
	let n = e;
	n.isTTY && n.setRawMode(t);
}
const T = (e) => "columns" in e && typeof e.columns == "number" ? e.columns : 80, E = (e) => "rows" in e && typeof e.rows == "number" ? e.rows : 20;
function D(t, n, r, a = r, o = r, s) {
	return h(n, T(t ?? i) - e(r), {
		hard: !0,
		trim: !1
	}).split("\n").map((e, t, n) => {
		let i = s ? s(e, t) : e;
		return t === 0 ? `${a}${i}` : t === n.length - 1 ? `${o}${i}` : `${r}${i}`;
	}).join("\n");
}
function O(e, t) {
	if ("~standard" in e) {
		let n = e["~standard"].validate(t);
		return n instanceof Promise ? n.then((e) => e.issues?.at(0)?.message) : n.issues?.at(0)?.message;
	}
	return e(t);
}
let k = class {
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
		return b(this.opts.accessible);
	}
	constructor(e, t = !0) {
		let { input: n = r, output: a = i, render: o, signal: s, ...c } = e;
		this.opts = c, this.onKeypress = this.onKeypress.bind(this), this.close = this.close.bind(this), this.render = this.render.bind(this), this._render = o.bind(this), this._track = t, this._abortSignal = s, this.input = n, this.output = a;
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
				if (this._abortSignal.aborted) return this.state = "cancel", this.close(), e(C);
				this._abortSignal.addEventListener("abort", () => {
					this.state = "cancel", this.close();
				}, { once: !0 });
			}
			this.rl = a.createInterface({
				input: this.input,
				tabSize: 2,
				prompt: "",
				escapeCodeTimeout: 50,
				terminal: !0
			}), this.rl.prompt(), this.opts.initialUserInput !== void 0 && this._setUserInput(this.opts.initialUserInput, !0), this.input.on("keypress", this.onKeypress), w(this.input, !0), this.output.on("resize", this.render), this.render(), this.once("submit", () => {
				this.output.write(g.show), this.output.off("resize", this.render), w(this.input, !1), e(this.value);
			}), this.once("cancel", () => {
				this.output.write(g.show), this.output.off("resize", this.render), w(this.input, !1), e(C);
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
			}), this._cursor = this.rl?.cursor ?? 0, this._setUserInput(this.rl?.line)), this.state === "error" && (this.state = "active"), t?.name && (!this._track && y.aliases.has(t.name) && this.emit("cursor", y.aliases.get(t.name)), y.actions.has(t.name) && this.emit("cursor", t.name)), e && (e.toLowerCase() === "y" || e.toLowerCase() === "n") && this.emit("confirm", e.toLowerCase() === "y"), this.emit("key", e, t), t?.name === "return" && this._shouldSubmit(e, t)) {
				if (this.opts.validate) {
					let e = O(this.opts.validate, this.value), t;
					e instanceof Promise ? (this.state = "validating", this.render(), t = await e) : t = e, t && (this.error = t instanceof Error ? t.message : t, this.state = "error", this.rl?.write(this.userInput));
				}
				this.state !== "error" && (this.state = "submit");
			}
			x([
				e,
				t?.name,
				t?.sequence
			], "cancel") && (this.state = "cancel"), (this.state === "submit" || this.state === "cancel") && this.emit("finalize"), this.render(), (this.state === "submit" || this.state === "cancel") && this.close();
		}
	}
	close() {
		this.input.unpipe(), this.input.removeListener("keypress", this.onKeypress), this.output.write("\n"), w(this.input, !1), this.rl?.close(), this.rl = void 0, this.emit(`${this.state}`, this.value), this.unsubscribe();
	}
	restoreCursor() {
		let e = h(this._prevFrame, T(this.output), {
			hard: !0,
			trim: !1
		}).split("\n").length - 1;
		this.output.write(g.move(-999, e * -1));
	}
	render() {
		let e = h(this._render(this) ?? "", T(this.output), {
			hard: !0,
			trim: !1
		});
		if (e !== this._prevFrame) {
			if (this.state === "initial") this.output.write(g.hide);
			else {
				let t = S(this._prevFrame, e), n = E(this.output);
				if (this.restoreCursor(), t) {
					let r = Math.max(0, t.numLinesAfter - n), i = Math.max(0, t.numLinesBefore - n), a = t.lines.find((e) => e >= r);
					if (a === void 0) {
						this._prevFrame = e;
						return;
					}
					if (t.lines.length === 1) {
						this.output.write(g.move(0, a - i)), this.output.write(_.lines(1));
						let t = e.split("\n");
						this.output.write(t[a]), this._prevFrame = e, this.output.write(g.move(0, t.length - a - 1));
						return;
					}
					if (t.lines.length > 1) {
						if (r < i) a = r;
						else {
							let e = a - i;
							e > 0 && this.output.write(g.move(0, e));
						}
						this.output.write(_.down());
						let t = e.split("\n").slice(a);
						this.output.write(t.join("\n")), this._prevFrame = e;
						return;
					}
				}
				this.output.write(_.down());
			}
			this.output.write(e), this.state === "initial" && (this.state = "active"), this._prevFrame = e;
		}
	}
};
var A = class extends k {
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
			this.output.write(g.move(0, -1)), this.value = e, this.state = "submit", this.close();
		}), this.on("cursor", () => {
			this.value = !this.value;
		});
	}
}, j = class extends k {
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
		this.cursor = this.options[t]?.disabled ? v(t, 1, this.options) : t, this.on("key", (e, t) => {
			t.name === "a" && this.toggleAll(), t.name === "i" && this.toggleInvert(), t.name === void 0 && e === "　" && this.toggleValue();
		}), this.on("cursor", (e) => {
			switch (e) {
				case "left":
				case "up":
					this.cursor = v(this.cursor, -1, this.options);
					break;
				case "down":
				case "right":
					this.cursor = v(this.cursor, 1, this.options);
					break;
				case "space": this.toggleValue();
			}
		});
	}
}, M = class extends k {
	_mask = "•";
	get cursor() {
		return this._cursor;
	}
	get masked() {
		return this.userInput.replaceAll(/./g, this._mask);
	}
	get userInputWithCursor() {
		if (this.state === "submit" || this.state === "cancel") return this.masked;
		let e = this.userInput;
		if (this.cursor >= e.length) return `${this.masked}${t(["inverse", "hidden"], "_")}`;
		let n = this.masked, r = n.slice(0, this.cursor), i = n.slice(this.cursor, this.cursor + 1), a = n.slice(this.cursor + 1);
		return `${r}${t("inverse", i)}${a}`;
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
}, N = class extends k {
	get userInputWithCursor() {
		if (this.state === "submit") return this.userInput;
		let e = this.userInput;
		if (this.cursor >= e.length) return `${this.userInput}\u2588`;
		let n = e.slice(0, this.cursor), r = e.slice(this.cursor, this.cursor + 1), i = e.slice(this.cursor + 1);
		return `${n}${t("inverse", r)}${i}`;
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
function P() {
	return n.platform === "win32" ? !!n.env.CI || !!n.env.WT_SESSION || !!n.env.TERMINUS_SUBLIME || n.env.ConEmuTask === "{cmd::Cmder}" || n.env.TERM_PROGRAM === "Terminus-Sublime" || n.env.TERM_PROGRAM === "vscode" || n.env.TERM === "xterm-256color" || n.env.TERM === "alacritty" || n.env.TERMINAL_EMULATOR === "JetBrains-JediTerm" : n.env.TERM !== "linux";
}
const F = P(), I = (e, t) => F ? e : t, L = I("◆", "*"), R = I("■", "x"), z = I("▲", "x"), B = I("◇", "o"), V = I("│", "|"), H = I("└", "—"), U = I("●", ">"), W = I("○", " "), G = I("◻", "[•]"), K = I("◼", "[+]"), q = I("◻", "[ ]"), J = I("▪", "•"), Y = (e) => {
	switch (e) {
		case "initial":
		case "active": return t("cyan", L);
		case "cancel": return t("red", R);
		case "error": return t("yellow", z);
		case "submit": return t("green", B);
		case "validating": return t("dim", L);
	}
}, X = (e) => {
	switch (e) {
		case "initial":
		case "active": return t("cyan", V);
		case "cancel": return t("red", V);
		case "error": return t("yellow", V);
		case "submit": return t("green", V);
	}
};
function ee(e, n, r) {
	let i = r ? `${t("cyan", V)}  ` : "", a = D(e, n.join(" • "), i).split("\n");
	return r && a.push(t("cyan", H)), a;
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
}, Q = ({ cursor: e, options: n, style: r, output: i = process.stdout, maxItems: a = Infinity, columnPadding: o = 0, rowPadding: s = 4 }) => {
	let c = T(i) - o, l = E(i), u = t("dim", "..."), d = Math.max(l - s, 0), f = Math.max(Math.min(a, d), 5), p = 0;
	e >= f - 3 && (p = Math.max(Math.min(e - f + 3, n.length - f), 0));
	let m = f < n.length && p > 0, g = f < n.length && p + f < n.length, _ = Math.min(p + f, n.length), v = [], y = 0;
	m && y++, g && y++;
	let b = p + +!!m, x = _ - +!!g;
	for (let t = b; t < x; t++) {
		let i = n[t], a = h(i === void 0 ? "" : r(i, t === e), c, {
			hard: !0,
			trim: !1
		}).split("\n");
		v.push(a), y += a.length;
	}
	if (y > d) {
		let t = 0, n = 0, r = y, i = e - b, a = d, o = () => Z(v, r, 0, i, a), s = () => Z(v, r, i + 1, v.length, a, !0);
		m ? ({lineCount: r, removals: t} = o(), r > a && (g || --a, {lineCount: r, removals: n} = s())) : (g || --a, {lineCount: r, removals: n} = s(), r > a && (--a, {lineCount: r, removals: t} = o())), t > 0 && (m = !0, v.splice(0, t)), n > 0 && (g = !0, v.splice(v.length - n, n));
	}
	let S = [];
	m && S.push(u);
	for (let e of v) for (let t of e) S.push(t);
	return g && S.push(u), S;
}, te = (e) => {
	let n = e.active ?? "Yes", r = e.inactive ?? "No";
	return new A({
		active: n,
		inactive: r,
		signal: e.signal,
		input: e.input,
		output: e.output,
		initialValue: e.initialValue ?? !0,
		render() {
			let i = e.withGuide ?? y.withGuide, a = `${Y(this.state)}  `, o = i ? `${t("gray", V)}  ` : "", s = D(e.output, e.message, o, a), c = `${i ? `${t("gray", V)}
` : ""}${s}
`, l = this.value ? n : r;
			switch (this.state) {
				case "submit": return `${c}${i ? `${t("gray", V)}  ` : ""}${t("dim", l)}`;
				case "cancel": return `${c}${i ? `${t("gray", V)}  ` : ""}${t(["strikethrough", "dim"], l)}${i ? `
${t("gray", V)}` : ""}`;
				default: {
					let a = i ? `${t("cyan", V)}  ` : "", o = i ? t("cyan", H) : "";
					return `${c}${a}${this.value ? `${t("green", U)} ${n}` : `${t("dim", W)} ${t("dim", n)}`}${e.vertical ? i ? `
${t("cyan", V)}  ` : "\n" : ` ${t("dim", "/")} `}${this.value ? `${t("dim", W)} ${t("dim", r)}` : `${t("green", U)} ${r}`}
${o}
`;
				}
			}
		}
	}).prompt();
}, ne = [
	`${t("dim", "↑/↓")} to navigate`,
	`${t("dim", "Space:")} select`,
	`${t("dim", "Enter:")} confirm`
], $ = (e, t) => e.split("\n").map((e) => t(e)).join("\n"), re = (e) => {
	let n = (e, n) => {
		let r = e.label ?? String(e.value);
		return n === "disabled" ? `${t("gray", q)} ${$(r, (e) => t(["strikethrough", "gray"], e))}${e.hint ? ` ${t("dim", `(${e.hint ?? "disabled"})`)}` : ""}` : n === "active" ? `${t("cyan", G)} ${r}${e.hint ? ` ${t("dim", `(${e.hint})`)}` : ""}` : n === "selected" ? `${t("green", K)} ${$(r, (e) => t("dim", e))}${e.hint ? ` ${t("dim", `(${e.hint})`)}` : ""}` : n === "cancelled" ? `${$(r, (e) => t(["strikethrough", "dim"], e))}` : n === "active-selected" ? `${t("green", K)} ${r}${e.hint ? ` ${t("dim", `(${e.hint})`)}` : ""}` : n === "submitted" ? `${$(r, (e) => t("dim", e))}` : `${t("dim", q)} ${$(r, (e) => t("dim", e))}`;
	}, r = e.required ?? !0, i = e.showInstructions ?? !0;
	return new j({
		options: e.options,
		signal: e.signal,
		input: e.input,
		output: e.output,
		initialValues: e.initialValues,
		required: r,
		cursorAt: e.cursorAt,
		validate(e) {
			if (r && (e === void 0 || e.length === 0)) return `Please select at least one option.
${t("reset", t("dim", `Press ${t([
				"gray",
				"bgWhite",
				"inverse"
			], " space ")} to select, ${t("gray", t("bgWhite", t("inverse", " enter ")))} to submit`))}`;
		},
		render() {
			let r = e.withGuide ?? y.withGuide, a = D(e.output, e.message, r ? `${X(this.state)}  ` : "", `${Y(this.state)}  `), o = `${r ? `${t("gray", V)}
` : ""}${a}
`, s = this.value ?? [], c = (e, t) => {
				if (e.disabled) return n(e, "disabled");
				let r = s.includes(e.value);
				return t && r ? n(e, "active-selected") : r ? n(e, "selected") : n(e, t ? "active" : "inactive");
			};
			switch (this.state) {
				case "submit": {
					let i = this.options.filter(({ value: e }) => s.includes(e)).map((e) => n(e, "submitted")).join(t("dim", ", ")) || t("dim", "none");
					return `${o}${D(e.output, i, r ? `${t("gray", V)}  ` : "")}`;
				}
				case "cancel": {
					let i = this.options.filter(({ value: e }) => s.includes(e)).map((e) => n(e, "cancelled")).join(t("dim", ", "));
					return i.trim() === "" ? `${o}${t("gray", V)}` : `${o}${D(e.output, i, r ? `${t("gray", V)}  ` : "")}${r ? `
${t("gray", V)}` : ""}`;
				}
				case "error": {
					let n = r ? `${t("yellow", V)}  ` : "", i = this.error.split("\n").map((e, n) => n === 0 ? `${r ? `${t("yellow", H)}  ` : ""}${t("yellow", e)}` : `   ${e}`).join("\n"), a = o.split("\n").length, s = i.split("\n").length + 1;
					return `${o}${n}${Q({
						output: e.output,
						options: this.options,
						cursor: this.cursor,
						maxItems: e.maxItems,
						columnPadding: n.length,
						rowPadding: a + s,
						style: c
					}).join(`
${n}`)}
${i}
`;
				}
				default: {
					let n = r ? `${t("cyan", V)}  ` : "", a = o.split("\n").length, s = i ? ee(e.output, ne, r) : r ? [t("cyan", H)] : [], l = s.join("\n"), u = s.length + 1;
					return `${o}${n}${Q({
						output: e.output,
						options: this.options,
						cursor: this.cursor,
						maxItems: e.maxItems,
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
}, ie = (e) => new M({
	validate: e.validate,
	mask: e.mask ?? J,
	signal: e.signal,
	input: e.input,
	output: e.output,
	render() {
		let n = e.withGuide ?? y.withGuide, r = `${n ? `${t("gray", V)}
` : ""}${Y(this.state)}  ${e.message}
`, i = this.userInputWithCursor, a = this.masked;
		switch (this.state) {
			case "error": {
				let i = n ? `${t("yellow", V)}  ` : "", o = n ? `${t("yellow", H)}  ` : "", s = a ?? "";
				return e.clearOnError && this.clear(), `${r.trim()}
${i}${s}
${o}${t("yellow", this.error)}
`;
			}
			case "submit": return `${r}${n ? `${t("gray", V)}  ` : ""}${a ? t("dim", a) : ""}`;
			case "cancel": return `${r}${n ? `${t("gray", V)}  ` : ""}${a ? t(["strikethrough", "dim"], a) : ""}${a && n ? `
${t("gray", V)}` : ""}`;
			default: return `${r}${n ? `${t("cyan", V)}  ` : ""}${i}
${n ? t("cyan", H) : ""}
`;
		}
	}
}).prompt();
`${t("dim", "↑/↓")}`, `${t("dim", "Enter:")}`, `${t("gray", V)}`;
const ae = (e) => new N({
	validate: e.validate,
	placeholder: e.placeholder,
	defaultValue: e.defaultValue,
	initialValue: e.initialValue,
	output: e.output,
	signal: e.signal,
	input: e.input,
	render() {
		let n = e?.withGuide ?? y.withGuide, r = `${`${n ? `${t("gray", V)}
` : ""}${Y(this.state)}  `}${e.message}
`, i = e.placeholder && e.placeholder.length > 0 ? t("inverse", e.placeholder[0]) + t("dim", e.placeholder.slice(1)) : t(["inverse", "hidden"], "_"), a = this.userInput ? this.userInputWithCursor : i, o = this.value ?? "";
		switch (this.state) {
			case "validating": {
				let e = n ? `${t("cyan", V)}  ` : "", i = n ? t("cyan", H) : "";
				return `${r}${e}${t("dim", a)}
${i}  ${t("dim", "Validating...")}
`;
			}
			case "error": {
				let e = this.error ? `  ${t("yellow", this.error)}` : "", i = n ? `${t("yellow", V)}  ` : "", o = n ? t("yellow", H) : "";
				return `${r.trim()}
${i}${a}
${o}${e}
`;
			}
			case "submit": {
				let e = o ? `${n ? "  " : ""}${t("dim", o)}` : "";
				return `${r}${n ? t("gray", V) : ""}${e}`;
			}
			case "cancel": {
				let e = o ? `  ${t(["strikethrough", "dim"], o)}` : "", i = n ? t("gray", V) : "";
				return `${r}${i}${e}${o.trim() ? `
${i}` : ""}`;
			}
			default: return `${r}${n ? `${t("cyan", V)}  ` : ""}${a}
${n ? t("cyan", H) : ""}
`;
		}
	}
}).prompt();
export { te as confirm, re as multiselect, ie as password, ae as text };
