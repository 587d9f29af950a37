import { A as e, E as t, O as n, S as r, T as i, c as a, g as o, i as s, k as c, l } from "./wire.js";
import { at as u, ct as d, fi as f, in as p, ln as m, lt as h, on as g, ot as _, pn as v, st as y, tn as ee } from "./start.js";
// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
const b = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var x = class {
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
		return t ? e.replace(b, "_").length : e.length;
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
const S = /["&<]/, te = /['&<]/, ne = /\r\n|[\n\r\t]/g, re = /<|&|]]>/, ie = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function C(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || w(e, t);
}
function w(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function ae(e) {
	return e === "#" || C(e);
}
function oe(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function se(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var T = class e {
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
T.TYPE_CDATA = "cdata", T.TYPE_COMMENT = "comment", T.TYPE_DOCUMENT = "document", T.TYPE_DOCUMENT_TYPE = "doctype", T.TYPE_ELEMENT = "element", T.TYPE_PROCESSING_INSTRUCTION = "pi", T.TYPE_TEXT = "text", T.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var ce = class extends T {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return T.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), { text: this.text });
	}
}, le = class extends ce {
	get type() {
		return T.TYPE_CDATA;
	}
}, ue = class extends T {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return T.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), { content: this.content });
	}
}, de = class extends T {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return T.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = T.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of ["encoding", "standalone"]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, E = class e extends T {
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
		return T.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, fe = class extends T {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof E) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return T.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, pe = class extends T {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return T.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = T.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			"publicId",
			"systemId",
			"internalSubset"
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, me = class extends Error {
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
}, he = class extends T {
	constructor(e, t = "") {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return T.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, ge = class {
	constructor(e, t = {}) {
		let n = this.document = new fe();
		this.currentNode = n, this.options = t, this.scanner = new x(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = D(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === T.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new ce(e), t);
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
		let n, r = !1, i = "", a = t === "\"" ? S : te;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(ne, " ")), e.peek()) {
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
		return this.options.preserveCdata ? this.addNode(new le(D(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(re);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new ue(D(n)), t);
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
		return !this.options.preserveDocumentType || this.addNode(new pe(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new E(n, r);
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
		return w(this.scanner.peek()) ? this.scanner.consumeMatchFn(C) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new he(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new he(n, D(r)), t);
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
			if (!se(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = ie[t], n === void 0) {
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
		if (C(e.peek())) return e.reset(t), !1;
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
		return !this.options.preserveXmlDeclaration || this.addNode(new de(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new me(e, t.charIndex, t.string);
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
			if (!se(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function D(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function _e(e, t) {
	return new ge(e, t).document;
}
// src/locales/android/read.ts
function ve(e, t) {
	let n = O(e, t).filter(({ isTranslatable: e }) => e), r = ({ is: e, variant: t }) => e !== "array" && t === void 0, i = n.filter(r), a = new Set(i.map(({ name: e }) => e)), o = new Set(i.filter(({ is: e }) => e === "plurals").map(({ name: e }) => e)), s = new Map();
	for (let i of n) {
		let { is: n, name: c, at: l, element: u } = i, f = s.get(c), p = {
			is: "none",
			at: d(u)
		};
		if (!r(i)) {
			if (t.add(xe(i), l, "warning"), f || a.has(c)) continue;
		} else if (n === "string" && o.has(c)) {
			let e = `"${c}" is a <string> and a <plurals> in this file, and they are one name in the project. Only the plural forms are sent. Rename one of them to send both.`;
			t.add(e, l, "warning");
			continue;
		} else if (f) {
			t.duplicate(`"${c}" is twice in this file`, f.name, l);
			continue;
		} else p = n === "plurals" ? be(e, i, t) : ye(e, c, u, t);
		s.set(c, {
			path: [c],
			name: l,
			value: p
		});
	}
	return [...s.values()];
}
function ye(e, t, n, r) {
	let { content: i, at: a } = A(e, n);
	if (i.is === "text") return {
		is: "text",
		text: i.text,
		at: a
	};
	if (i.is === "wrong") r.add(i.why, a);
	else {
		let e = `"${t}" is the resource ${i.to}, and no text of its own. It is not sent.`;
		r.add(e, a, "warning");
	}
	return {
		is: "none",
		at: a
	};
}
function be(e, { name: t, element: n }, r) {
	let i = d(n), a = r.count, o = new Map();
	for (let i of k(n)) {
		let n = F(e, i).attributes.get("quantity") ?? d(i), { quantity: a = "" } = i.attributes, c = o.get(a);
		if (i.name !== "item") r.add("<plurals> can have only <item>. Remove this.", d(i));
		else if (!s.includes(a)) r.add(`"${a}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`, n);
		else if (c) r.duplicate(`"${t}" has the plural form "${a}" twice`, c.name, n);
		else {
			let s = ye(e, t, i, r);
			s.is === "text" && o.set(a, {
				text: s.text,
				at: s.at,
				name: n
			});
		}
	}
	return r.count === a && o.size === 0 && r.add(`"${t}" has no plural forms. Add an <item> for each form, or remove it.`, i), r.count > a ? {
		is: "none",
		at: i
	} : {
		is: "forms",
		at: i,
		forms: o
	};
}
function xe({ is: e, name: t, variant: n = "" }) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : `This is a text of "${t}" for ${n}, and a key has one text. Only a <string> for all is sent.`;
}
const Se = new Map(Object.entries({
	string: "string",
	plurals: "plurals",
	"string-array": "array"
}));
function O(e, t) {
	let n = [];
	for (let r of k(e.root)) {
		let i = Se.get((r.name === "item" ? r.attributes.type : r.name) ?? "");
		if (!i) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = r.attributes, { attributes: c } = F(e, r), l = c.get("name"), u = {
			start: r.start,
			end: r.start + r.name.length + 1
		};
		if (!l || a === "") {
			let e = `This <${r.name}> has no name, and a key needs a name. Write name="…".`;
			t?.add(e, l ?? u);
			continue;
		}
		/^\s*(?:true|True|TRUE|false|False|FALSE)\s*$/.test(o) || t?.add("The value of \"translatable\" must be true or false.", c.get("translatable") ?? u);
		let d = Object.keys(r.attributes).find((e) => /:featureFlag$/.test(e)), f = s !== "" && s !== "default" ? `product "${s}"` : d && `feature flag "${r.attributes[d]}"`, p = !/^\s*false/i.test(o);
		n.push({
			is: i,
			name: a,
			at: l,
			element: r,
			isTranslatable: p,
			...f && { variant: f }
		});
	}
	return n;
}
function k({ children: e }) {
	return e.filter((e) => e instanceof E);
}
function A(e, t) {
	let { text: n, entities: r } = e, i = F(e, t);
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
	}, o = tt(e, t);
	return o.some((e) => e.is === "tag" || Oe(n, e, r)) ? je(n, o, a) : ke(n, o, a);
}
function j({ style: e }) {
	return e === "markup" || e === "styled";
}
function Ce({ attributes: e }) {
	return !/^\s*false\s*$/i.test(e.formatted ?? "");
}
function we(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return j(e) ? Ge(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const Te = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, Ee = /[DFKMWZkmwyz]/;
function De(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(Te)) if (r === void 0 && o !== e.length - 1) {
		if (Ee.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
function Oe(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function ke(e, t, n) {
	let [r] = Me(e, t), i = Fe(Pe(Ge(r?.source ?? ""))), a = t.length > 0 ? Ie(e, t, n) : n;
	if (Ae.test(i)) return {
		at: a,
		style: "plain",
		content: {
			is: "reference",
			to: i
		}
	};
	let o = Le(), s = Be(i, o), c = t.some(({ is: e }) => e === "cdata"), l = o.quotes === 2 && /^"(?:.*[^\\])?"$/s.test(i);
	return {
		at: a,
		style: c ? "cdata" : l ? "quoted" : "plain",
		content: Ne(s, o.why)
	};
}
const Ae = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function je(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = Le(), a = Me(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = Pe(s.source)), !r && c && (c.source = Fe(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : Be(t, i, !0));
	return {
		at: r ? n : Ie(e, t, n),
		style: r ? "styled" : "markup",
		content: Ne(l.join(""), i.why)
	};
}
function Me(e, t) {
	let n = [];
	for (let r of t) {
		let t = e.slice(r.start, r.end).replace(/\r\n?/g, "\n"), i = r.is === "cdata" ? N(t.slice(9, -3)) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function Ne(e, n) {
	return n ? {
		is: "wrong",
		why: n
	} : o(e) ? {
		is: "wrong",
		why: t("This text")
	} : {
		is: "text",
		text: e
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
		quotes: 0,
		why: void 0
	};
}
const Re = /\\u([\da-fA-F]{4})?|\\(.?)|"|[\t-\r ]+/gs, ze = {
	n: "\n",
	t: "	"
};
function Be(e, t, n = !1) {
	let r = t.isAfterBlank;
	return t.isAfterBlank &&= e === "", e.replace(Re, (i, a, o, s) => {
		if (a) {
			let e = String.fromCharCode(Number.parseInt(a, 16));
			return n ? N(e) : e;
		}
		if (o !== void 0) return ze[o] ?? o;
		if (i === "\\u") t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
		else if (i === "\"") t.isQuoted = !t.isQuoted, t.quotes++;
		else if (t.isQuoted) return i;
		else return t.isAfterBlank = s + i.length === e.length, s === 0 && r ? "" : " ";
		return "";
	});
}
function Ve(e) {
	return `"${e.replace(/[\\"]/g, "\\$&").replace(He, Ue)}"`;
}
function M(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(He, Ue).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const He = /[\0-\x1f\ufffe\uffff]/g;
function Ue(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function N(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const We = new Map(Object.entries({
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
}));
function Ge(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : We.get(r) ?? e);
}
const Ke = "The root of a file of Android texts must be <resources>.", qe = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function Je(e) {
	if (e.trim() === "") return {
		message: "The file is empty. Write <resources></resources> if it has no texts yet.",
		at: {
			start: 0,
			end: 0
		}
	};
	let t = qe.exec(e)?.index;
	if (t !== void 0) return {
		message: "This is a character that XML cannot have, such as a NUL. Remove it.",
		at: {
			start: t,
			end: t + 1
		}
	};
	let n = P(e, Ze(e));
	if ("message" in n || n.root.name === "resources") return n;
	let { root: r } = n, i = {
		start: r.start,
		end: r.start + r.name.length + 1
	};
	return {
		message: Ke,
		at: i
	};
}
function P(e, t) {
	try {
		let { root: n } = _e(e.replaceAll("\r", " "), {
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
			message: Ke,
			at: {
				start: 0,
				end: 0
			}
		};
	} catch (t) {
		if (t instanceof me) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = Xe(e, t.pos), i = n.startsWith("Unterminated reference") ? e.lastIndexOf("&", r) : r;
			return {
				message: e[i] === "&" && !n.startsWith("Named") ? "The XML is not well-formed. This & starts no entity. Write &amp; in its place." : `The XML is not well-formed. ${n.slice(0, 200)}. ${Ye}`,
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
const Ye = "Close each tag, and write & as &amp; and < as &lt; in texts.";
function Xe(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function Ze(e) {
	let t = e.slice(0, Math.max(0, e.indexOf("<resources")));
	return new Set([...t.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const Qe = /<[^\s/>]+/y, $e = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, et = /\s*(\/?)>/y;
function F({ text: e }, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(Qe);
	let i = new Map();
	for (let e = r($e); e; e = r($e)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(et)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function tt(e, t) {
	let { text: n } = e, r = [], i = t.children.toReversed();
	for (let t = i.pop(); t; t = i.pop()) if (t instanceof E) {
		let o = !t.name.includes(":"), { end: s, isEmpty: c } = F(e, t);
		if (r.push({
			is: "tag",
			isSpan: o,
			start: t.start,
			end: s
		}), c) continue;
		i.push({
			is: "tag",
			isSpan: o,
			start: n.lastIndexOf("</", t.end - 1),
			end: t.end
		}), a(i, t.children.toReversed());
	} else t instanceof le ? r.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof ce ? r.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && r.push(t);
	return r;
}
// src/locales/textFormat.ts
var I = class extends Error {
	fault;
	constructor(e) {
		super(e.message), this.fault = e;
	}
};
function nt(e) {
	try {
		return e();
	} catch (e) {
		if (e instanceof I) return e.fault;
		throw e;
	}
}
function rt(e, t) {
	return `This file has more than ${e.toLocaleString("en-US")} ${t}. Divide it into several files.`;
}
var L = class extends Error {};
function R(e) {
	let { parse: t, texts: n, base: r, language: i, changes: a, ...o } = e, s = (e, t, a) => {
		let o = new it(e), s = n(t, o, a), c = i?.(t);
		return {
			texts: s,
			faults: o.inOrder(),
			...r && { base: r(t) },
			...c && { language: c }
		};
	}, c = (e, n) => {
		let r = t(e);
		return "message" in r ? at(e, r) : s(e, r, n);
	}, l = (e, n, r) => {
		if (n.length === 0) return {
			is: "edited",
			text: e
		};
		let i = t(e);
		if ("message" in i) {
			let [{ message: t } = i] = at(e, i).faults;
			return {
				is: "refused",
				why: `The file cannot be read. ${t}`
			};
		}
		let o = s(e, i, r), { wanted: l, each: u } = st(o.texts, n);
		if (!l) return {
			is: "refused",
			why: "The file does not have a text at this location."
		};
		if (u.size === 0) {
			let e = a(i, n, r);
			for (let [t, r] of n.entries()) try {
				r.is === "add" ? e.add(r) : e.replace(r);
			} catch (e) {
				if (!(e instanceof L)) throw e;
				u.set(t, e.message);
			}
			let t = e.text();
			if (u.size === 0) return ot(t, o, c(t, r), n, l);
		}
		return {
			is: "refused",
			why: [...u.values()][0] ?? "",
			each: u
		};
	};
	return {
		...o,
		read: c,
		edit: l
	};
}
var it = class {
	language;
	found = [];
	lineStarts;
	constructor(e) {
		this.lineStarts = n(() => p(e));
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
function at(e, t) {
	let n = g(e).map((e) => ({
		message: ee,
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
function ot(e, t, n, r, i) {
	let a = new Set(t.texts.map(z)), o = new Set(n.texts.flatMap((e) => {
		let t = z(e);
		return i.get(t) === (a.has(t) ? dt(e) : ft(e.value)) ? t : [];
	})), [s = 0, c = 0] = [t, n].map(({ faults: e }) => e.filter(({ code: e }) => e !== "duplicate-text").length);
	if (c <= s && [n.texts.length, o.size].every((e) => e === i.size)) return {
		is: "edited",
		text: e
	};
	let l = "The changed file would not contain exactly the wanted texts. Change it by hand.", u = r.flatMap((e, t) => e.is === "add" && !o.has(z(e)) ? [[t, l]] : []);
	return {
		is: "refused",
		why: l,
		...u.length > 0 && { each: new Map(u) }
	};
}
function st(e, n) {
	let r = new Map();
	for (let e of n) e.is === "replace" && r.set(ut(e.at), e.text);
	let i = new Set(), a = (e) => {
		let t = r.get(ut(e.at));
		return t !== void 0 && i.add(ut(e.at)), t ?? e.text;
	}, s = new Map(e.flatMap((e) => e.value.is === "forms" ? [[z(e), e.value.forms]] : [])), c = new Map();
	for (let e of n) e.is === "add" && ct(e.value) && c.set(z(e), e.value);
	let l = new Map(e.map((e) => [z(e), dt(e, a, c.get(z(e)))])), u = new Map();
	if (i.size < r.size) return {
		wanted: void 0,
		each: u
	};
	for (let [e, r] of n.entries()) {
		if ((r.is === "replace" ? [r.text] : Object.values(lt(r.value))).some((e) => o(e)) && u.set(e, t("The new text")), r.is !== "add" || u.has(e)) continue;
		let n = z(r), i = s.get(n);
		ct(r.value) && Object.keys(r.value).every((e) => i?.has(e) === !1) || (l.has(n) ? u.set(e, `The file already has the text "${r.path.join(".")}".`) : l.set(n, pt(r.value)));
	}
	return {
		wanted: l,
		each: u
	};
}
function ct(e) {
	return typeof e != "string";
}
function lt(e) {
	return typeof e == "string" ? { "": e } : e;
}
function ut({ start: e, end: t }) {
	return `${e}-${t}`;
}
function z({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function dt({ value: e, description: t }, n, r) {
	return JSON.stringify([ft(e, n, r), t?.text]);
}
function ft(e, t = ({ text: e }) => e, n = {}) {
	return e.is === "none" ? "null" : e.is === "text" ? pt(t(e)) : pt({
		...Object.fromEntries([...e.forms].map(([e, n]) => [e, t(n)])),
		...n
	});
}
function pt(e) {
	return JSON.stringify(typeof e == "string" ? e : Object.entries(e).sort());
}
// src/locales/android.ts
const mt = R({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: Je,
	texts: ve,
	changes: gt,
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
}), ht = "urn:oasis:names:tc:xliff:document:1.2";
function gt(e) {
	let { text: t, root: r, entities: i } = e, o = O(e), s = new Set(o.map(({ name: e }) => e)), l = {
		entities: i,
		prefixes: yt(r)
	}, u = n(() => {
		let t = o.flatMap(_t).map((t) => ({
			...t,
			value: A(e, t.element)
		}));
		return new Map(t.map((e) => [e.value.at.start, e]));
	}), d = c(vt), f = ({ base: e }) => e && d(e.text).get(e.name), p = [], m = [];
	return {
		add: (e) => {
			let n = o.find(({ is: t, name: n }) => t === "plurals" && n === e.path.join("."));
			!n || typeof e.value == "string" ? m.push(xt(e, s, f(e), l)) : a(p, St(t, n.element, e.value, f(e), l));
		},
		replace: (e) => {
			let t = u().get(e.at.start);
			if (!t) throw new L("The file does not have a text at this location.");
			let { value: n, element: r, isFormatted: i } = t;
			if (n.content.is === "text" && n.content.text === e.text) return;
			let a = f(e)?.(r.attributes.quantity), o = B(e.text, {
				old: n,
				base: a?.value,
				isFormatted: i
			}, l), s = n.style === "empty" ? `>${o}</${r.name}>` : o;
			p.push({
				...n.at,
				text: s
			});
		},
		text: () => {
			if (m.length > 0 && p.push(Rt(e, m)), p.some((e) => e.text.includes("<xliff:")) && r.attributes["xmlns:xliff"] === void 0) {
				let e = r.start + 10;
				p.push({
					start: e,
					end: e,
					text: ` xmlns:xliff="${ht}"`
				});
			}
			return h(t, p);
		}
	};
}
function _t({ is: e, element: t }) {
	return e === "plurals" ? k(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: Ce(t)
	}];
}
function vt(e) {
	let t = Je(e), n = new Map();
	if ("message" in t) return n;
	for (let e of O(t)) {
		let r = _t(e), [i] = r;
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
function yt({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? ht) === ht ? n.add("xliff") : n.delete("xliff"), n;
}
const bt = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;
function xt({ path: e, value: t }, n, r, i) {
	let a = e.join(".");
	if (!bt.test(a)) throw new L(`"${a}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".`);
	if (n.has(a)) throw new L(`The file already has "${a}", but not as a text of this key. Change it by hand.`);
	if (typeof t == "string") {
		let e = r?.(void 0), n = e?.element.name === "item" || (e?.isFormatted ?? !0), o = B(t, {
			base: e?.value,
			isFormatted: n
		}, i), s = n ? "" : " formatted=\"false\"";
		return (e) => [`${e}<string name="${a}"${s}>${o}</string>`];
	}
	if (Object.keys(t).find((e) => !s.includes(e)) !== void 0 || Object.keys(t).length === 0) throw new L(`"${a}" needs plural forms of Android: zero, one, two, few, many or other.`);
	let o = Ct(t, r, i);
	return (e) => [
		`${e}<plurals name="${a}">`,
		...o.map(({ item: t }) => e + (e || It) + t),
		`${e}</plurals>`
	];
}
function St(e, t, n, r, i) {
	let a = k(t), o = (e = "") => s.indexOf(e);
	return Ct(n, r, i).map(({ form: n, item: r }) => {
		let i = a.find(({ attributes: e }) => o(e.quantity) > o(n)), s = i ?? a.at(-1) ?? t, c = y(e, s.start), l = c === void 0 ? "" : u(e) + c, d = i ? i.start : s.end;
		return {
			start: d,
			end: d,
			text: i ? r + l : l + r
		};
	});
}
function Ct(e, t, n) {
	return s.flatMap((r) => {
		let i = e[r];
		return i === void 0 ? [] : {
			form: r,
			item: `<item quantity="${r}">${B(i, {
				base: t?.(r)?.value,
				isFormatted: !1
			}, n)}</item>`
		};
	});
}
const wt = /<[/!?\p{L}_]|&#?\w+;/u, Tt = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function B(e, t, n) {
	let r = Et(e, t, n);
	return Ft(r, t, n), r;
}
function Et(e, { old: t, base: n }, r) {
	let i = t && (t.style === "cdata" || !kt(t)) ? t : void 0;
	if (!wt.test(e)) return Ot(e, (i ?? n)?.style);
	let a = [i, n], o = (e) => j(e) || e.content.is === "text" && wt.test(e.content.text), s = a.find((e) => e && o(e)) ?? a.find((e) => e?.style === "cdata");
	if (!s) throw new L(Dt);
	let c = s === i ? "The old text" : "The text in the base language";
	if (j(s)) return At(e, r, c, [i, n].some((e) => e?.style === "styled"));
	if (/<\/?xliff:/.test(e)) throw new L(`${c} has no <xliff:g>, so an app would show this tag. Change it by hand.`);
	return Ot(e, i?.style === "cdata" ? "cdata" : s.style);
}
const Dt = "The new text has tags or entities, and neither the old text nor the one in the base language has any, so the file does not show whether they are markup or characters. Change it by hand.";
function Ot(e, t) {
	return t === "cdata" ? `<![CDATA[${M(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : N(t === "quoted" ? Ve(e) : M(e));
}
function kt({ content: e }) {
	return e.is === "text" && e.text === "";
}
function At(e, t, n, r) {
	let i = `${n} has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.`, a = `<string>${e}</string>`, o = P(a, t.entities);
	if ("message" in o) throw new L(i);
	let s = tt(o, o.root);
	if (s.some(({ is: e }) => e === "cdata")) throw new L(i);
	if (Mt(a, s, t), !r && s.some((e) => e.is === "tag" && e.isSpan)) throw new L(`${n} has no styles such as <b>, and an app that reads it as a plain text would lose those of the new one. Change it by hand.`);
	let c = s.filter(({ is: e }) => e === "text"), [l, u] = [c[0], c.at(-1)], d = !1, f = s.map((e) => {
		let t = a.slice(e.start, e.end);
		if (e.is === "tag") return e.isSpan && (d = !1), t;
		let n = M(t, !1).replace(Tt, "\\$&");
		return e === l && (n = n.replace(/^[@?]/, "\\$&")), (e === l || d) && (n = n.replace(/^ /, "\\u0020")), e === u && (n = n.replace(/ $/, "\\u0020")), d = t.endsWith(" "), n;
	}).join(""), p = Nt(f, t);
	if (p?.content.is === "text" && p.content.text === e) return f;
	let m = `${n} has markup, and the new one has entities but no tags, so an app would show other characters. Write the characters, such as & for &amp;.`;
	throw new L(s.some(({ is: e }) => e === "tag") ? i : m);
}
const jt = /\s([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
function Mt(e, t, { prefixes: n }) {
	let r = 0;
	for (let { is: i, start: a, end: o } of t) {
		if (i !== "tag") continue;
		let t = e.slice(a, o), [, s, c = ""] = /^<(\/?)([^\s/>]+)/.exec(t) ?? [], l = [...t.matchAll(jt)].map(([, e = ""]) => e), u = l.find((e) => /^xmlns(?::|$)/.test(e));
		if (u !== void 0) throw new L(`A tag in a text cannot declare ${u}. Declare it in <resources>.`);
		let d = [c, ...l].map((e) => e.includes(":") ? e.split(":", 1)[0] ?? "" : "").find((e) => e !== "" && e !== "xml" && !n.has(e));
		if (d !== void 0) throw new L(`<resources> does not declare the prefix "${d}" of the tags in the new text. Declare it there.`);
		if (c === "xliff:g") {
			if (s !== "" || t.endsWith("/>")) r -= s === "" ? 0 : 1;
			else if (++r > 1) throw new L("The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.");
		}
	}
}
function Nt(e, { entities: t }) {
	let n = P(`<string>${e}</string>`, t);
	return "message" in n ? void 0 : A(n, n.root);
}
const Pt = 32767;
function Ft(e, { old: t, base: n, isFormatted: r }, i) {
	let a = Nt(e, i), o = a ? we(a) : "";
	if (o.length > Pt / 3 && new TextEncoder().encode(o).length > Pt) throw new L(`The new text has more than ${Pt} bytes, which aapt2 refuses.`);
	if (!De(o)) return;
	let s = r && a?.style !== "styled";
	if (![t, n].some((e) => e && De(we(e))) || s) throw new L("The new text has several placeholders, and not all of them have a number. Without formatted=\"false\", aapt2 refuses it. Number them in the project, such as %1$s and %2$d.");
}
const It = "    ", Lt = /(?:[ \t]*<!--[^\n\r]*?-->)*/y;
function Rt(e, t) {
	let { text: n, root: r } = e, i = (e) => t.flatMap((t) => t(e)), a = k(r), o = a.findLast(({ name: e }) => e === "string" || e === "plurals") ?? a.at(-1);
	if (o) {
		let { end: e } = o, t = y(n, o.start);
		return t === void 0 ? {
			start: e,
			end: e,
			text: i("").map((e) => e.trimStart()).join("")
		} : _(n, e, Lt, i(t));
	}
	let s = F(e, r);
	if (s.isEmpty) {
		let e = [
			">",
			...i(It),
			"</resources>"
		].join(u(n));
		return {
			start: r.end - 2,
			end: r.end,
			text: e
		};
	}
	let c = n.lastIndexOf("</", r.end - 1);
	for (; c > s.end && /[\t-\r ]/.test(n[c - 1] ?? "");) c--;
	return _(n, c, Lt, i(It));
}
// src/locales/jsonFile.ts
function V(e, n, r, i) {
	let { at: a } = n, s = () => typeof e == "string" ? e : `The value of "${e.join(".")}"`;
	if (n.is !== "text") r.add(`${s()} is ${Ht[n.is]}`, a, "warning");
	else if (o(n.text)) r.add(t("This text"), a, i);
	else return n;
	return {
		is: "none",
		at: a
	};
}
function zt(e, t, n) {
	let r = t && V(e, t, n, "warning");
	return r?.is === "text" && r.text !== "" ? { description: {
		text: r.text,
		at: r.at
	} } : {};
}
function H({ name: e, nameAt: n }, r) {
	if (e === "") r.add(Bt, n, "warning");
	else if (o(e)) r.add(t("This name"), n);
	else return !0;
	return !1;
}
const Bt = "This name is empty, and a key needs a name. It is not sent. Write a name.", Vt = "It is not sent. To make it a text, put it in quotes.", Ht = {
	number: `a number. ${Vt}`,
	boolean: `true or false. ${Vt}`,
	null: "null. It is not sent. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. The list is not sent. To send its texts, give each of them a name.",
	object: "an object. It is not sent, because nested names are not part of this format. Write a text in quotes."
}, Ut = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\./g, U = /[^\0-\x7f]/u;
function W({ members: e }, t) {
	let n = new Set();
	for (let { name: t } of e) n.add(t);
	if (n.size === e.length) return e;
	let r = new Map();
	for (let n of e) {
		let { name: e, nameAt: i } = n, a = r.get(e);
		if (a && Wt(a.value) !== Wt(n.value)) {
			let r = [a, n].every(({ value: e }) => e.is === "object") ? "Move the members of the first one into it." : void 0;
			t.duplicate(`"${e}" is twice in the same object`, a.nameAt, i, "warning", r);
		}
		r.delete(e), r.set(e, n);
	}
	return [...r.values()];
}
function Wt(e) {
	return JSON.stringify(e, (e, t) => e === "at" || e === "nameAt" ? void 0 : t);
}
function Gt(e, t, n = !1) {
	let { root: r } = e, i = new Xt(e), a = r.members.some(({ value: e }) => e.is === "object"), o = Jt(r) ? a ? "mixed" : "flat" : a ? "nested" : "mixed";
	return {
		replace: (e) => i.replace(e),
		text: () => i.text(),
		add: ({ path: e, value: a, base: s }) => {
			if (s && !qt(s)) throw new L(Kt);
			if (typeof a != "string" && typeof t == "string") throw new L(t);
			for (let [s, c] of Object.entries(lt(a))) {
				let a = e.at(-1) ?? "", l = s === "" || typeof t == "string" ? a : t(a, s), u = [...e.slice(0, -1), l], d = u.join(".");
				i.add(n ? [d] : Yt(r, i, u, o), c, (e) => `The file already has the name "${e}", so "${d}" cannot be added. Rename one of them.`);
			}
		}
	};
}
const Kt = "In the base language, this text is an item of a list, and this file does not have the item. Add the list by hand.";
function qt({ text: e, name: t }) {
	let n = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:/y;
	return n.lastIndex = t, n.test(e);
}
function Jt({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && Jt(t));
}
function Yt(e, t, n, r) {
	let i = n.join(".");
	if (r === "flat") return [i];
	let a = [], o = e, s = 0;
	for (let e = i.indexOf("."); e >= 0; e = i.indexOf(".", e + 1)) {
		let n = i.slice(s, e), r = t.membersOf(o).get(n)?.value;
		r?.is === "object" && (a.push(n), o = r, s = e + 1);
	}
	let c = i.slice(s), l = c.split(".");
	if (r === "nested" && n.length === 1 && !l.includes("")) return [...a, ...l];
	let u = n;
	for (; u.length > 1 && u.join(".").length > c.length;) u = u.slice(1);
	return [...a, ...u.join(".") === c ? u : [c]];
}
var Xt = class {
	membersOf = c(({ members: e }) => new Map(e.map((e) => [e.name, e])));
	before;
	root;
	style;
	isSorted;
	splices = [];
	added = new Map();
	constructor({ text: e, root: t }, n = !1) {
		this.before = e, this.root = t, this.style = Zt(e, t), this.isSorted = n;
	}
	replace({ at: { start: e, end: t }, text: n }) {
		this.splices.push({
			start: e,
			end: t,
			text: this.writeString(n, this.before.slice(e, t))
		});
	}
	add(e, t, n) {
		let r = this.root, i = this.added;
		for (let [a, o] of e.entries()) {
			let s = r && this.membersOf(r).get(o)?.value, c = i.get(o);
			if (r = s?.is === "object" ? s : void 0, a === e.length - 1) {
				if (!(!s || typeof t != "string" && r?.members.length === 0) || c !== void 0) throw new L(n(o));
				i.set(o, t);
			} else {
				if (s && !r || typeof c == "string") throw new L(n(o));
				let e = c ?? new Map();
				i.set(o, e), i = e;
			}
		}
	}
	text() {
		return this.write(this.root, this.added), h(this.before, this.splices);
	}
	write(e, t) {
		let n = new Map();
		for (let [r, i] of t) {
			let t = this.membersOf(e).get(r)?.value;
			t?.is === "object" && typeof i != "string" ? this.write(t, i) : n.set(r, i);
		}
		if (n.size === 0) return;
		let r = this.isSorted ? nn(e, n) : new Map([[void 0, n]]);
		for (let [t, n] of r) this.insert(e, n, t);
	}
	insert(e, t, n) {
		let r = this.layoutOf(e);
		if (!r) {
			this.splices.push({
				...e.at,
				text: this.writtenObject(t, Qt(this.before, e.at.start))
			});
			return;
		}
		let i = [...t].map((e) => this.writtenMember(e, r.indentation)), a = n ? n.nameAt.start : e.members.at(-1)?.value.at.end ?? e.at.start + 1, o = i.map((e) => n ? e + r.between : r.between + e);
		this.splices.push({
			start: a,
			end: a,
			text: o.join("")
		});
	}
	writtenMember([e, t], n) {
		let r = typeof t == "string" ? this.writeString(t) : this.writtenObject(t, n);
		return this.writeString(e) + this.style.colon + r;
	}
	writtenObject(e, t) {
		let { lineEnd: n, step: r, comma: i, padding: a } = this.style, o = t === void 0 ? void 0 : t + r, s = [...e];
		this.isSorted && s.sort(([e], [t]) => l(e, t));
		let c = s.map((e) => this.writtenMember(e, o));
		if (o === void 0) return `{${a}${c.join(i)}${a}}`;
		let u = n + o;
		return `{${u}${c.join(`,${u}`)}${n}${t}}`;
	}
	writeString(e, t = "") {
		let n = Array.from(t.matchAll(Ut), ([e]) => e), r = new Map(n.map((e) => [String(JSON.parse(`"${e}"`)), e])), a = !U.test(t) && U.test([...r.keys()].join(""));
		return `"${Array.from(e, (e) => {
			let t = r.get(e);
			if (t !== void 0) return t;
			if (!U.test(e) || !(this.style.escapesAll || a)) return JSON.stringify(e).slice(1, -1);
			let n = i(e);
			return this.style.isUpperCase ? n.toUpperCase().replaceAll("U", "u") : n;
		}).join("")}"`;
	}
	layoutOf(e) {
		let t = e.members[0], n = e.members.at(-1);
		if (!t || !n) return;
		let r = e.members.at(-2), i = this.before.slice(e.at.start + 1, t.nameAt.start), a = !/[\r\n]/.test(i), [o = "", s = ""] = r ? this.before.slice(r.value.at.end, n.nameAt.start).split(",") : ["", a ? this.style.comma.slice(1) : i];
		return {
			between: `${$t(o)},${$t(s)}`,
			indentation: a ? void 0 : $t(i).replace(/[\r\n]/g, "")
		};
	}
};
function Zt(e, t) {
	let [n] = t.members, r = n ? e.slice(n.nameAt.end, n.value.at.start) : ": ", i = /\s/.test(r) ? ", " : ",", [, a = "  "] = /[\n\r]([ \t]+)"/.exec(e) ?? [], [, o = " "] = /\{([ \t]*)"[^"]*"\s*:/.exec(e) ?? [], s = !U.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e), c = /\\u[\da-f]*[A-F]/.test(e);
	return {
		lineEnd: u(e),
		step: a,
		colon: r,
		comma: i,
		padding: o,
		escapesAll: s,
		isUpperCase: c
	};
}
function Qt(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function $t(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
const en = n(() => new Intl.Collator("en", { numeric: !0 })), tn = [
	l,
	(e, t) => l(e.toLowerCase(), t.toLowerCase()),
	(e, t) => en().compare(e, t)
];
function nn({ members: e }, t) {
	let n = tn.find((t) => rn(e, t));
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
function rn(e, t) {
	return e.every(({ name: n }, r) => t(n, e[r + 1]?.name ?? n) <= 0);
}
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function an(e, t = !1) {
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
		if (on(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (on(t));
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
		if (on(e) || G(e)) return !1;
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
	function v() {
		let e;
		do
			e = g();
		while (e >= 12 && e <= 15);
		return e;
	}
	return {
		setPosition: p,
		getPosition: () => r,
		scan: t ? v : g,
		getToken: () => o,
		getTokenValue: () => i,
		getTokenOffset: () => a,
		getTokenLength: () => r - a,
		getTokenStartLine: () => c,
		getTokenStartCharacter: () => a - u,
		getTokenError: () => d
	};
}
function on(e) {
	return e === 32 || e === 9;
}
function G(e) {
	return e === 10 || e === 13;
}
function K(e) {
	return e >= 48 && e <= 57;
}
var sn;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(sn ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var cn;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(cn ||= {});
function ln(e, t, n = cn.DEFAULT) {
	let r = an(e, !1), i = [], a = 0;
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
	let d = l(t.onObjectBegin), f = c(t.onObjectProperty), p = u(t.onObjectEnd), m = l(t.onArrayBegin), h = u(t.onArrayEnd), g = c(t.onLiteralValue), _ = s(t.onSeparator), v = o(t.onComment), y = s(t.onError), ee = n && n.disallowComments, b = n && n.allowTrailingComma;
	function x() {
		for (;;) {
			let e = r.scan();
			switch (r.getTokenError()) {
				case 4:
					S(14);
					break;
				case 5:
					S(15);
					break;
				case 3:
					S(13);
					break;
				case 1:
					ee || S(11);
					break;
				case 2:
					S(12);
					break;
				case 6: S(16);
			}
			switch (e) {
				case 12:
				case 13:
					ee ? S(10) : v();
					break;
				case 16:
					S(1);
					break;
				case 15:
				case 14: break;
				default: return e;
			}
		}
	}
	function S(e, t = [], n = []) {
		if (y(e), t.length + n.length > 0) {
			let e = r.getToken();
			for (; e !== 17;) {
				if (t.indexOf(e) !== -1) {
					x();
					break;
				}
				if (n.indexOf(e) !== -1) break;
				e = x();
			}
		}
	}
	function te(e) {
		let t = r.getTokenValue();
		return e ? g(t) : (f(t), i.push(t)), x(), !0;
	}
	function ne() {
		switch (r.getToken()) {
			case 11:
				let e = r.getTokenValue(), t = Number(e);
				isNaN(t) && (S(2), t = 0), g(t);
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
		return x(), !0;
	}
	function re() {
		return r.getToken() === 10 ? (te(!1), r.getToken() === 6 ? (_(":"), x(), w() || S(4, [], [2, 5])) : S(5, [], [2, 5]), i.pop(), !0) : (S(3, [], [2, 5]), !1);
	}
	function ie() {
		d(), x();
		let e = !1;
		for (; r.getToken() !== 2 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (e || S(4, [], []), _(","), x(), r.getToken() === 2 && b) break;
			} else e && S(6, [], []);
			re() || S(4, [], [2, 5]), e = !0;
		}
		return p(), r.getToken() === 2 ? x() : S(7, [2], []), !0;
	}
	function C() {
		m(), x();
		let e = !0, t = !1;
		for (; r.getToken() !== 4 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (t || S(4, [], []), _(","), x(), r.getToken() === 4 && b) break;
			} else t && S(6, [], []);
			e ? (i.push(0), e = !1) : i[i.length - 1]++, w() || S(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? x() : S(8, [4], []), !0;
	}
	function w() {
		switch (r.getToken()) {
			case 3: return C();
			case 1: return ie();
			case 10: return te(!0);
			default: return ne();
		}
	}
	return x(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (S(4, [], []), !1) : w() ? (r.getToken() !== 17 && S(9, [], []), !0) : (S(4, [], []), !1);
}
// node_modules/jsonc-parser/lib/esm/main.js
var un;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(un ||= {});
var dn;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(dn ||= {});
const fn = ln;
var pn;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(pn ||= {});
function mn(e) {
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
function q(e, t = 1e5) {
	return nt(() => {
		let n = new Cn(e, t).root();
		return n.is === "object" ? {
			text: e,
			root: n
		} : {
			message: "A file with texts must contain an object, such as { \"greeting\": \"Hello\" }.",
			at: {
				start: n.at.start,
				end: n.at.start + 1
			}
		};
	});
}
const [hn, gn, _n, vn] = [
	44,
	58,
	125,
	93
], yn = /[^"\\\0-\x1f]*/y, bn = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y, xn = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, Sn = /true|false|null/y;
var Cn = class {
	text;
	maxNames;
	at = 0;
	depth = 0;
	names = 0;
	constructor(e, t) {
		this.text = e, this.maxNames = t;
	}
	root() {
		let e = this.value();
		return this.skipBlanks(), this.at < this.text.length ? this.fail() : e;
	}
	value() {
		this.skipBlanks();
		let e = this.at, t = this.text[e];
		if (t === "\"") return {
			is: "text",
			text: this.string(),
			at: {
				start: e,
				end: this.at
			}
		};
		if (t === "{") {
			let e = [];
			return {
				is: "object",
				at: this.list(_n, () => e.push(this.member())),
				members: e
			};
		}
		if (t === "[") {
			let e = [];
			return {
				is: "array",
				at: this.list(vn, () => e.push(this.value())),
				items: e
			};
		}
		let n = this.reads(Sn);
		!n && !this.reads(xn) && this.fail();
		let r = {
			start: e,
			end: this.at
		};
		return t === "t" || t === "f" ? {
			is: "boolean",
			at: r,
			value: t === "t"
		} : {
			is: n ? "null" : "number",
			at: r
		};
	}
	list(e, t) {
		let n = this.at++;
		if (++this.depth > 100 && this.failAt("TooDeep", n, 1), !this.readsSign(e)) {
			do
				t();
			while (this.readsSign(hn));
			this.readsSign(e) || this.fail();
		}
		return --this.depth, {
			start: n,
			end: this.at
		};
	}
	member() {
		this.skipBlanks();
		let e = this.at, t = this.string(), n = {
			start: e,
			end: this.at
		};
		if (++this.names > this.maxNames) throw new I({
			message: rt(this.maxNames, "names"),
			at: n
		});
		return this.readsSign(gn) || this.fail(), {
			name: t,
			nameAt: n,
			value: this.value()
		};
	}
	string() {
		let { text: e } = this, t = this.at;
		if (e[this.at++] !== "\"" && this.fail(), this.reads(yn), e[this.at] === "\"") return e.slice(t + 1, this.at++);
		for (; e[this.at] === "\\"; this.reads(yn)) this.reads(bn) || this.fail();
		return e[this.at++] !== "\"" && this.fail(), String(JSON.parse(e.slice(t, this.at)));
	}
	skipBlanks() {
		for (let e = this.text.charCodeAt(this.at); wn(e);) e = this.text.charCodeAt(++this.at);
	}
	readsSign(e) {
		return this.skipBlanks(), this.text.charCodeAt(this.at) === e && (this.at += 1, !0);
	}
	reads(e) {
		return e.lastIndex = this.at, e.test(this.text) ? (this.at = e.lastIndex, !0) : !1;
	}
	fail() {
		return fn(this.text, { onError: (e, t, n) => this.failAt(mn(e), t, n) }, { disallowComments: !0 }), this.failAt("ValueExpected", 0, 0);
	}
	failAt(e, t, n) {
		throw new I(En(this.text, e, t, t + n));
	}
};
function wn(e) {
	return e === 32 || e === 10 || e === 13 || e === 9;
}
const Tn = {
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
function En(e, t, n, r) {
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
	if (i === "," && /[,{[]$/.test(a)) return {
		message: "There is no value before this comma. Remove the comma.",
		at: s
	};
	if (t === "InvalidSymbol" || t === "UnexpectedEndOfNumber") {
		let e = i.length > 40 ? `${i.slice(0, 40)}…` : i;
		return {
			message: `"${e}" is not a JSON value. Names and texts need double quotes, and a double quote inside of a text is \\".`,
			quotes: [e],
			at: s
		};
	}
	return {
		message: Tn[t] ?? "A value is missing here.",
		at: s
	};
}
// src/locales/json.ts
const Dn = R({
	parse: (e) => q(e),
	texts: (e, t, n) => {
		let r = zn(e);
		return r === void 0 ? kn(e, t, n) : Bn(e, r, t);
	},
	changes: (e, t, { plurals: n }) => Vn(e, t) ?? Gt(e, n === "i18next" ? (e, t) => `${e}_${t}` : On),
	empty: () => "{}\n"
}), On = "A JSON file has plural forms only if its text source sets \"plurals: i18next\".";
function kn({ root: e }, t, n) {
	let r = [], i = !1, a = (e, t, n, i) => r.push(i ? {
		path: e,
		name: t,
		value: n,
		plural: i
	} : {
		path: e,
		name: t,
		value: n
	}), s = (e, r) => {
		let o = jn(r), l = W(e, t).filter((e) => H(e, t)), u = n.plurals === "i18next" ? Fn(l, r, n) : void 0;
		for (let e of l) {
			let { name: l, nameAt: d, value: f } = e, p = u?.get(e), m = Mn(r, p?.isPlural ? p.name : l, o);
			i ||= p?.isPlural === !0 || l.includes("."), p?.isPlural ? e === p.first && a(m, d, Ln(p, r, t), p.plural) : f.is === "object" ? s(f, m) : f.is === "array" ? (n.lists || V(m, f, t), c(f, m)) : a(m, d, V(m, f, t), p?.plural);
		}
	}, c = (e, r) => {
		let { at: i } = e, s = e.is === "array" ? e.items.map((e, t) => [String(t), e]) : e.is === "object" ? [...new Map(e.members.map((e) => [e.name, e.value]))] : [];
		s.length === 0 && a(r, i, n.lists ? V(r, e, t) : {
			is: "none",
			at: i
		});
		for (let [e, t] of s) o(e) || c(t, [...r, e]);
	};
	return s(e, An), i ? Nn(r, t) : r;
}
const An = [], jn = e((e) => new Map());
function Mn(e, t, n) {
	let r = n.get(t);
	if (r) return r;
	let i = [...e, t];
	return n.set(t, i), i;
}
function Nn(e, t) {
	let n = new Map();
	for (let i of e) {
		let e = i.path.join("."), a = n.get(e);
		if (!a) {
			n.set(e, i);
			continue;
		}
		let o = r(a.path, i.path) ? `"${e}" is a text and also has plural forms` : `Nested names are joined by ".", and "${e}" is twice in this file`;
		t.duplicate(o, a.name, i.name), n.set(e, {
			...a,
			value: {
				is: "none",
				at: a.value.at
			}
		});
	}
	return [...n.values()];
}
const Pn = RegExp(`^(.+)_(${s.join("|")})$`, "s");
function Fn(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let [, e, n] = Pn.exec(t.name) ?? [];
		e !== void 0 && n !== void 0 && t.value.is !== "object" && r.set(e, (r.get(e) ?? new Map()).set(n, t));
	}
	return new Map([...r].flatMap(([e, r]) => {
		let [i] = r.values();
		if (!i) return [];
		let a = r.has("other") && (r.size > 1 || (In(e, n) ? void 0 : !1)), o = {
			name: [...t, e].join("."),
			isShown: a
		}, s = n.isPlural?.get(o.name) ?? a !== !1;
		return [...r.values()].map((t) => [t, {
			name: e,
			forms: r,
			first: i,
			plural: o,
			isPlural: s
		}]);
	}));
}
function In(e, { language: t = "" }) {
	let n = e.endsWith("_ordinal") ? "ordinal" : "cardinal";
	return f(t, n)?.resolvedOptions().pluralCategories.length === 1;
}
function Ln({ forms: e, first: t }, n, r) {
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
const Rn = [{
	text: "defaultMessage",
	others: ["description"]
}, {
	text: "message",
	others: ["description", "placeholders"]
}];
function zn({ root: e }) {
	let t = ({ value: e }, t, n) => e.is === "object" && e.members.some((e) => e.name === t && e.value.is === "text") && e.members.every(({ name: e }) => e === t || n.includes(e)), n = Rn.find(({ text: n, others: r }) => e.members.every((e) => t(e, n, r)));
	return e.members.length > 0 ? n?.text : void 0;
}
function Bn({ root: e }, t, n) {
	return W(e, n).flatMap((e) => {
		let { name: r, nameAt: i, value: a } = e;
		if (a.is !== "object" || !H(e, n)) return [];
		let o = new Map(W(a, n).map((e) => [e.name, e.value])), s = o.get(t);
		if (!s) return [];
		let c = V(`The ${t} of "${r}"`, s, n), l = zt(`The description of "${r}"`, o.get("description"), n);
		return [{
			path: [r],
			name: i,
			value: c,
			...l
		}];
	});
}
function Vn(e, t) {
	let [r] = t.flatMap((e) => e.base ?? []), i = n(() => {
		let e = r && q(r.text);
		return e && !("message" in e) ? e : void 0;
	}), a = e.root.members.length > 0 ? e : i(), o = a && zn(a);
	if (o === void 0) return;
	let s = new Xt(e), c = n(() => new Map(i()?.root.members.map(({ nameAt: e, value: t }) => [e.start, t]))), l = (e) => {
		let t = e.base && e.base.text === r?.text ? c().get(e.base.name) : void 0;
		return Hn((t?.is === "object" ? t.members : []).filter(({ name: e }) => e === "placeholders"));
	};
	return {
		replace: (e) => s.replace(e),
		text: () => s.text(),
		add: (e) => {
			if (typeof e.value != "string") throw new L("This file has one object for each text, without plural forms. It writes them in one text, as a message of ICU.");
			s.add([e.path.join(".")], new Map([[o, e.value], ...l(e)]), (e) => `The file already has the name "${e}". Rename one of them.`);
		}
	};
}
function Hn(e) {
	return new Map(e.flatMap(({ name: e, value: t }) => t.is === "object" ? [[e, Hn(t.members)]] : t.is === "text" ? [[e, t.text]] : []));
}
const Un = R({
	parse: (e) => q(e),
	texts: Gn,
	language: ({ root: e }) => {
		let t = e.members.find(({ name: e }) => e === "@@locale")?.value;
		return t?.is === "text" ? t : void 0;
	},
	changes: (e) => Gt(e, Wn, !0),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}), Wn = "An ARB file has no plural forms. It writes them in one text, as a message of ICU.";
function Gn({ root: e }, t) {
	let n = W(e, t), r = new Map(n.map((e) => [e.name, e]));
	return n.flatMap((e) => {
		let { name: n, nameAt: i, value: a } = e;
		if (n.startsWith("@") || !H(e, t)) return [];
		let o = V([n], a, t);
		return [{
			path: [n],
			name: i,
			value: o,
			...Kn(r.get("@" + n), t)
		}];
	});
}
function Kn(e, t) {
	if (!e) return {};
	let { name: n, value: r } = e;
	if (r.is !== "object") {
		let e = `"${n}" must be an object with attributes, such as { "description": "…" }.`;
		return t.add(e, r.at, "warning"), {};
	}
	let i = W(r, t).find((e) => e.name === "description");
	return zt(`The description in "${n}"`, i?.value, t);
}
// src/locales/strings.ts
const qn = R({
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	parse: $n,
	texts: Jn,
	changes: tr,
	empty: () => ""
});
function Jn({ text: e, pairs: t, open: n }, i) {
	e.trim() === "" && i.add("The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.", {
		start: 0,
		end: 0
	}, "warning", "empty-manifest");
	for (let e of n) i.add("This comment contains texts and the start of another comment. Add */ at its end.", {
		start: e,
		end: e + 2
	}, "warning");
	let a = new Map();
	for (let e of t) {
		let t = d(e.name), n = Yn(e.name.raw, "This name", t, i);
		if (n === "" && i.add("This name is empty, and a key needs a name. Its text is not read.", t, "warning"), !n) continue;
		let o = a.get(n);
		o && !r(Y(o.value.raw), Y(e.value.raw)) && i.duplicate(`"${n}" is twice in this file`, o.name, t, "warning"), a.delete(n), a.set(n, e);
	}
	return [...a].map(([e, t]) => {
		let n = d(t.value), r = Yn(t.value.raw, "This text", n, i), a = r === void 0 ? {
			is: "none",
			at: n
		} : {
			is: "text",
			text: r,
			at: n
		};
		return {
			path: [e],
			name: d(t.name),
			value: a
		};
	});
}
function Yn(e, n, r, i) {
	let a = Y(e), [, s] = /(?<!\\)(?:\\\\)*\\u([\da-f]{4})/i.exec(e.replaceAll("\\U", "")) ?? [];
	if (s !== void 0 && i.add(`Files of this format have no escape \\u, so the app shows "u${s}". Write \\U${s}, or the character.`, r, "warning"), "why" in a) i.add(a.why, r);
	else if (o(a.text)) i.add(t(n), r);
	else return a.text;
}
function Xn(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
const J = /[\t-\r \u2028\u2029]+|\/\/[^\n\r\u2028\u2029]*|\/\*.*?\*\//sy, Zn = /^[ \t]*"[^"\n\r]*"[ \t]*=.*;[ \t\r]*$/m, Qn = /(?!\/\*)[\w$/:.-]+/y;
function $n(e) {
	if (e.trim() === "") return {
		text: e,
		pairs: [],
		open: [],
		end: e.length
	};
	let t = Xn(e);
	return t ? {
		message: t,
		at: {
			start: 0,
			end: Math.min(e.length, 8)
		}
	} : nt(() => new er(e).file());
}
var er = class {
	text;
	open = [];
	at;
	constructor(e) {
		this.text = e, this.at = +!!e.startsWith("﻿");
	}
	file() {
		let { text: e, open: t } = this, n = [], r = this.takes("{"), i = this.skipBlanks();
		for (; r ? !this.takes("}") : i < e.length;) n.push(this.pair()), i = this.skipBlanks();
		let a = this.skipBlanks();
		return a < e.length && this.fail("The list ends before this. Remove the rest of the file.", {
			start: a,
			end: a + 1
		}), {
			text: e,
			pairs: n,
			open: t,
			end: i
		};
	}
	pair() {
		this.at === this.text.length && this.fail("The file ends too early. Add } at its end.");
		let e = this.token() ?? this.fail("A name must be here. Put it in double quotes, as in \"title\" = \"Cart\";.");
		if (this.takes(";")) return {
			name: e,
			value: e,
			end: this.at
		};
		this.takes("=") || this.fail("An equals sign is missing after the name. Write a quote inside of a name as \\\".", d(e));
		let t = this.token() ?? this.fail("A text must be here. Put it in double quotes.");
		return this.takes(";") || this.fail("A semicolon is missing after this text. Write a quote inside of a text as \\\".", d(t)), {
			name: e,
			value: t,
			end: this.at
		};
	}
	token() {
		let { text: e } = this, t = this.skipBlanks(), n = e[t], r = n === "\"" || n === "'", i = r ? /\\.|["']/gs : Qn;
		i.lastIndex = r ? t + 1 : t;
		let [a] = i.exec(e) ?? [];
		for (; r && a !== void 0 && a !== n;) [a] = i.exec(e) ?? [];
		if (a === void 0) return;
		this.at = i.lastIndex;
		let o = r ? e.slice(t + 1, this.at - 1) : a;
		return {
			start: t,
			end: this.at,
			raw: o,
			quote: r ? n : ""
		};
	}
	takes(e) {
		let t = this.text[this.skipBlanks()] === e;
		return t && (this.at += 1), t;
	}
	skipBlanks() {
		let { text: e } = this;
		for (J.lastIndex = this.at; J.test(e); this.at = J.lastIndex) {
			let t = e.startsWith("/*", this.at) ? e.slice(this.at, J.lastIndex) : "";
			t.lastIndexOf("/*") > 0 && Zn.test(t) && this.open.push(this.at);
		}
		return this.at;
	}
	fail(e, t) {
		let { text: n, at: r } = this, i = n.charAt(r), a = {
			start: r,
			end: Math.min(r + 1, n.length)
		};
		if (n.startsWith("/*", r)) throw new I({
			message: "This comment has no end. Add */ at its end.",
			at: {
				start: r,
				end: r + 2
			}
		});
		let o = /[“”„«»‘’]/.test(i) ? `${i} is a typographic quote. Write " here, and at the end.` : /["']/.test(i) ? `This text has no closing quote. Add ${i} at its end.` : e;
		throw new I(t ? {
			message: e,
			at: t
		} : {
			message: o,
			at: a
		});
	}
};
function tr(e) {
	let { text: t, pairs: n } = e, r = new Map(n.map((e) => [e.value.start, e])), i = [], o = [];
	return {
		replace: (e) => a(i, nr(t, r.get(e.at.start), e.text)),
		add: (t) => o.push(rr(e, t)),
		text: () => h(t, o.length > 0 ? [...i, ar(e, o)] : i)
	};
}
function nr(e, t, n) {
	let r = t && Y(t.value.raw);
	if (!t || !r || "text" in r && r.text === n) return [];
	let { name: i, value: a } = t, o = a.quote || "\"", s = a === i, c = o + cr(n, o, !s && /[\n\r]/.test(a.raw) ? u(e) : "\\n") + o;
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
function rr({ text: e, pairs: n }, { path: r, value: i }) {
	let a = r.join(".");
	if (typeof i != "string") throw new L(`"${a}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`);
	if (a === "") throw new L("A .strings file cannot store a text without a name.");
	if (o(a)) throw new L(t("The name"));
	let s = n.at(-1), c = s?.name.quote || "\"", l = s?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(a), u = s?.value.quote || c, d = s ? e.slice(s.name.end, s.value.start) : "", f = /^[ \t]*=[ \t]*$/.test(d) ? d : " = ";
	return `${l ? a : c + cr(a, c, "\\n") + c}${f}${u}${cr(i, u, "\\n")}${u};`;
}
const ir = /(?:[ \t]*\/\*[^\n\r]*?\*\/)*(?:[ \t]*\/\/[^\n\r]*)?/y;
function ar({ text: e, pairs: t, end: n }, r) {
	let i = t.at(-1);
	if (i) {
		let t = y(e, i.name.start) ?? "", n = r.map((e) => t + e);
		return _(e, i.end, ir, n);
	}
	let a = u(e);
	return {
		start: n,
		end: n,
		text: (n === 0 || e.slice(0, n) === "﻿" || y(e, n) !== void 0 ? "" : a) + r.map((e) => e + a).join("")
	};
}
const or = /\\(?:([0-7]{1,3})|U([\da-fA-F]{4})|(U)|(.))/gs, sr = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function Y(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(or, (e, n, r, i, a) => {
		i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9.");
		let o = Number.parseInt(n, 8) & 255;
		return n ? o < 128 ? String.fromCharCode(o) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[o - 128] ?? "" : r ? String.fromCharCode(Number.parseInt(r, 16)) : sr[a] ?? a ?? "";
	});
	return t ? { why: t } : { text: n };
}
function cr(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/locales/xcstrings.ts
const lr = R({
	parse: fr,
	texts: hr,
	base: ({ source: e }) => e,
	changes: xr,
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
}), ur = 5e4, dr = 1e3;
function fr(e) {
	let t = q(e, 1e6);
	if ("message" in t) return t;
	let { root: n } = t, r = $(n, "sourceLanguage"), i = $(n, "strings");
	if (r?.is !== "text" || r.text === "" || i?.is !== "object") return {
		message: "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".",
		at: {
			start: n.at.start,
			end: n.at.start + 1
		}
	};
	let a = i.members[ur];
	return a ? {
		message: rt(ur, "strings"),
		at: a.nameAt
	} : {
		text: e,
		root: n,
		source: r.text,
		strings: i,
		...pr(i, r.text)
	};
}
function pr(e, t) {
	let n = new Map(), r = [];
	for (let i of e.members) {
		let e = $(i.value, "localizations");
		for (let { name: a, value: o } of e?.is === "object" ? e.members : []) {
			if (o.is !== "object") continue;
			let s = Z(Z(o, "variations"), "plural"), c = s?.is === "object" ? s : void 0;
			if (a === t) for (let e of [o, ...(c?.members ?? []).map((e) => e.value)]) {
				let t = mr(e)?.at.start, r = X(e);
				t !== void 0 && r && n.set(t, r.at);
			}
			else {
				c && (c.members = c.members.filter((e) => !X(e.value)));
				let n = mr(o), s = mr($(e, t));
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
function mr(e) {
	return $(Z(e, "stringUnit"), "value");
}
function X(e) {
	let t = $(Z(e, "stringUnit"), "state");
	return t?.is === "text" && t.text === "new" ? t : void 0;
}
function Z(e, t) {
	return e?.is === "object" && e.members.length === 1 ? $(e, t) : void 0;
}
function hr({ root: e, strings: t, source: n, leftOut: r }, i) {
	W(e, i);
	for (let { name: e, language: t, at: n } of r) {
		i.language = t;
		let r = `The ${t} text of "${e}" is not read, because its state is "new", as that of a copy. If it is a translation, write the state "translated".`;
		i.add(r, n, "warning");
	}
	return i.language = void 0, W(t, i).flatMap((e) => _r(e, n, i));
}
function Q(e, t) {
	return e.is === "object" ? W(e, t) : [];
}
function gr({ name: e, value: t }, n) {
	return t.is !== "object" && n.add(`"${e}" must be an object.`, t.at), Q(t, n);
}
function _r(e, t, n) {
	let { name: r, nameAt: i, value: a } = e;
	if (a.is !== "object") return n.add(`"${r}" must be an object, such as { "localizations": { … } }.`, a.at), [];
	let o = new Map(Q(a, n).map((e) => [e.name, e.value])), s = o.get("shouldTranslate");
	if (s?.is === "boolean" && !s.value) return [];
	let c = o.get("localizations");
	if (c && c.is !== "object") return n.add(`The localizations of "${r}" must be an object.`, c.at), [];
	if (c && c.members.length > dr) {
		let e = `"${r}" has more than ${dr.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
		return n.add(e, i), [];
	}
	let l = c ? Q(c, n) : [];
	if (r === "" && l.length === 0 || !H(e, n)) return [];
	let u = zt(`The comment of "${r}"`, o.get("comment"), n), d = l.flatMap((e) => {
		let t = e.name;
		n.language = t;
		let i = vr(e, `The text of "${r}" in "${t}"`, n);
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
function vr({ value: e, nameAt: t }, n, r) {
	let i = {
		is: "none",
		at: e.at
	}, a = Q(e, r), [o] = a;
	if (e.is === "object" && !o) return;
	if (a.length > 1 || o?.name !== "variations") {
		let t = yr(e, a, n, r);
		return t ? {
			is: "text",
			...t
		} : i;
	}
	let c = gr(o, r), [l = o] = c, u = c.find(({ name: e }) => e !== "plural");
	if (u && br(n, u.name, t, r), u || c.length === 0) return u && i;
	let d = gr(l, r), f = new Map();
	for (let { name: e, nameAt: t, value: i } of d) {
		if (!s.includes(e)) {
			r.add(`"${e}" is not a plural form. Forms are ${s.join(", ")}.`, t);
			continue;
		}
		let a = yr(i, Q(i, r), `${n}, form "${e}",`, r);
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
function yr(e, t, n, r) {
	let i = t.find(({ name: e }) => e !== "stringUnit"), a = t[0]?.value ?? e;
	if (i) {
		t.length === 2 && i.name === "variations" ? r.add(`${n} has both "stringUnit" and "variations". Keep one of them.`, i.nameAt) : br(n, i.name, i.nameAt, r);
		return;
	}
	let o = Q(a, r).find(({ name: e }) => e === "value")?.value, s = o && V(n, o, r);
	return s || r.add(`${n} needs a "stringUnit" with a "value". Write a text in quotes.`, a.at), s?.is === "text" ? {
		text: s.text,
		at: s.at
	} : void 0;
}
function br(e, t, n, r) {
	let i = `${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`;
	r.add(i, n, "warning");
}
function xr(e, t) {
	let { source: n, strings: r, newStates: i } = e, a = new Xt(e, !0), o = new Map(r.members.map(({ nameAt: e, name: t }) => [e.start, t])), s = new Set(t.flatMap((e) => e.is === "add" && e.language === n ? e.path.join(".") : [])), c = new Set(), l = (e, t, i) => {
		let o = a.membersOf(r).get(e)?.value;
		if (o && o.is !== "object") throw new L(`"${e}" is not an object.`);
		if (!o && !s.has(e)) throw new L(`The new string "${e}" needs a text in "${n}", the source language of the file.`);
		let l = () => `"${e}" already has a localization "${t}", which is not one text.`;
		!o && !c.has(e) && a.add([
			"strings",
			e,
			"extractionState"
		], "manual", l), c.add(e);
		let u = [
			"strings",
			e,
			"localizations",
			t
		], d = $($($(o, "localizations"), t), "variations");
		if (typeof i == "string" || !d) return a.add(u, Sr(i), l);
		for (let [e, t] of Object.entries(i)) a.add([
			...u,
			"variations",
			"plural",
			e
		], Cr(t), l);
	};
	return {
		add: (e) => l(e.path.join("."), e.language ?? n, e.value),
		replace: (e) => {
			let t = o.get(e.at.start);
			if (t !== void 0) return l(t, n, e.text);
			let r = i.get(e.at.start);
			r && a.replace({
				at: r,
				text: "translated"
			}), a.replace(e);
		},
		text: () => a.text()
	};
}
function Sr(e) {
	if (typeof e == "string") return Cr(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, Cr(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function Cr(e) {
	return new Map([["stringUnit", new Map(Object.entries({
		state: "translated",
		value: e
	}))]]);
}
function $(e, t) {
	return e?.is === "object" ? e.members.findLast((e) => e.name === t)?.value : void 0;
}
// src/locales/formats.ts
const wr = {
	JSON: Dn,
	ARB: Un,
	"Apple strings": qn,
	"Apple string catalog": lr,
	"Android strings": mt
};
function Tr(e) {
	let t = v(e);
	return t && wr[t.name];
}
function Er(e, t, n) {
	let r = Tr(e);
	if (!r) return {
		texts: [],
		faults: []
	};
	if (r.limit) {
		let { most: e, of: n, mark: i } = r.limit, a = 0;
		for (i.lastIndex = 0; i.test(t); a += 1) {
			if (a < e) continue;
			let r = {
				start: i.lastIndex - 1,
				end: i.lastIndex
			};
			return at(t, {
				message: rt(e, n),
				at: r
			});
		}
	}
	return r.read(t, n);
}
export { Tr as formatOf, Er as readTexts };
