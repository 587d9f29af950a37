import { D as e, E as t, O as n, d as r, f as i, k as a, s as o, w as s, y as c } from "./wire.js";
import { $t as l, At as u, B as d, Xt as f, ii as p, in as m, ti as h, tn as g } from "./start.js";
// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
const _ = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var ee = class {
	constructor(e) {
		if (this.charCount = this.charLength(e, !0), this.charIndex = 0, this.length = e.length, this.multiByteMode = this.charCount !== this.length, this.string = e, this.multiByteMode) {
			let t = [];
			for (let n = 0, r = 0; r < this.charCount; ++r) t[r] = n, n += e.codePointAt(n) > 65535 ? 2 : 1;
			this.charsToBytes = t;
		}
	}
	get isEnd() {
		return this.charIndex >= this.charCount;
	}
	charLength(e, t = this.multiByteMode) {
		return t ? e.replace(_, "_").length : e.length;
	}
	advance(e = 1) {
		this.charIndex = Math.min(this.charCount, this.charIndex + e);
	}
	charIndexToByteIndex(e = this.charIndex) {
		return this.multiByteMode ? this.charsToBytes[e] ?? Infinity : e;
	}
	consume(e = 1) {
		let t = this.peek(e);
		return this.advance(e), t;
	}
	consumeBytes(e) {
		let t = this.charIndexToByteIndex(), n = this.string.slice(t, t + e);
		return this.advance(this.charLength(n)), n;
	}
	consumeMatchFn(e) {
		let { length: t, multiByteMode: n, string: r } = this, i = this.charIndexToByteIndex(), a = i;
		if (n) for (; a < t;) {
			let t = r[a], n = t >= "\ud800" && t <= "\udbff";
			if (n && (t += r[a + 1]), !e(t)) break;
			a += n ? 2 : 1;
		}
		else for (; a < t && e(r[a]);) ++a;
		return this.consumeBytes(a - i);
	}
	consumeString(e) {
		let { length: t } = e, n = this.charIndexToByteIndex();
		return e === this.string.slice(n, n + t) ? (this.advance(t === 1 ? 1 : this.charLength(e)), e) : "";
	}
	consumeUntilMatch(e) {
		let t = this.string.slice(this.charIndexToByteIndex()).search(e);
		return t > 0 ? this.consumeBytes(t) : "";
	}
	consumeUntilString(e) {
		let t = this.charIndexToByteIndex(), n = this.string.indexOf(e, t);
		return n > 0 ? this.consumeBytes(n - t) : "";
	}
	peek(e = 1) {
		let { charIndex: t, string: n } = this;
		return this.multiByteMode ? n.slice(this.charIndexToByteIndex(t), this.charIndexToByteIndex(t + e)) : n.slice(t, t + e);
	}
	reset(e = 0) {
		this.charIndex = e >= 0 ? Math.min(this.charCount, e) : Math.max(0, this.charIndex + e);
	}
};
// node_modules/@rgrove/parse-xml/dist/lib/syntax.js
const te = /["&<]/, ne = /['&<]/, re = /\r\n|[\n\r\t]/g, v = /<|&|]]>/, y = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function b(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || ie(e, t);
}
function ie(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function ae(e) {
	return e === "#" || b(e);
}
function oe(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function x(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var S = class e {
	constructor() {
		this.parent = null, this.start = -1, this.end = -1;
	}
	get document() {
		return this.parent?.document ?? null;
	}
	get isRootNode() {
		return this.parent !== null && this.parent === this.document && this.type === e.TYPE_ELEMENT;
	}
	get preserveWhitespace() {
		return !!this.parent?.preserveWhitespace;
	}
	get type() {
		return "";
	}
	toJSON() {
		let e = { type: this.type };
		return this.isRootNode && (e.isRootNode = !0), this.preserveWhitespace && (e.preserveWhitespace = !0), this.start !== -1 && (e.start = this.start, e.end = this.end), e;
	}
};
S.TYPE_CDATA = "cdata", S.TYPE_COMMENT = "comment", S.TYPE_DOCUMENT = "document", S.TYPE_DOCUMENT_TYPE = "doctype", S.TYPE_ELEMENT = "element", S.TYPE_PROCESSING_INSTRUCTION = "pi", S.TYPE_TEXT = "text", S.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var se = class extends S {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return S.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(S.prototype.toJSON.call(this), { text: this.text });
	}
}, ce = class extends se {
	get type() {
		return S.TYPE_CDATA;
	}
}, le = class extends S {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return S.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(S.prototype.toJSON.call(this), { content: this.content });
	}
}, ue = class extends S {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return S.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = S.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of ["encoding", "standalone"]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, C = class e extends S {
	constructor(e, t = Object.create(null), n = []) {
		super(), this.name = e, this.attributes = t, this.children = n;
	}
	get isEmpty() {
		return this.children.length === 0;
	}
	get preserveWhitespace() {
		let t = this;
		for (; t instanceof e;) {
			if ("xml:space" in t.attributes) return t.attributes["xml:space"] === "preserve";
			t = t.parent;
		}
		return !1;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return S.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(S.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, de = class extends S {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof C) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return S.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(S.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, fe = class extends S {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return S.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = S.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			"publicId",
			"systemId",
			"internalSubset"
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, pe = class extends Error {
	constructor(e, t, n) {
		let r = 1, i = "", a = 1;
		for (let e = 0; e < t; ++e) {
			let t = n[e];
			t === "\n" ? (r = 1, i = "", a += 1) : (r += 1, i += t);
		}
		let o = n.indexOf("\n", t);
		i += o === -1 ? n.slice(t) : n.slice(t, o);
		let s = 0;
		i.length > 50 && (r < 40 ? i = i.slice(0, 50) : (s = r - 20, i = i.slice(s, r + 30))), super(`${e} (line ${a}, column ${r})\n  ${i}\n` + " ".repeat(r - s + 1) + "^\n"), this.column = r, this.excerpt = i, this.line = a, this.name = "XmlError", this.pos = t;
	}
}, me = class extends S {
	constructor(e, t = "") {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return S.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(S.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, he = class {
	constructor(e, t = {}) {
		let n = this.document = new de();
		this.currentNode = n, this.options = t, this.scanner = new ee(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = w(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === S.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new se(e), t);
	}
	consumeAttributes() {
		let e = Object.create(null);
		for (; this.consumeWhitespace();) {
			let t = this.consumeName();
			if (!t) break;
			let n = this.consumeEqual() && this.consumeAttributeValue();
			if (n === !1) throw this.error("Attribute value expected");
			if (t in e) throw this.error(`Duplicate attribute: ${t}`);
			if (t === "xml:space" && n !== "default" && n !== "preserve") throw this.error("Value of the `xml:space` attribute must be \"default\" or \"preserve\"");
			e[t] = n;
		}
		if (this.options.sortAttributes) {
			let t = Object.keys(e).sort(), n = Object.create(null);
			for (let r = 0; r < t.length; ++r) {
				let i = t[r];
				n[i] = e[i];
			}
			e = n;
		}
		return e;
	}
	consumeAttributeValue() {
		let { scanner: e } = this, t = e.peek();
		if (t !== "\"" && t !== "'") return !1;
		e.advance();
		let n, r = !1, i = "", a = t === "\"" ? te : ne;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(re, " ")), e.peek()) {
			case t:
				r = !0;
				break matchLoop;
			case "&":
				i += this.consumeReference();
				continue;
			case "<": throw this.error("Unescaped `<` is not allowed in an attribute value");
			default: break matchLoop;
		}
		if (!r) throw this.error("Unclosed attribute");
		return e.advance(), i;
	}
	consumeCdataSection() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<![CDATA[")) return !1;
		let n = e.consumeUntilString("]]>");
		if (this.validateChars(n), !e.consumeString("]]>")) throw this.error("Unclosed CDATA section");
		return this.options.preserveCdata ? this.addNode(new ce(w(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(v);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new le(w(n)), t);
	}
	consumeContentReference() {
		let e = this.scanner.charIndex, t = this.consumeReference();
		return t ? this.addText(t, e, !1) : !1;
	}
	consumeDoctypeDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!DOCTYPE")) return !1;
		let n = this.consumeWhitespace() && this.consumeName();
		if (!n) throw this.error("Expected a name");
		let r, i;
		if (this.consumeWhitespace()) {
			if (e.consumeString("PUBLIC")) {
				if (r = this.consumeWhitespace() && this.consumePubidLiteral(), r === !1) throw this.error("Expected a public identifier");
				this.consumeWhitespace();
			}
			if (r !== void 0 || e.consumeString("SYSTEM")) {
				if (this.consumeWhitespace(), i = this.consumeSystemLiteral(), i === !1) throw this.error("Expected a system identifier");
				this.consumeWhitespace();
			}
		}
		let a;
		if (e.consumeString("[")) {
			if (a = e.consumeUntilMatch(/\][\x20\t\r\n]*>/), !e.consumeString("]")) throw this.error("Unclosed internal subset");
			this.consumeWhitespace();
		}
		if (!e.consumeString(">")) throw this.error("Unclosed doctype declaration");
		return !this.options.preserveDocumentType || this.addNode(new fe(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new C(n, r);
		if (a.parent = this.currentNode, !i) {
			if (!e.consumeString(">")) throw this.error(`Unclosed start tag for element \`${n}\``);
			this.currentNode = a;
			do
				this.consumeCharData();
			while (this.consumeElement() || this.consumeContentReference() || this.consumeCdataSection() || this.consumeProcessingInstruction() || this.consumeComment());
			let t = e.charIndex, r;
			if (!e.consumeString("</") || !(r = this.consumeName()) || r !== n) throw e.reset(t), this.error(`Missing end tag for element ${n}`);
			if (this.consumeWhitespace(), !e.consumeString(">")) throw this.error(`Unclosed end tag for element ${n}`);
			this.currentNode = a.parent;
		}
		return this.addNode(a, t);
	}
	consumeEqual() {
		return this.consumeWhitespace(), this.scanner.consumeString("=") ? (this.consumeWhitespace(), !0) : !1;
	}
	consumeMisc() {
		return this.consumeComment() || this.consumeProcessingInstruction() || this.consumeWhitespace();
	}
	consumeName() {
		return ie(this.scanner.peek()) ? this.scanner.consumeMatchFn(b) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new me(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new me(n, w(r)), t);
	}
	consumeProlog() {
		let { scanner: e } = this, t = e.charIndex;
		for (this.consumeXmlDeclaration(); this.consumeMisc(););
		if (this.consumeDoctypeDeclaration()) for (; this.consumeMisc(););
		return t < e.charIndex;
	}
	consumePubidLiteral() {
		let e = this.scanner.charIndex, t = this.consumeSystemLiteral();
		if (t !== !1 && !/^[-\x20\r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*$/.test(t)) throw this.scanner.reset(e), this.error("Invalid character in public identifier");
		return t;
	}
	consumeReference() {
		let { scanner: e } = this;
		if (!e.consumeString("&")) return !1;
		let t = e.consumeMatchFn(ae);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!x(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = y[t], n === void 0) {
			let { ignoreUndefinedEntities: n, resolveUndefinedEntity: r } = this.options, i = `&${t};`;
			if (r) {
				let e = r(i);
				if (e != null) {
					let t = typeof e;
					if (t !== "string") throw TypeError(`\`resolveUndefinedEntity()\` must return a string, \`null\`, or \`undefined\`, but returned a value of type ${t}`);
					return e;
				}
			}
			if (n) return i;
			throw e.reset(-i.length), this.error(`Named entity isn't defined: ${i}`);
		}
		return n;
	}
	consumeSystemLiteral() {
		let { scanner: e } = this, t = e.consumeString("\"") || e.consumeString("'");
		if (!t) return !1;
		let n = e.consumeUntilString(t);
		if (this.validateChars(n), !e.consumeString(t)) throw this.error("Missing end quote");
		return n;
	}
	consumeWhitespace() {
		return !!this.scanner.consumeMatchFn(oe);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (b(e.peek())) return e.reset(t), !1;
		if (!this.consumeWhitespace()) throw this.error("Invalid XML declaration");
		let n = !!e.consumeString("version") && this.consumeEqual() && this.consumeSystemLiteral();
		if (n === !1) throw this.error("XML version is missing or invalid");
		if (!/^1\.[0-9]+$/.test(n)) throw this.error("Invalid character in version number");
		let r, i;
		if (this.consumeWhitespace()) {
			if (r = !!e.consumeString("encoding") && this.consumeEqual() && this.consumeSystemLiteral(), r) {
				if (!/^[A-Za-z][\w.-]*$/.test(r)) throw this.error("Invalid character in encoding name");
				this.consumeWhitespace();
			}
			if (i = !!e.consumeString("standalone") && this.consumeEqual() && this.consumeSystemLiteral(), i) {
				if (i !== "yes" && i !== "no") throw this.error("Only \"yes\" and \"no\" are permitted as values of `standalone`");
				this.consumeWhitespace();
			}
		}
		if (!e.consumeString("?>")) throw this.error("Invalid or unclosed XML declaration");
		return !this.options.preserveXmlDeclaration || this.addNode(new ue(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new pe(e, t.charIndex, t.string);
	}
	parse() {
		if (this.scanner.consumeString("﻿"), this.consumeProlog(), !this.consumeElement()) throw this.error("Root element is missing or invalid");
		for (; this.consumeMisc(););
		if (!this.scanner.isEnd) throw this.error("Extra content at the end of the document");
	}
	validateChars(e) {
		let { length: t } = e;
		for (let n = 0; n < t; ++n) {
			let t = e.codePointAt(n);
			if (!x(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function w(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function ge(e, t) {
	return new he(e, t).document;
}
// src/locales/splices.ts
function T({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function E(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
const _e = /[ \t]*(?:[\n\r]|$)/y;
function D(e, t, n, r) {
	n.lastIndex = t;
	let i = n.test(e) ? n.lastIndex : t;
	_e.lastIndex = i;
	let a = _e.test(e);
	return {
		start: i,
		end: i,
		text: [...r, ...a ? [] : [""]].map((t) => E(e) + t).join("")
	};
}
function ve(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/locales/android/read.ts
function ye(e, t, { isCompose: n }) {
	let r = (r, i, a = !1) => {
		let o = A(e, i), { content: s, at: c } = o;
		if (a && o.style !== "styled" && N(M(o)) && t.add(`${Se(`"${r}"`)}, such as %1$s and %2$d.`, c, "warning"), o.hasApostrophe && !n && t.add(xe(r), c, "warning"), s.is === "text") return {
			text: s.text,
			at: c
		};
		if (s.is === "wrong") t.add(s.why, c);
		else {
			let e = `"${r}" is the resource ${s.to}, and no text of its own. It is not sent.`;
			t.add(e, c, "warning");
		}
		return { at: c };
	}, i = (n, i) => {
		let a = T(i), s = t.count, c = new Map();
		for (let a of k(i)) {
			let i = L(e, a).attributes.get("quantity") ?? T(a), { quantity: s = "" } = a.attributes, l = c.get(s);
			if (a.name !== "item") t.add("<plurals> can have only <item>. Remove this.", T(a));
			else if (!o.includes(s)) t.add(Ce(s), i);
			else if (l) t.duplicate(`"${n}" has the plural form "${s}" twice`, l.name, i);
			else {
				let e = r(n, a);
				"text" in e && c.set(s, {
					...e,
					name: i
				});
			}
		}
		return t.count === s && c.size === 0 && t.add(`"${n}" has no plural forms. Add an <item> for each form, or remove it.`, a), t.count > s ? {
			is: "none",
			at: a
		} : {
			is: "forms",
			at: a,
			forms: c
		};
	}, a = O(e, t).filter(({ isTranslatable: e }) => e), s = ({ is: e, variant: t }) => e !== "array" && t === void 0, c = a.filter(s), l = new Set(c.map(({ name: e }) => e)), u = new Set(c.filter(({ is: e }) => e === "plurals").map(({ name: e }) => e)), d = new Map();
	for (let e of a) {
		let { is: n, name: a, at: o, element: c } = e, f = d.get(a), p = {
			is: "none",
			at: T(c)
		};
		if (!s(e)) {
			if (t.add(be(e), o, "warning"), f || l.has(a)) continue;
		} else if (n === "string" && u.has(a)) {
			let e = `"${a}" is a <string> and a <plurals> in this file, and they are one name in the project. Only the plural forms are sent. Rename one of them to send both.`;
			t.add(e, o, "warning");
			continue;
		} else if (f) {
			t.duplicate(`"${a}" is twice in this file`, f.name, o);
			continue;
		} else if (n === "plurals") p = i(a, c);
		else {
			let e = r(a, c, Te(c));
			p = "text" in e ? {
				is: "text",
				...e
			} : {
				is: "none",
				at: e.at
			};
		}
		d.set(a, {
			path: [a],
			name: o,
			value: p
		});
	}
	return [...d.values()];
}
function be({ is: e, name: t, variant: n = "" }) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : `This is a text of "${t}" for ${n}, and a key has one text. Only a <string> for all is sent.`;
}
function xe(e) {
	return `"${e}" has an apostrophe without a backslash, and aapt2 refuses it. Write \\', or put the text in double quotes.`;
}
function Se(e) {
	return `${e} has several placeholders, and not all of them have a number. Without formatted="false", aapt2 refuses it. Number them`;
}
function Ce(e) {
	return `"${e}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`;
}
const we = new Map(Object.entries({
	string: "string",
	plurals: "plurals",
	"string-array": "array"
}));
function O(e, t) {
	let n = [];
	for (let r of k(e.root)) {
		let i = we.get((r.name === "item" ? r.attributes.type : r.name) ?? "");
		if (!i) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = r.attributes, { attributes: c } = L(e, r), l = c.get("name"), u = {
			start: r.start,
			end: r.start + r.name.length + 1
		};
		if (!l || a === "") {
			let e = `This <${r.name}> has no name, and a key needs a name. Write name="…".`;
			t?.add(e, l ?? u);
			continue;
		}
		/^\s*(?:true|True|TRUE|false|False|FALSE)\s*$/.test(o) || t?.add("The value of \"translatable\" must be true or false.", c.get("translatable") ?? u);
		let d = Object.keys(r.attributes).find((e) => p(e, ["translatable"]));
		if (d !== void 0 && d !== "translatable") {
			let e = `"${a}" has the attribute ${d}. Did you mean translatable? Without it, the text is sent.`;
			t?.add(e, c.get(d) ?? u, "warning");
		}
		let f = Object.keys(r.attributes).find((e) => /:featureFlag$/.test(e)), m = s !== "" && s !== "default" ? `product "${s}"` : f && `feature flag "${r.attributes[f]}"`, h = !/^\s*false/i.test(o);
		n.push({
			is: i,
			name: a,
			at: l,
			element: r,
			isTranslatable: h,
			...m && { variant: m }
		});
	}
	return n;
}
function k({ children: e }) {
	return e.filter((e) => e instanceof C);
}
function A(e, t) {
	let { text: n, entities: r } = e, i = L(e, t);
	if (i.isEmpty) return {
		at: {
			start: t.end - 2,
			end: t.end
		},
		style: "empty",
		content: {
			is: "text",
			text: ""
		}
	};
	let a = {
		start: i.end,
		end: n.lastIndexOf("</", t.end - 1)
	}, o = $e(e, t);
	return o.some((e) => e.is === "tag" || Oe(n, e, r)) ? je(n, o, a) : ke(n, o, a);
}
function j({ style: e }) {
	return e === "markup" || e === "styled";
}
function Te({ attributes: e }) {
	return !/^\s*false\s*$/i.test(e.formatted ?? "");
}
function M(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return j(e) ? Ue(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const Ee = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, De = /[DFKMWZkmwyz]/;
function N(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(Ee)) if (r === void 0 && o !== e.length - 1) {
		if (De.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
function Oe(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function ke(e, t, n) {
	let [r] = Me(e, t), i = Fe(Pe(Ue(r?.source ?? ""))), a = t.length > 0 ? Ie(e, t, n) : n;
	if (Ae.test(i)) return {
		at: a,
		style: "plain",
		content: {
			is: "reference",
			to: i
		}
	};
	let o = Le(), s = Re(i, o), c = t.some(({ is: e }) => e === "cdata"), l = o.quotes === 2 && /^"(?:.*[^\\])?"$/s.test(i);
	return {
		at: a,
		style: c ? "cdata" : l ? "quoted" : "plain",
		content: Ne(s, o.why),
		hasApostrophe: o.hasApostrophe
	};
}
const Ae = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function je(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = Le(), a = Me(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = Pe(s.source)), !r && c && (c.source = Fe(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : Re(t, i, !0));
	return {
		at: r ? n : Ie(e, t, n),
		style: r ? "styled" : "markup",
		content: Ne(l.join(""), i.why),
		hasApostrophe: i.hasApostrophe
	};
}
function Me(e, t) {
	let n = [];
	for (let r of t) {
		let t = e.slice(r.start, r.end).replace(/\r\n?/g, "\n"), i = r.is === "cdata" ? F(t.slice(9, -3)) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function Ne(t, n) {
	return n ? {
		is: "wrong",
		why: n
	} : c(t) ? {
		is: "wrong",
		why: e("This text")
	} : {
		is: "text",
		text: t
	};
}
function Pe(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function Fe(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function Ie(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
function Le() {
	return {
		isQuoted: !1,
		isAfterBlank: !1,
		hasApostrophe: !1,
		quotes: 0,
		why: void 0
	};
}
function Re(e, t, n = !1) {
	if (!t.isQuoted && !t.isAfterBlank && !/['\\"\t-\r]| {2}/.test(e)) return t.isAfterBlank = e.endsWith(" "), e;
	let r = "";
	for (let i = 0; i < e.length; i++) {
		let a = e[i] ?? "";
		if (!t.isQuoted && /[\t-\r ]/.test(a)) t.isAfterBlank || (r += " "), t.isAfterBlank = !0;
		else if (t.isAfterBlank = !1, t.hasApostrophe ||= a === "'" && !t.isQuoted, a === "\"") t.isQuoted = !t.isQuoted, t.quotes++;
		else if (a === "\\") {
			i++;
			let a = e[i] ?? "";
			if (a === "n") r += "\n";
			else if (a === "t") r += "	";
			else if (a === "u") {
				let a = e.slice(i + 1, i + 5);
				if (/^[\da-fA-F]{4}$/.test(a)) {
					let e = String.fromCharCode(Number.parseInt(a, 16));
					r += n ? F(e) : e, i += 4;
				} else t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
			} else r += a;
		} else r += a;
	}
	return r;
}
function ze(e) {
	return `"${e.replace(/[\\"]/g, "\\$&").replace(Be, Ve)}"`;
}
function P(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(Be, Ve).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const Be = /[\0-\x1f\ufffe\uffff]/g;
function Ve(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function F(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const He = new Map(Object.entries({
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
}));
function Ue(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : He.get(r) ?? e);
}
const We = "The root of a file of Android texts must be <resources>.", Ge = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function Ke(e) {
	if (e.trim() === "") return {
		message: "The file is empty. Write <resources></resources> if it has no texts yet.",
		at: {
			start: 0,
			end: 0
		}
	};
	let t = Ge.exec(e)?.index;
	if (t !== void 0) return {
		message: "This is a character that XML cannot have, such as a NUL. Remove it.",
		at: {
			start: t,
			end: t + 1
		}
	};
	let n = I(e, Ye(e));
	if ("message" in n || n.root.name === "resources") return n;
	let { root: r } = n, i = {
		start: r.start,
		end: r.start + r.name.length + 1
	};
	return {
		message: We,
		at: i
	};
}
function I(e, t) {
	try {
		let { root: n } = ge(e.replaceAll("\r", " "), {
			includeOffsets: !0,
			preserveCdata: !0,
			preserveComments: !0,
			resolveUndefinedEntity: (e) => t.has(e) ? e : null
		});
		return n ? {
			text: e,
			root: n,
			entities: t
		} : {
			message: We,
			at: {
				start: 0,
				end: 0
			}
		};
	} catch (t) {
		if (t instanceof pe) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = Je(e, t.pos), i = n.startsWith("Unterminated reference") ? e.lastIndexOf("&", r) : r;
			return {
				message: e[i] === "&" && !n.startsWith("Named") ? "The XML is not well-formed. This & starts no entity. Write &amp; in its place." : `The XML is not well-formed. ${n.slice(0, 200)}. ${qe}`,
				at: {
					start: i,
					end: Math.min(e.length, i + 1)
				}
			};
		}
		if (t instanceof RangeError) return {
			message: "The XML has too many elements inside of each other. Close each tag.",
			at: {
				start: 0,
				end: 0
			}
		};
		throw t;
	}
}
const qe = "Close each tag, and write & as &amp; and < as &lt; in texts.";
function Je(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function Ye(e) {
	let t = e.slice(0, Math.max(0, e.indexOf("<resources")));
	return new Set([...t.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const Xe = /<[^\s/>]+/y, Ze = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, Qe = /\s*(\/?)>/y;
function L({ text: e }, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(Xe);
	let i = new Map();
	for (let e = r(Ze); e; e = r(Ze)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(Qe)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function $e(e, t) {
	let { text: n } = e, i = [], a = t.children.toReversed();
	for (let t = a.pop(); t; t = a.pop()) if (t instanceof C) {
		let o = !t.name.includes(":"), { end: s, isEmpty: c } = L(e, t);
		if (i.push({
			is: "tag",
			isSpan: o,
			start: t.start,
			end: s
		}), c) continue;
		a.push({
			is: "tag",
			isSpan: o,
			start: n.lastIndexOf("</", t.end - 1),
			end: t.end
		}), r(a, t.children.toReversed());
	} else t instanceof ce ? i.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof se ? i.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && i.push(t);
	return i;
}
// src/locales/textFormat.ts
var R = class extends Error {};
function z({ parse: e, texts: t, base: n, changes: r, ...i }) {
	let a = (e, r, i) => {
		let a = new et(e);
		return {
			texts: t(r, a, i),
			faults: a.inOrder(),
			...n && { base: n(r) }
		};
	}, o = (t, n) => {
		let r = e(t);
		return "message" in r ? tt(t, r) : a(t, r, n);
	}, s = (t, n, i) => {
		if (n.length === 0) return {
			is: "edited",
			text: t
		};
		let s = e(t);
		if ("message" in s) {
			let [{ message: e } = s] = tt(t, s).faults;
			return {
				is: "refused",
				why: `The file cannot be read. ${e}`
			};
		}
		let c = a(t, s, i), { wanted: l, each: u } = rt(c.texts, n);
		if (!l) return {
			is: "refused",
			why: "The file does not have a text at this location."
		};
		if (u.size === 0) {
			let e = r(s, n, i);
			for (let [t, r] of n.entries()) try {
				e.edit(r);
			} catch (e) {
				if (!(e instanceof R)) throw e;
				u.set(t, e.message);
			}
			let t = e.text();
			if (u.size === 0) return nt(t, c, o(t, i), n, l);
		}
		return {
			is: "refused",
			why: [...u.values()][0] ?? "",
			each: u
		};
	};
	return {
		...i,
		read: o,
		edit: s
	};
}
var et = class {
	language;
	found = [];
	lineStarts;
	constructor(e) {
		this.lineStarts = n(() => l(e));
	}
	get count() {
		return this.found.length;
	}
	add(e, t, n, r = "not-a-text") {
		let { language: i } = this;
		this.found.push({
			code: r,
			message: e,
			at: t,
			...n && { severity: n },
			...i !== void 0 && { language: i }
		});
	}
	duplicate(e, t, n, r, i = "Keep one of them.") {
		let { line: a } = m({
			path: "",
			lineStarts: this.lineStarts()
		}, t.start, t.end), o = r ? " The last one counts." : "";
		this.add(`${e}, also at line ${a}.${o} ${i}`, n, r, "duplicate-text");
	}
	inOrder() {
		return this.found.toSorted((e, t) => e.at.start - t.at.start);
	}
};
function tt(e, t) {
	let n = g(e).map((e) => ({
		message: f,
		at: e
	}));
	return {
		texts: [],
		faults: (n.length > 0 ? n : [t]).map((e) => ({
			code: "text-file",
			...e
		}))
	};
}
function nt(e, t, n, r, i) {
	let a = new Set(t.texts.map(B)), o = new Set(n.texts.flatMap((e) => {
		let t = B(e);
		return i.get(t) === (a.has(t) ? ot(e) : st(e.value)) ? t : [];
	})), [s = 0, c = 0] = [t, n].map(({ faults: e }) => e.filter(({ code: e }) => e !== "duplicate-text").length);
	if (c <= s && [n.texts.length, o.size].every((e) => e === i.size)) return {
		is: "edited",
		text: e
	};
	let l = "The changed file would not contain exactly the wanted texts. Change it by hand.", u = r.flatMap((e, t) => e.is === "add" && !o.has(B(e)) ? [[t, l]] : []);
	return {
		is: "refused",
		why: l,
		...u.length > 0 && { each: new Map(u) }
	};
}
function rt(t, n) {
	let r = new Map();
	for (let e of n) e.is === "replace" && r.set(at(e.at), e.text);
	let i = new Set(), a = (e) => {
		let t = r.get(at(e.at));
		return t !== void 0 && i.add(at(e.at)), t ?? e.text;
	}, o = new Map(t.map((e) => [B(e), ot(e, a)])), s = new Map();
	if (i.size < r.size) return {
		wanted: void 0,
		each: s
	};
	for (let [t, r] of n.entries()) {
		if ((r.is === "replace" ? [r.text] : Object.values(it(r.value))).some((e) => c(e)) && s.set(t, e("The new text")), r.is !== "add" || s.has(t)) continue;
		let n = B(r);
		o.has(n) ? s.set(t, `The file already has the text "${r.path.join(".")}".`) : o.set(n, ct(r.value));
	}
	return {
		wanted: o,
		each: s
	};
}
function it(e) {
	return typeof e == "string" ? { "": e } : e;
}
function at({ start: e, end: t }) {
	return `${e}-${t}`;
}
function B({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function ot({ value: e, description: t }, n) {
	return JSON.stringify([st(e, n), t?.text]);
}
function st(e, t = ({ text: e }) => e) {
	return e.is === "none" ? "null" : e.is === "text" ? ct(t(e)) : ct(Object.fromEntries([...e.forms].map(([e, n]) => [e, t(n)])));
}
function ct(e) {
	return JSON.stringify(typeof e == "string" ? e : Object.entries(e).sort());
}
// src/locales/android.ts
const lt = z({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: Ke,
	texts: ye,
	changes: dt,
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
}), ut = "urn:oasis:names:tc:xliff:document:1.2";
function dt(e) {
	let { text: t, root: r, entities: i } = e, o = O(e), s = new Set(o.map(({ name: e }) => e)), c = {
		entities: i,
		prefixes: mt(r)
	}, l = n(() => {
		let t = o.flatMap(ft).map((t) => ({
			...t,
			value: A(e, t.element)
		}));
		return new Map(t.map((e) => [e.value.at.start, e]));
	}), u = a(pt), f = ({ base: e }) => e && u(e.text).get(e.name), p = [], m = [];
	return {
		edit: (e) => {
			let t = f(e);
			if (e.is === "add") {
				m.push(gt(e, s, t, c));
				return;
			}
			let n = l().get(e.at.start);
			if (!n) throw new R("The file does not have a text at this location.");
			let { value: r, element: i, isFormatted: a } = n;
			if (r.content.is === "text" && r.content.text === e.text) return;
			let o = t?.(i.attributes.quantity), u = yt(e.text, {
				old: r,
				base: o?.value,
				isFormatted: a
			}, c), d = r.style === "empty" ? `>${u}</${i.name}>` : u;
			p.push({
				...r.at,
				text: d
			});
		},
		text: () => {
			if (m.length > 0 && p.push(Nt(e, m)), p.some((e) => e.text.includes("<xliff:")) && r.attributes["xmlns:xliff"] === void 0) {
				let e = r.start + 10;
				p.push({
					start: e,
					end: e,
					text: ` xmlns:xliff="${ut}"`
				});
			}
			return d(t, p);
		}
	};
}
function ft({ is: e, element: t }) {
	return e === "plurals" ? k(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: Te(t)
	}];
}
function pt(e) {
	let t = Ke(e), n = new Map();
	if ("message" in t) return n;
	for (let e of O(t)) {
		let r = ft(e), [i] = r;
		i && e.is !== "array" && n.set(e.at.start, (e) => {
			let n = (e) => r.find(({ element: t }) => t.attributes.quantity === e), a = n(e) ?? n("other") ?? i;
			return {
				...a,
				value: A(t, a.element)
			};
		});
	}
	return n;
}
function mt({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? ut) === ut ? n.add("xliff") : n.delete("xliff"), n;
}
const ht = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;
function gt({ path: e, value: t }, n, r, i) {
	let a = e.join(".");
	if (!ht.test(a)) throw new R(`"${a}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".`);
	if (n.has(a)) throw new R(`The file already has "${a}", but not as a text of this key. Change it by hand.`);
	if (typeof t == "string") {
		let e = r?.(void 0), n = e?.element.name === "item" || (e?.isFormatted ?? !0), o = yt(t, {
			base: e?.value,
			isFormatted: n
		}, i), s = n ? "" : " formatted=\"false\"";
		return (e) => [`${e}<string name="${a}"${s}>${o}</string>`];
	}
	if (Object.keys(t).find((e) => !o.includes(e)) !== void 0 || Object.keys(t).length === 0) throw new R(`"${a}" needs plural forms of Android: zero, one, two, few, many or other.`);
	let s = o.flatMap((e) => {
		let n = t[e];
		return n === void 0 ? [] : `<item quantity="${e}">${yt(n, {
			base: r?.(e)?.value,
			isFormatted: !1
		}, i)}</item>`;
	});
	return (e) => [
		`${e}<plurals name="${a}">`,
		...s.map((t) => e + (e || jt) + t),
		`${e}</plurals>`
	];
}
const _t = /<[/!?\p{L}_]|&#?\w+;/u, vt = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function yt(e, t, n) {
	let r = bt(e, t, n);
	return At(r, t, n), r;
}
function bt(e, { old: t, base: n }, r) {
	let i = t && (t.style === "cdata" || !Ct(t)) ? t : void 0;
	if (!_t.test(e)) return St(e, (i ?? n)?.style);
	let a = [i, n], o = a.find((e) => e && wt(e)) ?? a.find((e) => e?.style === "cdata");
	if (!o) throw new R(xt);
	let s = o === i ? "The old text" : "The text in the base language";
	if (j(o)) return Tt(e, r, s, [i, n].some((e) => e?.style === "styled"));
	if (/<\/?xliff:/.test(e)) throw new R(`${s} has no <xliff:g>, so an app would show this tag. Change it by hand.`);
	return St(e, i?.style === "cdata" ? "cdata" : o.style);
}
const xt = "The new text has tags or entities, and neither the old text nor the one in the base language has any, so the file does not show whether they are markup or characters. Change it by hand.";
function St(e, t) {
	return t === "cdata" ? `<![CDATA[${P(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : F(t === "quoted" ? ze(e) : P(e));
}
function Ct({ content: e }) {
	return e.is === "text" && e.text === "";
}
function wt(e) {
	return j(e) || e.content.is === "text" && _t.test(e.content.text);
}
function Tt(e, t, n, r) {
	let i = `${n} has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.`, a = `<string>${e}</string>`, o = I(a, t.entities);
	if ("message" in o) throw new R(i);
	let s = $e(o, o.root);
	if (s.some(({ is: e }) => e === "cdata")) throw new R(i);
	if (Dt(a, s, t), !r && s.some((e) => e.is === "tag" && e.isSpan)) throw new R(`${n} has no styles such as <b>, and an app that reads it as a plain text would lose those of the new one. Change it by hand.`);
	let c = s.filter(({ is: e }) => e === "text"), [l, u] = [c[0], c.at(-1)], d = !1, f = s.map((e) => {
		let t = a.slice(e.start, e.end);
		if (e.is === "tag") return e.isSpan && (d = !1), t;
		let n = P(t, !1).replace(vt, "\\$&");
		return e === l && (n = n.replace(/^[@?]/, "\\$&")), (e === l || d) && (n = n.replace(/^ /, "\\u0020")), e === u && (n = n.replace(/ $/, "\\u0020")), d = t.endsWith(" "), n;
	}).join(""), p = Ot(f, t);
	if (p?.content.is === "text" && p.content.text === e) return f;
	let m = `${n} has markup, and the new one has entities but no tags, so an app would show other characters. Write the characters, such as & for &amp;.`;
	throw new R(s.some(({ is: e }) => e === "tag") ? i : m);
}
const Et = /\s([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
function Dt(e, t, { prefixes: n }) {
	let r = 0;
	for (let { is: i, start: a, end: o } of t) {
		if (i !== "tag") continue;
		let t = e.slice(a, o), [, s, c = ""] = /^<(\/?)([^\s/>]+)/.exec(t) ?? [], l = [...t.matchAll(Et)].map(([, e = ""]) => e), u = l.find((e) => /^xmlns(?::|$)/.test(e));
		if (u !== void 0) throw new R(`A tag in a text cannot declare ${u}. Declare it in <resources>.`);
		let d = [c, ...l].map((e) => e.includes(":") ? e.split(":", 1)[0] ?? "" : "").find((e) => e !== "" && e !== "xml" && !n.has(e));
		if (d !== void 0) throw new R(`<resources> does not declare the prefix "${d}" of the tags in the new text. Declare it there.`);
		if (c === "xliff:g") {
			if (s !== "" || t.endsWith("/>")) r -= s === "" ? 0 : 1;
			else if (++r > 1) throw new R("The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.");
		}
	}
}
function Ot(e, { entities: t }) {
	let n = I(`<string>${e}</string>`, t);
	return "message" in n ? void 0 : A(n, n.root);
}
const kt = 32767;
function At(e, { old: t, base: n, isFormatted: r }, i) {
	let a = Ot(e, i), o = a ? M(a) : "";
	if (o.length > kt / 3 && new TextEncoder().encode(o).length > kt) throw new R(`The new text has more than ${kt} bytes, which aapt2 refuses.`);
	if (!N(o)) return;
	let s = r && a?.style !== "styled";
	if (![t, n].some((e) => e && N(M(e))) || s) throw new R(`${Se("The new text")} in the project, such as %1$s and %2$d.`);
}
const jt = "    ", Mt = /(?:[ \t]*<!--[^\n\r]*?-->)*/y;
function Nt(e, t) {
	let { text: n, root: r } = e, i = (e) => t.flatMap((t) => t(e)), a = k(r), o = a.findLast(({ name: e }) => e === "string" || e === "plurals") ?? a.at(-1);
	if (o) {
		let { end: e } = o, t = ve(n, o.start);
		return t === void 0 ? {
			start: e,
			end: e,
			text: i("").map((e) => e.trimStart()).join("")
		} : D(n, e, Mt, i(t));
	}
	let s = L(e, r);
	if (s.isEmpty) {
		let e = [
			">",
			...i(jt),
			"</resources>"
		].join(E(n));
		return {
			start: r.end - 2,
			end: r.end,
			text: e
		};
	}
	let c = n.lastIndexOf("</", r.end - 1);
	for (; c > s.end && /[\t-\r ]/.test(n[c - 1] ?? "");) c--;
	return D(n, c, Mt, i(jt));
}
// src/locales/jsonFile.ts
function V(t, n, r, i) {
	let { at: a } = n, o = () => typeof t == "string" ? t : `The value of "${t.join(".")}"`;
	if (n.is !== "text") r.add(`${o()} is ${Lt[n.is]}`, a, "warning");
	else if (c(n.text)) r.add(e("This text"), a, i);
	else return n;
	return {
		is: "none",
		at: a
	};
}
function Pt(e, t, n) {
	let r = t && V(e, t, n, "warning");
	return r?.is === "text" && r.text !== "" ? { description: {
		text: r.text,
		at: r.at
	} } : {};
}
function H({ name: t, nameAt: n }, r) {
	if (t === "") r.add(Ft, n, "warning");
	else if (c(t)) r.add(e("This name"), n);
	else return !0;
	return !1;
}
const Ft = "This name is empty, and a key needs a name. It is not sent. Write a name.", It = "It is not sent. To make it a text, put it in quotes.", Lt = {
	number: `a number. ${It}`,
	boolean: `true or false. ${It}`,
	null: "null. It is not sent. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. The list is not sent. To send its texts, give each of them a name.",
	object: "an object. It is not sent, because nested names are not part of this format. Write a text in quotes."
}, Rt = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\./g, U = /[^\0-\x7f]/u;
function zt(e, { escapesAll: n, isUpperCase: r }, i = "") {
	let a = Array.from(i.matchAll(Rt), ([e]) => e), o = new Map(a.map((e) => [String(JSON.parse(`"${e}"`)), e])), s = !U.test(i) && U.test([...o.keys()].join(""));
	return `"${Array.from(e, (e) => {
		let i = o.get(e);
		if (i !== void 0) return i;
		if (!U.test(e) || !(n || s)) return JSON.stringify(e).slice(1, -1);
		let a = t(e);
		return r ? a.toUpperCase().replaceAll("U", "u") : a;
	}).join("")}"`;
}
function Bt(e) {
	return {
		escapesAll: !U.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e),
		isUpperCase: /\\u[\da-f]*[A-F]/.test(e)
	};
}
function W({ members: e }, t) {
	if (new Set(e.map(({ name: e }) => e)).size === e.length) return e;
	let n = new Map();
	for (let r of e) {
		let { name: e, nameAt: i } = r, a = n.get(e);
		if (a && Vt(a.value) !== Vt(r.value)) {
			let n = [a, r].every(({ value: e }) => e.is === "object") ? "Move the members of the first one into it." : void 0;
			t.duplicate(`"${e}" is twice in the same object`, a.nameAt, i, "warning", n);
		}
		n.delete(e), n.set(e, r);
	}
	return [...n.values()];
}
function Vt(e) {
	return JSON.stringify(e, (e, t) => e === "at" || e === "nameAt" ? void 0 : t);
}
function Ht(e, t, n = !1) {
	let { root: r } = e, i = new qt(e), a = r.members.some(({ value: e }) => e.is === "object"), o = Gt(r) ? a ? "mixed" : "flat" : a ? "nested" : "mixed";
	return {
		edit: (e) => {
			if (e.is === "replace") {
				i.replace(e.at, e.text);
				return;
			}
			let { path: r, value: a, base: s } = e;
			if (s && !Wt(s)) throw new R(Ut);
			if (typeof a != "string" && typeof t == "string") throw new R(t);
			for (let [e, s] of Object.entries(it(a))) {
				let a = r.at(-1) ?? "", c = e === "" || typeof t == "string" ? a : t(a, e), l = [...r.slice(0, -1), c], u = l.join(".");
				i.add(n ? [u] : Kt(i, l, o), s, (e) => `The file already has the name "${e}", so "${u}" cannot be added. Rename one of them.`);
			}
		},
		text: () => i.result()
	};
}
const Ut = "In the base language, this text is an item of a list, and this file does not have the item. Add the list by hand.";
function Wt({ text: e, name: t }) {
	let n = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:/y;
	return n.lastIndex = t, n.test(e);
}
function Gt({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && Gt(t));
}
function Kt(e, t, n) {
	let r = t.join(".");
	if (n === "flat") return [r];
	let i = [], a = e.root, o = 0;
	for (let t = r.indexOf("."); t >= 0; t = r.indexOf(".", t + 1)) {
		let n = r.slice(o, t), s = e.membersOf(a).get(n)?.value;
		s?.is === "object" && (i.push(n), a = s, o = t + 1);
	}
	let s = r.slice(o), c = s.split(".");
	if (n === "nested" && t.length === 1 && !c.includes("")) return [...i, ...c];
	let l = t;
	for (; l.length > 1 && l.join(".").length > s.length;) l = l.slice(1);
	return [...i, ...l.join(".") === s ? l : [s]];
}
var qt = class {
	root;
	membersOf = a(({ members: e }) => new Map(e.map((e) => [e.name, e])));
	text;
	isSorted;
	style;
	escapes;
	splices = [];
	added = new Map();
	constructor({ text: e, root: t }, n = !1) {
		this.text = e, this.root = t, this.isSorted = n, this.style = Jt(e, t), this.escapes = Bt(e);
	}
	replace({ start: e, end: t }, n) {
		this.splices.push({
			start: e,
			end: t,
			text: zt(n, this.escapes, this.text.slice(e, t))
		});
	}
	add(e, t, n) {
		let r = this.root, i = this.added;
		for (let [a, o] of e.entries()) {
			let s = r && this.membersOf(r).get(o)?.value, c = i.get(o);
			if (r = s?.is === "object" ? s : void 0, a === e.length - 1) {
				if (!(!s || typeof t != "string" && r?.members.length === 0) || c !== void 0) throw new R(n(o));
				i.set(o, t);
			} else {
				if (s && !r || typeof c == "string") throw new R(n(o));
				let e = c ?? new Map();
				i.set(o, e), i = e;
			}
		}
	}
	result() {
		return this.write(this.root, this.added), d(this.text, this.splices);
	}
	write(e, t) {
		let n = new Map();
		for (let [r, i] of t) {
			let t = this.membersOf(e).get(r)?.value;
			t?.is === "object" && typeof i != "string" ? this.write(t, i) : n.set(r, i);
		}
		if (n.size === 0) return;
		let r = this.isSorted ? en(e, n) : new Map([[void 0, n]]);
		for (let [t, n] of r) this.insert(e, n, t);
	}
	insert(e, t, n) {
		let r = Yt(this.text, e, this.style);
		if (!r) {
			let n = this.object(t, Xt(this.text, e.at.start));
			this.splices.push({
				...e.at,
				text: n
			});
			return;
		}
		let i = [...t].map((e) => this.member(e, r.indentation)), a = n ? n.nameAt.start : e.members.at(-1)?.value.at.end ?? e.at.start + 1, o = i.map((e) => n ? e + r.between : r.between + e).join("");
		this.splices.push({
			start: a,
			end: a,
			text: o
		});
	}
	member([e, t], n) {
		let r = typeof t == "string" ? zt(t, this.escapes) : this.object(t, n);
		return zt(e, this.escapes) + this.style.colon + r;
	}
	object(e, t) {
		let { lineEnd: n, step: r, comma: a, padding: o } = this.style, s = t === void 0 ? void 0 : t + r, c = [...e];
		this.isSorted && c.sort(([e], [t]) => i(e, t));
		let l = c.map((e) => this.member(e, s));
		if (s === void 0) return `{${o}${l.join(a)}${o}}`;
		let u = n + s;
		return `{${u}${l.join(`,${u}`)}${n}${t}}`;
	}
};
function Jt(e, t) {
	let [n] = t.members, r = n ? e.slice(n.nameAt.end, n.value.at.start) : ": ", i = /\s/.test(r) ? ", " : ",", [, a = "  "] = /[\n\r]([ \t]+)"/.exec(e) ?? [], [, o = " "] = /\{([ \t]*)"[^"]*"\s*:/.exec(e) ?? [];
	return {
		lineEnd: E(e),
		step: a,
		colon: r,
		comma: i,
		padding: o
	};
}
function Yt(e, t, n) {
	let r = t.members[0], i = t.members.at(-1);
	if (!r || !i) return;
	let a = t.members.at(-2), o = e.slice(t.at.start + 1, r.nameAt.start), s = !/[\r\n]/.test(o), [c = "", l = ""] = a ? e.slice(a.value.at.end, i.nameAt.start).split(",") : ["", s ? n.comma.slice(1) : o];
	return {
		between: `${Zt(c)},${Zt(l)}`,
		indentation: s ? void 0 : Zt(o).replace(/[\r\n]/g, "")
	};
}
function Xt(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function Zt(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
const Qt = n(() => new Intl.Collator("en", { numeric: !0 })), $t = [
	i,
	(e, t) => i(e.toLowerCase(), t.toLowerCase()),
	(e, t) => Qt().compare(e, t)
];
function en({ members: e }, t) {
	let n = $t.find((t) => tn(e, t));
	if (!n) return new Map([[void 0, t]]);
	let r = new Map(), i = 0;
	for (let [a, o] of [...t].sort(([e], [t]) => n(e, t))) {
		let t = e[i];
		for (; t && n(t.name, a) <= 0; t = e[i]) i += 1;
		let s = r.get(t) ?? new Map();
		r.set(t, s.set(a, o));
	}
	return r;
}
function tn(e, t) {
	return e.every(({ name: n }, r) => t(n, e[r + 1]?.name ?? n) <= 0);
}
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function nn(e, t = !1) {
	let n = e.length, r = 0, i = "", a = 0, o = 16, s = 0, c = 0, l = 0, u = 0, d = 0;
	function f(t, n) {
		let i = 0, a = 0;
		for (; i < t || !n;) {
			let t = e.charCodeAt(r);
			if (t >= 48 && t <= 57) a = a * 16 + t - 48;
			else if (t >= 65 && t <= 70) a = a * 16 + t - 65 + 10;
			else if (t >= 97 && t <= 102) a = a * 16 + t - 97 + 10;
			else break;
			r++, i++;
		}
		return i < t && (a = -1), a;
	}
	function p(e) {
		r = e, i = "", a = 0, o = 16, d = 0;
	}
	function m() {
		let t = r;
		if (e.charCodeAt(r) === 48) r++;
		else for (r++; r < e.length && K(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && K(e.charCodeAt(r))) for (r++; r < e.length && K(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && K(e.charCodeAt(r))) {
				for (r++; r < e.length && K(e.charCodeAt(r));) r++;
				n = r;
			} else d = 3;
		}
		return e.substring(t, n);
	}
	function h() {
		let t = "", i = r;
		for (;;) {
			if (r >= n) {
				t += e.substring(i, r), d = 2;
				break;
			}
			let a = e.charCodeAt(r);
			if (a === 34) {
				t += e.substring(i, r), r++;
				break;
			}
			if (a === 92) {
				if (t += e.substring(i, r), r++, r >= n) {
					d = 2;
					break;
				}
				switch (e.charCodeAt(r++)) {
					case 34:
						t += "\"";
						break;
					case 92:
						t += "\\";
						break;
					case 47:
						t += "/";
						break;
					case 98:
						t += "\b";
						break;
					case 102:
						t += "\f";
						break;
					case 110:
						t += "\n";
						break;
					case 114:
						t += "\r";
						break;
					case 116:
						t += "	";
						break;
					case 117:
						let e = f(4, !0);
						e >= 0 ? t += String.fromCharCode(e) : d = 4;
						break;
					default: d = 5;
				}
				i = r;
			} else {
				if (a >= 0 && a <= 31) {
					if (G(a)) {
						t += e.substring(i, r), d = 2;
						break;
					}
					d = 6;
				}
				r++;
			}
		}
		return t;
	}
	function g() {
		if (i = "", d = 0, a = r, c = s, u = l, r >= n) return a = n, o = 17;
		let t = e.charCodeAt(r);
		if (rn(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (rn(t));
			return o = 15;
		}
		if (G(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
		switch (t) {
			case 123: return r++, o = 1;
			case 125: return r++, o = 2;
			case 91: return r++, o = 3;
			case 93: return r++, o = 4;
			case 58: return r++, o = 6;
			case 44: return r++, o = 5;
			case 34: return r++, i = h(), o = 10;
			case 47:
				let c = r - 1;
				if (e.charCodeAt(r + 1) === 47) {
					for (r += 2; r < n && !G(e.charCodeAt(r));) r++;
					return i = e.substring(c, r), o = 12;
				}
				if (e.charCodeAt(r + 1) === 42) {
					r += 2;
					let t = n - 1, a = !1;
					for (; r < t;) {
						let t = e.charCodeAt(r);
						if (t === 42 && e.charCodeAt(r + 1) === 47) {
							r += 2, a = !0;
							break;
						}
						r++, G(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !K(e.charCodeAt(r))) return o = 16;
			case 48:
			case 49:
			case 50:
			case 51:
			case 52:
			case 53:
			case 54:
			case 55:
			case 56:
			case 57: return i += m(), o = 11;
			default:
				for (; r < n && _(t);) r++, t = e.charCodeAt(r);
				if (a !== r) {
					switch (i = e.substring(a, r), i) {
						case "true": return o = 8;
						case "false": return o = 9;
						case "null": return o = 7;
					}
					return o = 16;
				}
				return i += String.fromCharCode(t), r++, o = 16;
		}
	}
	function _(e) {
		if (rn(e) || G(e)) return !1;
		switch (e) {
			case 125:
			case 93:
			case 123:
			case 91:
			case 34:
			case 58:
			case 44:
			case 47: return !1;
		}
		return !0;
	}
	function ee() {
		let e;
		do
			e = g();
		while (e >= 12 && e <= 15);
		return e;
	}
	return {
		setPosition: p,
		getPosition: () => r,
		scan: t ? ee : g,
		getToken: () => o,
		getTokenValue: () => i,
		getTokenOffset: () => a,
		getTokenLength: () => r - a,
		getTokenStartLine: () => c,
		getTokenStartCharacter: () => a - u,
		getTokenError: () => d
	};
}
function rn(e) {
	return e === 32 || e === 9;
}
function G(e) {
	return e === 10 || e === 13;
}
function K(e) {
	return e >= 48 && e <= 57;
}
var an;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(an ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var on;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(on ||= {});
function sn(e, t, n = on.DEFAULT) {
	let r = nn(e, !1), i = [], a = 0;
	function o(e) {
		return e ? () => a === 0 && e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter()) : () => !0;
	}
	function s(e) {
		return e ? (t) => a === 0 && e(t, r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter()) : () => !0;
	}
	function c(e) {
		return e ? (t) => a === 0 && e(t, r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter(), () => i.slice()) : () => !0;
	}
	function l(e) {
		return e ? () => {
			a > 0 ? a++ : e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter(), () => i.slice()) === !1 && (a = 1);
		} : () => !0;
	}
	function u(e) {
		return e ? () => {
			a > 0 && a--, a === 0 && e(r.getTokenOffset(), r.getTokenLength(), r.getTokenStartLine(), r.getTokenStartCharacter());
		} : () => !0;
	}
	let d = l(t.onObjectBegin), f = c(t.onObjectProperty), p = u(t.onObjectEnd), m = l(t.onArrayBegin), h = u(t.onArrayEnd), g = c(t.onLiteralValue), _ = s(t.onSeparator), ee = o(t.onComment), te = s(t.onError), ne = n && n.disallowComments, re = n && n.allowTrailingComma;
	function v() {
		for (;;) {
			let e = r.scan();
			switch (r.getTokenError()) {
				case 4:
					y(14);
					break;
				case 5:
					y(15);
					break;
				case 3:
					y(13);
					break;
				case 1:
					ne || y(11);
					break;
				case 2:
					y(12);
					break;
				case 6: y(16);
			}
			switch (e) {
				case 12:
				case 13:
					ne ? y(10) : ee();
					break;
				case 16:
					y(1);
					break;
				case 15:
				case 14: break;
				default: return e;
			}
		}
	}
	function y(e, t = [], n = []) {
		if (te(e), t.length + n.length > 0) {
			let e = r.getToken();
			for (; e !== 17;) {
				if (t.indexOf(e) !== -1) {
					v();
					break;
				}
				if (n.indexOf(e) !== -1) break;
				e = v();
			}
		}
	}
	function b(e) {
		let t = r.getTokenValue();
		return e ? g(t) : (f(t), i.push(t)), v(), !0;
	}
	function ie() {
		switch (r.getToken()) {
			case 11:
				let e = r.getTokenValue(), t = Number(e);
				isNaN(t) && (y(2), t = 0), g(t);
				break;
			case 7:
				g(null);
				break;
			case 8:
				g(!0);
				break;
			case 9:
				g(!1);
				break;
			default: return !1;
		}
		return v(), !0;
	}
	function ae() {
		return r.getToken() === 10 ? (b(!1), r.getToken() === 6 ? (_(":"), v(), S() || y(4, [], [2, 5])) : y(5, [], [2, 5]), i.pop(), !0) : (y(3, [], [2, 5]), !1);
	}
	function oe() {
		d(), v();
		let e = !1;
		for (; r.getToken() !== 2 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (e || y(4, [], []), _(","), v(), r.getToken() === 2 && re) break;
			} else e && y(6, [], []);
			ae() || y(4, [], [2, 5]), e = !0;
		}
		return p(), r.getToken() === 2 ? v() : y(7, [2], []), !0;
	}
	function x() {
		m(), v();
		let e = !0, t = !1;
		for (; r.getToken() !== 4 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (t || y(4, [], []), _(","), v(), r.getToken() === 4 && re) break;
			} else t && y(6, [], []);
			e ? (i.push(0), e = !1) : i[i.length - 1]++, S() || y(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? v() : y(8, [4], []), !0;
	}
	function S() {
		switch (r.getToken()) {
			case 3: return x();
			case 1: return oe();
			case 10: return b(!0);
			default: return ie();
		}
	}
	return v(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (y(4, [], []), !1) : S() ? (r.getToken() !== 17 && y(9, [], []), !0) : (y(4, [], []), !1);
}
// node_modules/jsonc-parser/lib/esm/main.js
var cn;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(cn ||= {});
var ln;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(ln ||= {});
const un = sn;
var dn;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(dn ||= {});
function fn(e) {
	switch (e) {
		case 1: return "InvalidSymbol";
		case 2: return "InvalidNumberFormat";
		case 3: return "PropertyNameExpected";
		case 4: return "ValueExpected";
		case 5: return "ColonExpected";
		case 6: return "CommaExpected";
		case 7: return "CloseBraceExpected";
		case 8: return "CloseBracketExpected";
		case 9: return "EndOfFileExpected";
		case 10: return "InvalidCommentToken";
		case 11: return "UnexpectedEndOfComment";
		case 12: return "UnexpectedEndOfString";
		case 13: return "UnexpectedEndOfNumber";
		case 14: return "InvalidUnicode";
		case 15: return "InvalidEscapeCharacter";
		case 16: return "InvalidCharacter";
	}
	return "<unknown ParseErrorCode>";
}
function q(e) {
	let t = _n(e);
	return "message" in t ? t : t.is === "object" ? {
		text: e,
		root: t
	} : {
		message: "A file with texts must contain an object, such as { \"greeting\": \"Hello\" }.",
		at: {
			start: t.at.start,
			end: t.at.start + 1
		}
	};
}
const pn = /[^"\\\0-\x1f]*/y, mn = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y, hn = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, gn = /true|false|null/y;
function _n(e) {
	let t = 0, n = 0, r, i = (t, n, i) => {
		throw r = yn(e, t, n, n + i), SyntaxError(t);
	}, a = () => (un(e, { onError: (e, t, n) => i(fn(e), t, n) }, { disallowComments: !0 }), i("ValueExpected", 0, 0)), o = () => {
		for (let n = e.charCodeAt(t); n === 32 || n === 10 || n === 13 || n === 9;) n = e.charCodeAt(++t);
	}, s = (n) => (n.lastIndex = t, n.test(e) ? (t = n.lastIndex, !0) : !1), c = (n) => (o(), e[t] === n && (t += 1, !0)), l = () => {
		let n = t;
		for (e[t++] !== "\"" && a(), s(pn); e[t] === "\\"; s(pn)) s(mn) || a();
		e[t++] !== "\"" && a();
		let r = e.slice(n + 1, t - 1);
		return r.includes("\\") ? String(JSON.parse(e.slice(n, t))) : r;
	}, u = (e, r) => {
		let o = t++;
		if (++n > 100 && i("TooDeep", o, 1), !c(e)) {
			do
				r();
			while (c(","));
			c(e) || a();
		}
		return --n, {
			start: o,
			end: t
		};
	}, d = () => {
		o();
		let n = t, r = e[t];
		if (r === "\"") return {
			is: "text",
			text: l(),
			at: {
				start: n,
				end: t
			}
		};
		if (r === "{") {
			let e = [];
			return {
				is: "object",
				at: u("}", () => e.push(f())),
				members: e
			};
		}
		if (r === "[") {
			let e = [];
			return {
				is: "array",
				at: u("]", () => e.push(d())),
				items: e
			};
		}
		let i = s(gn);
		!i && !s(hn) && a();
		let c = {
			start: n,
			end: t
		};
		return r === "t" || r === "f" ? {
			is: "boolean",
			at: c,
			value: r === "t"
		} : {
			is: i ? "null" : "number",
			at: c
		};
	}, f = () => {
		o();
		let e = t, n = l(), r = {
			start: e,
			end: t
		};
		return c(":") || a(), {
			name: n,
			nameAt: r,
			value: d()
		};
	};
	try {
		let n = d();
		return o(), t < e.length ? a() : n;
	} catch (e) {
		if (r) return r;
		throw e;
	}
}
const vn = {
	TooDeep: "Values are nested more than 100 levels deep. Use fewer levels.",
	InvalidCommentToken: "JSON has no comments. Remove this comment.",
	UnexpectedEndOfString: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
	InvalidCharacter: "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
	InvalidEscapeCharacter: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\. An apostrophe needs none.",
	InvalidUnicode: "\\u must be followed by four hexadecimal digits, such as \\u00e9.",
	EndOfFileExpected: "The JSON ends before this. Remove the rest of the file.",
	ColonExpected: "A colon is missing between the name and its value.",
	CommaExpected: "A comma is missing before this.",
	PropertyNameExpected: "A name in double quotes must be here, or the end of the object."
};
function yn(e, t, n, r) {
	if (e.trim() === "") return {
		message: "The file is empty. It must contain a JSON object.",
		at: {
			start: 0,
			end: 0
		}
	};
	let i = e.slice(n, r), a = e.slice(0, n).trimEnd(), o = {
		start: a.length - 1,
		end: a.length
	};
	if (n >= e.length) return {
		message: "The file ends too early. Add what is missing, such as } for each open object.",
		at: o
	};
	let s = {
		start: n,
		end: Math.min(r, e.length)
	};
	if (/^[}\]]/.test(i)) {
		let e = `There is no value between this comma and "${i}". Remove the comma.`;
		return a.endsWith(",") ? {
			message: e,
			at: o
		} : {
			message: `No open bracket belongs to this "${i}". Remove it, or write what is missing.`,
			at: s
		};
	}
	return t === "InvalidSymbol" || t === "UnexpectedEndOfNumber" ? {
		message: `"${i.length > 40 ? `${i.slice(0, 40)}…` : i}" is not a JSON value. Names and texts need double quotes, and a double quote inside of a text is \\".`,
		at: s
	} : {
		message: vn[t] ?? "A value is missing here.",
		at: s
	};
}
// src/locales/json.ts
const bn = z({
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	parse: q,
	texts: (e, t, n) => {
		let r = kn(e);
		return r === void 0 ? Sn(e, t, n) : An(e, r, t);
	},
	changes: (e, t, { plurals: n }) => jn(e, t) ?? Ht(e, n === "i18next" ? (e, t) => `${e}_${t}` : xn),
	empty: () => "{}\n"
}), xn = "A JSON file has plural forms only if its text source sets \"plurals: i18next\".";
function Sn({ root: e }, t, { plurals: n, language: r, lists: i }) {
	let a = h(r ?? "")?.resolvedOptions().pluralCategories?.length === 1 ? 1 : 2, o = [], s = (e, t, n) => o.push({
		path: e,
		name: t,
		value: n
	}), l = (e, r) => {
		let o = W(e, t).filter((e) => H(e, t)), c = n === "i18next" ? En(o, a) : void 0;
		for (let e of o) {
			let { name: n, nameAt: a, value: o } = e, d = c?.get(e);
			if (d && e !== d.first) continue;
			let f = [...r, d?.name ?? n];
			d ? s(f, a, Dn(d, r, t)) : o.is === "object" ? l(o, f) : o.is === "array" ? (i || V(f, o, t), u(o, f)) : s(f, a, V(f, o, t));
		}
	}, u = (e, n) => {
		let { at: r } = e, a = e.is === "array" ? e.items.map((e, t) => [String(t), e]) : e.is === "object" ? [...new Map(e.members.map((e) => [e.name, e.value]))] : [];
		a.length === 0 && s(n, r, i ? V(n, e, t) : {
			is: "none",
			at: r
		});
		for (let [e, t] of a) c(e) || u(t, [...n, e]);
	};
	return l(e, []), Cn(o, t);
}
function Cn(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = r.path.join("."), i = n.get(e);
		i && t.duplicate(wn(e, i, r.path), i.name, r.name), n.set(e, i ? {
			...i,
			value: {
				is: "none",
				at: i.value.at
			}
		} : r);
	}
	return [...n.values()];
}
function wn(e, t, n) {
	return s(t.path, n) ? `"${e}" is a text and also has plural forms` : `Nested names are joined by ".", and "${e}" is twice in this file`;
}
const Tn = RegExp(`^(.+)_(${o.join("|")})$`, "s");
function En(e, t) {
	let n = new Map();
	for (let t of e) {
		let [, e, r] = Tn.exec(t.name) ?? [];
		e !== void 0 && r !== void 0 && t.value.is !== "object" && n.set(e, (n.get(e) ?? new Map()).set(r, t));
	}
	return new Map([...n].flatMap(([e, n]) => {
		let [r] = n.values();
		return !r || n.size < t || !n.has("other") ? [] : [...n.values()].map((t) => [t, {
			name: e,
			forms: n,
			first: r
		}]);
	}));
}
function Dn({ forms: e, first: t }, n, r) {
	let i = {
		start: t.nameAt.start,
		end: t.value.at.end
	}, a = new Map();
	for (let [t, { name: i, nameAt: o, value: s }] of e) {
		let e = V([...n, i], s, r);
		e.is === "text" && a.set(t, {
			text: e.text,
			at: e.at,
			name: o
		});
	}
	return a.size === e.size ? {
		is: "forms",
		at: i,
		forms: a
	} : {
		is: "none",
		at: i
	};
}
const On = [{
	text: "defaultMessage",
	others: ["description"]
}, {
	text: "message",
	others: ["description", "placeholders"]
}];
function kn({ root: e }) {
	let t = ({ value: e }, t, n) => e.is === "object" && e.members.some((e) => e.name === t && e.value.is === "text") && e.members.every(({ name: e }) => e === t || n.includes(e)), n = On.find(({ text: n, others: r }) => e.members.every((e) => t(e, n, r)));
	return e.members.length > 0 ? n?.text : void 0;
}
function An({ root: e }, t, n) {
	return W(e, n).flatMap((e) => {
		let { name: r, nameAt: i, value: a } = e;
		if (a.is !== "object" || !H(e, n)) return [];
		let o = new Map(W(a, n).map((e) => [e.name, e.value])), s = o.get(t);
		if (!s) return [];
		let c = V(`The ${t} of "${r}"`, s, n), l = Pt(`The description of "${r}"`, o.get("description"), n);
		return [{
			path: [r],
			name: i,
			value: c,
			...l
		}];
	});
}
function jn(e, t) {
	let [r] = t.flatMap((e) => e.base ?? []), i = n(() => {
		let e = r && q(r.text);
		return e && !("message" in e) ? e : void 0;
	}), a = e.root.members.length > 0 ? e : i(), o = a && kn(a);
	if (o === void 0) return;
	let s = new qt(e), c = n(() => new Map(i()?.root.members.map(({ nameAt: e, value: t }) => [e.start, t]))), l = (e) => {
		let t = e.base && e.base.text === r?.text ? c().get(e.base.name) : void 0;
		return Mn((t?.is === "object" ? t.members : []).filter(({ name: e }) => e === "placeholders"));
	};
	return {
		edit: (e) => {
			if (e.is === "replace") s.replace(e.at, e.text);
			else if (typeof e.value != "string") throw new R("This file has one object for each text, without plural forms. It writes them in one text, as a message of ICU.");
			else s.add([e.path.join(".")], new Map([[o, e.value], ...l(e)]), (e) => `The file already has the name "${e}". Rename one of them.`);
		},
		text: () => s.result()
	};
}
function Mn(e) {
	return new Map(e.flatMap(({ name: e, value: t }) => t.is === "object" ? [[e, Mn(t.members)]] : t.is === "text" ? [[e, t.text]] : []));
}
const Nn = z({
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	parse: q,
	texts: Fn,
	changes: (e) => Ht(e, Pn, !0),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}), Pn = "An ARB file has no plural forms. It writes them in one text, as a message of ICU.";
function Fn({ root: e }, t) {
	let n = W(e, t), r = new Map(n.map((e) => [e.name, e]));
	return n.flatMap((e) => {
		let { name: n, nameAt: i, value: a } = e;
		if (n.startsWith("@")) {
			let e = n.slice(1), a = r.has(e) || e.startsWith("@") ? void 0 : p(e, [...r.keys()]);
			return a && !a.startsWith("@") && t.add(`"${n}" describes no text of this file. Did you mean "@${a}"?`, i, "warning"), [];
		}
		if (!H(e, t)) return [];
		let o = V([n], a, t);
		return [{
			path: [n],
			name: i,
			value: o,
			...In(r.get("@" + n), t)
		}];
	});
}
function In(e, t) {
	if (!e) return {};
	let { name: n, value: r } = e;
	if (r.is !== "object") {
		let e = `"${n}" must be an object with attributes, such as { "description": "…" }.`;
		return t.add(e, r.at, "warning"), {};
	}
	let i = W(r, t).find((e) => e.name === "description");
	return Pt(`The description in "${n}"`, i?.value, t);
}
// src/locales/strings.ts
const Ln = z({
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	parse: Hn,
	texts: Rn,
	changes: Un,
	empty: () => ""
});
function Rn({ text: e, pairs: t }, n) {
	e.trim() === "" && n.add("The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.", {
		start: 0,
		end: 0
	}, "warning", "empty-manifest");
	let r = new Map();
	for (let e of t) {
		let t = T(e.name), i = zn(e.name.raw, "This name", t, n);
		if (i === "" && n.add("This name is empty, and a key needs a name. Its text is not read.", t, "warning"), !i) continue;
		let a = r.get(i);
		a && !s(Y(a.value.raw), Y(e.value.raw)) && n.duplicate(`"${i}" is twice in this file`, a.name, t, "warning"), r.delete(i), r.set(i, e);
	}
	return [...r].map(([e, t]) => {
		let r = T(t.value), i = zn(t.value.raw, "This text", r, n), a = i === void 0 ? {
			is: "none",
			at: r
		} : {
			is: "text",
			text: i,
			at: r
		};
		return {
			path: [e],
			name: T(t.name),
			value: a
		};
	});
}
function zn(t, n, r, i) {
	let a = Y(t), [, o] = /(?<!\\)(?:\\\\)*\\u([\da-f]{4})/i.exec(t.replaceAll("\\U", "")) ?? [];
	if (o !== void 0 && i.add(`Files of this format have no escape \\u, so the app shows "u${o}". Write \\U${o}, or the character.`, r, "warning"), "why" in a) i.add(a.why, r);
	else if (c(a.text)) i.add(e(n), r);
	else return a.text;
}
function Bn(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
const J = /[\t-\r \u2028\u2029]+|\/\/[^\n\r\u2028\u2029]*|\/\*.*?\*\//sy, Vn = /(?!\/\*)[\w$/:.-]+/y;
function Hn(e) {
	if (e.trim() === "") return {
		text: e,
		pairs: [],
		end: e.length
	};
	let t = Bn(e);
	if (t) return {
		message: t,
		at: {
			start: 0,
			end: Math.min(e.length, 8)
		}
	};
	let n = +!!e.startsWith("﻿"), r = () => {
		for (J.lastIndex = n; J.test(e);) n = J.lastIndex;
	}, i = (t) => (r(), e[n] === t && (n++, !0)), a = () => {
		r();
		let t = n, i = e[t];
		if (i === "\"" || i === "'") {
			let r = /\\.|["']/gs;
			r.lastIndex = t + 1;
			let [a] = r.exec(e) ?? [];
			for (; a !== void 0 && a !== i;) [a] = r.exec(e) ?? [];
			return a === void 0 ? void 0 : (n = r.lastIndex, {
				start: t,
				end: n,
				raw: e.slice(t + 1, n - 1),
				quote: i
			});
		}
		if (Vn.lastIndex = n, Vn.test(e)) return n = Vn.lastIndex, {
			start: t,
			end: n,
			raw: e.slice(t, n),
			quote: ""
		};
	}, o = (t, r) => {
		let i = e.charAt(n), a = {
			start: n,
			end: Math.min(n + 1, e.length)
		};
		return e.startsWith("/*", n) ? {
			message: "This comment has no end. Add */ at its end.",
			at: {
				start: n,
				end: n + 2
			}
		} : !r && /["']/.test(i) ? {
			message: `This text has no closing quote. Add ${i} at its end.`,
			at: a
		} : {
			message: t,
			at: r ?? a
		};
	}, s = i("{"), c = [];
	for (;;) {
		r();
		let t = n;
		if (s && i("}")) return r(), n === e.length ? {
			text: e,
			pairs: c,
			end: t
		} : o("The list ends before this. Remove the rest of the file.", {
			start: n,
			end: n + 1
		});
		if (n === e.length) return s ? o("The file ends too early. Add } at its end.") : {
			text: e,
			pairs: c,
			end: t
		};
		let l = a();
		if (!l) return o("A name must be here. Put it in double quotes, as in \"title\" = \"Cart\";.");
		let u = l;
		if (!i(";")) {
			if (!i("=")) return o("An equals sign is missing after the name. Write a quote inside of a name as \\\".", T(l));
			if (u = a(), !u) return o("A text must be here. Put it in double quotes.");
			if (!i(";")) return o("A semicolon is missing after this text. Write a quote inside of a text as \\\".", T(u));
		}
		c.push({
			name: l,
			value: u,
			end: n
		});
	}
}
function Un(e) {
	let { text: t, pairs: n } = e, i = new Map(n.map((e) => [e.value.start, e])), a = [], o = [];
	return {
		edit: (n) => {
			n.is === "add" ? o.push(Gn(e, n)) : r(a, Wn(t, i.get(n.at.start), n.text));
		},
		text: () => d(t, o.length > 0 ? [...a, qn(e, o)] : a)
	};
}
function Wn(e, t, n) {
	let r = t && Y(t.value.raw);
	if (!t || !r || "text" in r && r.text === n) return [];
	let { name: i, value: a } = t, o = a.quote || "\"", s = a === i, c = o + Xn(n, o, !s && /[\n\r]/.test(a.raw) ? E(e) : "\\n") + o;
	return s ? [{
		start: i.end,
		end: i.end,
		text: ` = ${c}`
	}] : [{
		start: a.start,
		end: a.end,
		text: c
	}];
}
function Gn({ text: t, pairs: n }, { path: r, value: i }) {
	let a = r.join(".");
	if (typeof i != "string") throw new R(`"${a}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`);
	if (a === "") throw new R("A .strings file cannot store a text without a name.");
	if (c(a)) throw new R(e("The name"));
	let o = n.at(-1), s = o?.name.quote || "\"", l = o?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(a), u = o?.value.quote || s, d = o ? t.slice(o.name.end, o.value.start) : "", f = /^[ \t]*=[ \t]*$/.test(d) ? d : " = ";
	return `${l ? a : s + Xn(a, s, "\\n") + s}${f}${u}${Xn(i, u, "\\n")}${u};`;
}
const Kn = /(?:[ \t]*\/\*[^\n\r]*?\*\/)*(?:[ \t]*\/\/[^\n\r]*)?/y;
function qn({ text: e, pairs: t, end: n }, r) {
	let i = t.at(-1);
	if (i) {
		let t = ve(e, i.name.start) ?? "", n = r.map((e) => t + e);
		return D(e, i.end, Kn, n);
	}
	let a = E(e);
	return {
		start: n,
		end: n,
		text: (n === 0 || e.slice(0, n) === "﻿" || ve(e, n) !== void 0 ? "" : a) + r.map((e) => e + a).join("")
	};
}
const Jn = /\\(?:([0-7]{1,3})|U([\da-fA-F]{4})|(U)|(.))/gs, Yn = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function Y(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(Jn, (e, n, r, i, a) => {
		i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9.");
		let o = Number.parseInt(n, 8) & 255;
		return n ? o < 128 ? String.fromCharCode(o) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[o - 128] ?? "" : r ? String.fromCharCode(Number.parseInt(r, 16)) : Yn[a] ?? a ?? "";
	});
	return t ? { why: t } : { text: n };
}
function Xn(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/locales/xcstrings.ts
const Zn = z({
	limit: {
		most: 1e6,
		of: "names",
		mark: /"\s*:/g
	},
	parse: er,
	texts: rr,
	base: ({ source: e }) => e,
	changes: lr,
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
}), Qn = 5e4, $n = 1e3;
function er(e) {
	let t = q(e);
	if ("message" in t) return t;
	let { root: n } = t, r = $(n, "sourceLanguage"), i = $(n, "strings");
	if (r?.is !== "text" || r.text === "" || i?.is !== "object") return {
		message: "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".",
		at: {
			start: n.at.start,
			end: n.at.start + 1
		}
	};
	let a = i.members[Qn];
	return a ? {
		message: `This file has more than ${Qn.toLocaleString("en-US")} strings. Divide it into several files.`,
		at: a.nameAt
	} : {
		text: e,
		root: n,
		source: r.text,
		strings: i,
		...tr(i, r.text)
	};
}
function tr(e, t) {
	let n = new Map(), r = [];
	for (let i of e.members) {
		let e = $(i.value, "localizations");
		for (let { name: a, value: o } of e?.is === "object" ? e.members : []) {
			if (o.is !== "object") continue;
			let s = Z(Z(o, "variations"), "plural"), c = s?.is === "object" ? s : void 0;
			if (a === t) for (let e of [o, ...(c?.members ?? []).map((e) => e.value)]) {
				let t = nr(e)?.at.start, r = X(e);
				t !== void 0 && r && n.set(t, r.at);
			}
			else {
				c && (c.members = c.members.filter((e) => !X(e.value)));
				let n = nr(o), s = nr($(e, t));
				n?.is === "text" && s?.is === "text" && ![
					"",
					i.name,
					s.text
				].includes(n.text) && X(o) && r.push({
					name: i.name,
					language: a,
					at: n.at
				}), (X(o) || c?.members.length === 0) && (o.members = []);
			}
		}
	}
	return {
		newStates: n,
		leftOut: r
	};
}
function nr(e) {
	return $(Z(e, "stringUnit"), "value");
}
function X(e) {
	let t = $(Z(e, "stringUnit"), "state");
	return t?.is === "text" && t.text === "new" ? t : void 0;
}
function Z(e, t) {
	return e?.is === "object" && e.members.length === 1 ? $(e, t) : void 0;
}
function rr({ root: e, strings: t, source: n, leftOut: r }, i) {
	W(e, i);
	for (let { name: e, language: t, at: n } of r) {
		i.language = t;
		let r = `The ${t} text of "${e}" is not read, because its state is "new", as that of a copy. If it is a translation, write the state "translated".`;
		i.add(r, n, "warning");
	}
	return i.language = void 0, W(t, i).flatMap((e) => ar(e, n, i));
}
function Q(e, t) {
	return e.is === "object" ? W(e, t) : [];
}
function ir({ name: e, value: t }, n) {
	return t.is !== "object" && n.add(`"${e}" must be an object.`, t.at), Q(t, n);
}
function ar(e, t, n) {
	let { name: r, nameAt: i, value: a } = e;
	if (a.is !== "object") return n.add(`"${r}" must be an object, such as { "localizations": { … } }.`, a.at), [];
	let o = new Map(Q(a, n).map((e) => [e.name, e.value])), s = o.get("shouldTranslate");
	if (s?.is === "boolean" && !s.value) return [];
	let c = o.get("localizations");
	if (c && c.is !== "object") return n.add(`The localizations of "${r}" must be an object.`, c.at), [];
	if (c && c.members.length > $n) {
		let e = `"${r}" has more than ${$n.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
		return n.add(e, i), [];
	}
	let l = c ? Q(c, n) : [];
	if (r === "" && l.length === 0 || !H(e, n)) return [];
	let u = Pt(`The comment of "${r}"`, o.get("comment"), n), d = l.flatMap((e) => {
		let t = e.name;
		n.language = t;
		let i = or(e, `The text of "${r}" in "${t}"`, n);
		return n.language = void 0, i ? [{
			language: t,
			value: i
		}] : [];
	});
	return d.some(({ language: e }) => e === t) || d.unshift({
		language: t,
		value: {
			is: "text",
			text: r,
			at: i
		}
	}), d.map((e) => ({
		path: [r],
		name: i,
		...e,
		...u
	}));
}
function or({ value: e, nameAt: t }, n, r) {
	let i = {
		is: "none",
		at: e.at
	}, a = Q(e, r), [s] = a;
	if (e.is === "object" && !s) return;
	if (a.length > 1 || s?.name !== "variations") {
		let t = sr(e, a, n, r);
		return t ? {
			is: "text",
			...t
		} : i;
	}
	let c = ir(s, r), [l = s] = c, u = c.find(({ name: e }) => e !== "plural");
	if (u && cr(n, u.name, t, r), u || c.length === 0) return u && i;
	let d = ir(l, r), f = new Map();
	for (let { name: e, nameAt: t, value: i } of d) {
		if (!o.includes(e)) {
			r.add(`"${e}" is not a plural form. Forms are ${o.join(", ")}.`, t);
			continue;
		}
		let a = sr(i, Q(i, r), `${n}, form "${e}",`, r);
		a && f.set(e, {
			...a,
			name: t
		});
	}
	if (d.length === 0) return;
	let { at: p } = l.value;
	return f.size === d.length ? {
		is: "forms",
		at: p,
		forms: f
	} : {
		is: "none",
		at: p
	};
}
function sr(e, t, n, r) {
	let i = t.find(({ name: e }) => e !== "stringUnit"), a = t[0]?.value ?? e;
	if (i) {
		t.length === 2 && i.name === "variations" ? r.add(`${n} has both "stringUnit" and "variations". Keep one of them.`, i.nameAt) : cr(n, i.name, i.nameAt, r);
		return;
	}
	let o = Q(a, r).find(({ name: e }) => e === "value")?.value, s = o && V(n, o, r);
	return s || r.add(`${n} needs a "stringUnit" with a "value". Write a text in quotes.`, a.at), s?.is === "text" ? {
		text: s.text,
		at: s.at
	} : void 0;
}
function cr(e, t, n, r) {
	let i = `${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`;
	r.add(i, n, "warning");
}
function lr(e, t) {
	let { source: n, strings: r, newStates: i } = e, a = new qt(e, !0), o = new Map(r.members.map(({ nameAt: e, name: t }) => [e.start, t])), s = new Set(t.flatMap((e) => e.is === "add" && e.language === n ? e.path.join(".") : [])), c = new Set(), l = (e, t, i) => {
		let o = a.membersOf(r).get(e)?.value;
		if (o && o.is !== "object") throw new R(`"${e}" is not an object.`);
		if (!o && !s.has(e)) throw new R(`The new string "${e}" needs a text in "${n}", the source language of the file.`);
		let l = () => `"${e}" already has a localization "${t}", which is not one text.`;
		!o && !c.has(e) && a.add([
			"strings",
			e,
			"extractionState"
		], "manual", l), c.add(e), a.add([
			"strings",
			e,
			"localizations",
			t
		], ur(i), l);
	};
	return {
		edit: (e) => {
			let t = e.is === "replace" ? o.get(e.at.start) : void 0;
			if (e.is === "add") l(e.path.join("."), e.language ?? n, e.value);
			else if (t !== void 0) l(t, n, e.text);
			else {
				let t = i.get(e.at.start);
				t && a.replace(t, "translated"), a.replace(e.at, e.text);
			}
		},
		text: () => a.result()
	};
}
function ur(e) {
	if (typeof e == "string") return dr(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, dr(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function dr(e) {
	return new Map([["stringUnit", new Map(Object.entries({
		state: "translated",
		value: e
	}))]]);
}
function $(e, t) {
	return e?.is === "object" ? e.members.findLast((e) => e.name === t)?.value : void 0;
}
// src/locales/formats.ts
const fr = {
	JSON: bn,
	ARB: Nn,
	"Apple strings": Ln,
	"Apple string catalog": Zn,
	"Android strings": lt
};
function pr(e) {
	let t = u(e);
	return t && fr[t.name];
}
function mr(e, t, n) {
	let r = pr(e);
	if (!r) return {
		texts: [],
		faults: []
	};
	let { most: i, of: a, mark: o } = r.limit, s = 0;
	for (o.lastIndex = 0; o.test(t); s += 1) if (!(s < i)) return tt(t, {
		message: `This file has more than ${i.toLocaleString("en-US")} ${a}. Divide it into several files.`,
		at: {
			start: o.lastIndex - 1,
			end: o.lastIndex
		}
	});
	return r.read(t, n);
}
export { pr as formatOf, mr as readTexts };
