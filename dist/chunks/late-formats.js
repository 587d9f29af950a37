import { t as e } from "./rolldown-runtime.js";
import { C as t, D as n, F as r, N as i, O as a, P as o, _ as s, c, i as l, l as u, p as d } from "./wire.js";
import { Ai as f, Di as p, Ii as m, Tn as h, at as g, ct as _, dt as v, et as y, gn as b, lt as x, ot as S, pn as C, st as w, ut as T, vn as ee, wn as te, xn as ne } from "./start.js";
import { t as E } from "./nameOrder.js";
// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
const re = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var ie = class {
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
		return t ? e.replace(re, "_").length : e.length;
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
const ae = /["&<]/, oe = /['&<]/, se = /\r\n|[\n\r\t]/g, ce = /<|&|]]>/, le = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function ue(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || de(e, t);
}
function de(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function fe(e) {
	return e === "#" || ue(e);
}
function pe(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function me(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var D = class e {
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
D.TYPE_CDATA = "cdata", D.TYPE_COMMENT = "comment", D.TYPE_DOCUMENT = "document", D.TYPE_DOCUMENT_TYPE = "doctype", D.TYPE_ELEMENT = "element", D.TYPE_PROCESSING_INSTRUCTION = "pi", D.TYPE_TEXT = "text", D.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var he = class extends D {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return D.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(D.prototype.toJSON.call(this), { text: this.text });
	}
}, ge = class extends he {
	get type() {
		return D.TYPE_CDATA;
	}
}, _e = class extends D {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return D.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(D.prototype.toJSON.call(this), { content: this.content });
	}
}, ve = class extends D {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return D.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = D.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of ["encoding", "standalone"]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, O = class e extends D {
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
		return D.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(D.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, ye = class extends D {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof O) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return D.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(D.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, be = class extends D {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return D.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = D.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			"publicId",
			"systemId",
			"internalSubset"
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, xe = class extends Error {
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
}, Se = class extends D {
	constructor(e, t = "") {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return D.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(D.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, Ce = class {
	constructor(e, t = {}) {
		let n = this.document = new ye();
		this.currentNode = n, this.options = t, this.scanner = new ie(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = k(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === D.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new he(e), t);
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
		let n, r = !1, i = "", a = t === "\"" ? ae : oe;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(se, " ")), e.peek()) {
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
		return this.options.preserveCdata ? this.addNode(new ge(k(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(ce);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new _e(k(n)), t);
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
		return !this.options.preserveDocumentType || this.addNode(new be(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new O(n, r);
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
		return de(this.scanner.peek()) ? this.scanner.consumeMatchFn(ue) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new Se(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new Se(n, k(r)), t);
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
		let t = e.consumeMatchFn(fe);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!me(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = le[t], n === void 0) {
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
		return !!this.scanner.consumeMatchFn(pe);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (ue(e.peek())) return e.reset(t), !1;
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
		return !this.options.preserveXmlDeclaration || this.addNode(new ve(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new xe(e, t.charIndex, t.string);
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
			if (!me(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function k(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function we(e, t) {
	return new Ce(e, t).document;
}
// src/locales/android/read.ts
function Te(e, t) {
	let n = Ae(e, t).filter(({ isTranslatable: e }) => e), r = ({ is: e, variant: t }) => e !== "array" && t === void 0, i = n.filter(r), a = new Set(i.map(({ name: e }) => e)), o = new Set(i.filter(({ is: e }) => e === "plurals").map(({ name: e }) => e)), s = new Map();
	for (let i of n) {
		let { is: n, name: c, at: l, element: u } = i, d = s.get(c), f = {
			is: "none",
			at: x(u)
		};
		if (!r(i)) {
			if (t.add(Oe(i), l, "warning"), d || a.has(c)) continue;
		} else if (n === "string" && o.has(c)) {
			let e = `"${c}" is a <string> and a <plurals> in this file, and they are one name in the project. Only the plural forms are sent. Rename one of them to send both.`;
			t.add(e, l, "warning");
			continue;
		} else if (d) {
			t.duplicate(`"${c}" is twice in this file`, d.name, l);
			continue;
		} else f = n === "plurals" ? De(e, i, t) : Ee(e, c, u, t);
		s.set(c, {
			path: [c],
			name: l,
			value: f
		});
	}
	return [...s.values()];
}
function Ee(e, t, n, r) {
	let { content: i, at: a } = j(e, n);
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
function De(e, { name: t, element: n }, r) {
	let i = x(n), a = r.count, o = new Map();
	for (let i of A(n)) {
		let n = P(e, i).attributes.get("quantity") ?? x(i), { quantity: a = "" } = i.attributes, s = o.get(a);
		if (i.name !== "item") r.add("<plurals> can have only <item>. Remove this.", x(i));
		else if (!l.includes(a)) r.add(`"${a}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`, n);
		else if (s) r.duplicate(`"${t}" has the plural form "${a}" twice`, s.name, n);
		else {
			let s = Ee(e, t, i, r);
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
function Oe({ is: e, name: t, variant: n = "" }) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : `This is a text of "${t}" for ${n}, and a key has one text. Only a <string> for all is sent.`;
}
const ke = new Map(Object.entries({
	string: "string",
	plurals: "plurals",
	"string-array": "array"
}));
function Ae(e, t) {
	let n = [];
	for (let r of A(e.root)) {
		let i = ke.get((r.name === "item" ? r.attributes.type : r.name) ?? "");
		if (!i) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = r.attributes, { attributes: c } = P(e, r), l = c.get("name"), u = {
			start: r.start,
			end: r.start + r.name.length + 1
		};
		if (!l || a === "") {
			let e = `This <${r.name}> has no name, and a key needs a name. Write name="…".`;
			t?.add(e, l ?? u);
			continue;
		}
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
function A({ children: e }) {
	return e.filter((e) => e instanceof O);
}
function j(e, t) {
	let { text: n, entities: r } = e, i = P(e, t);
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
	}, o = ct(e, t);
	return o.some((e) => e.is === "tag" || Ie(n, e, r)) ? ze(n, o, a) : Le(n, o, a);
}
function M({ style: e }) {
	return e === "markup" || e === "styled";
}
function je({ attributes: e }) {
	return !/^\s*false\s*$/i.test(e.formatted ?? "");
}
function Me(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return M(e) ? $e(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const Ne = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, Pe = /[DFKMWZkmwyz]/;
function Fe(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(Ne)) if (r === void 0 && o !== e.length - 1) {
		if (Pe.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
function Ie(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function Le(e, t, n) {
	let [r] = Be(e, t), i = Ue(He($e(r?.source ?? ""))), a = t.length > 0 ? We(e, t, n) : n;
	if (Re.test(i)) return {
		at: a,
		style: "plain",
		content: {
			is: "reference",
			to: i
		}
	};
	let o = {}, s = qe(i, o);
	return {
		at: a,
		style: t.some(({ is: e }) => e === "cdata") ? "cdata" : "plain",
		content: Ve(s, o.why)
	};
}
const Re = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function ze(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = {}, a = Be(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = He(s.source)), !r && c && (c.source = Ue(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : qe(t, i, !0));
	return {
		at: r ? n : We(e, t, n),
		style: r ? "styled" : "markup",
		content: Ve(l.join(""), i.why)
	};
}
function Be(e, t) {
	let n = [];
	for (let r of t) {
		let t = e.slice(r.start, r.end).replace(/\r\n?/g, "\n"), i = r.is === "cdata" ? Ze(t.slice(9, -3)) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function Ve(e, t) {
	return t ? {
		is: "wrong",
		why: t
	} : s(e) ? {
		is: "wrong",
		why: a("This text")
	} : {
		is: "text",
		text: e
	};
}
function He(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function Ue(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function We(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
const Ge = /\\u([\da-fA-F]{4})?|\\(.?)|"|[\t-\r ]+/gs, Ke = {
	n: "\n",
	t: "	"
};
function qe(e, t, n = !1) {
	let r = t.isAfterBlank;
	return t.isAfterBlank &&= e === "", e.replace(Ge, (i, a, o, s) => {
		if (a) {
			let e = String.fromCharCode(Number.parseInt(a, 16));
			return n ? Ze(e) : e;
		}
		if (o !== void 0) return Ke[o] ?? o;
		if (i === "\\u") t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
		else if (i === "\"") t.isQuoted = !t.isQuoted;
		else if (t.isQuoted) return i;
		else return t.isAfterBlank = s + i.length === e.length, s === 0 && r ? "" : " ";
		return "";
	});
}
function Je(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(Ye, Xe).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const Ye = /[\0-\x1f\ufffe\uffff]/g;
function Xe(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function Ze(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const Qe = new Map(Object.entries({
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
}));
function $e(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : Qe.get(r) ?? e);
}
const et = "The root of a file of Android texts must be <resources>.", tt = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function nt(e) {
	if (e.trim() === "") return {
		message: "The file is empty. Write <resources></resources> if it has no texts yet.",
		at: {
			start: 0,
			end: 0
		}
	};
	let t = tt.exec(e)?.index;
	if (t !== void 0) return {
		message: "This is a character that XML cannot have, such as a NUL. Remove it.",
		at: {
			start: t,
			end: t + 1
		}
	};
	let n = N(e, it(e));
	if ("message" in n || n.root.name === "resources") return n;
	let { root: r } = n, i = {
		start: r.start,
		end: r.start + r.name.length + 1
	};
	return {
		message: et,
		at: i
	};
}
function N(e, t) {
	try {
		let { root: n } = we(e.replaceAll("\r", " "), {
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
			message: et,
			at: {
				start: 0,
				end: 0
			}
		};
	} catch (t) {
		if (t instanceof xe) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = rt(e, t.pos);
			return {
				...f`The XML is not well-formed. ${p(n.slice(0, 200))}. Close each tag, and write & as &amp; and < as &lt; in texts.`,
				at: {
					start: r,
					end: Math.min(e.length, r + 1)
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
function rt(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function it(e) {
	let t = e.slice(0, Math.max(0, e.indexOf("<resources")));
	return new Set([...t.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const at = /<[^\s/>]+/y, ot = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, st = /\s*(\/?)>/y;
function P({ text: e }, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(at);
	let i = new Map();
	for (let e = r(ot); e; e = r(ot)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(st)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function ct(e, t) {
	let { text: n } = e, r = [], i = t.children.toReversed();
	for (let t = i.pop(); t; t = i.pop()) if (t instanceof O) {
		let a = !t.name.includes(":"), { end: o, isEmpty: s } = P(e, t);
		if (r.push({
			is: "tag",
			isSpan: a,
			start: t.start,
			end: o
		}), s) continue;
		i.push({
			is: "tag",
			isSpan: a,
			start: n.lastIndexOf("</", t.end - 1),
			end: t.end
		}), c(i, t.children.toReversed());
	} else t instanceof ge ? r.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof he ? r.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && r.push(t);
	return r;
}
// src/locales/textFormat.ts
var F = class extends Error {
	fault;
	constructor(e) {
		super(e.message), this.fault = e;
	}
};
function lt(e) {
	try {
		return e();
	} catch (e) {
		if (e instanceof F) return e.fault;
		throw e;
	}
}
function ut(e, t) {
	return `This file has more than ${e.toLocaleString("en-US")} ${t}. Divide it into several files.`;
}
var I = class extends Error {};
function L(e) {
	let { parse: t, texts: n, base: r, language: a, isFromCode: o, changes: s, ...c } = e, l = (e, t, i) => {
		let s = new ft(e), c = n(t, s, i), l = a?.(t);
		return {
			texts: c,
			faults: s.inOrder(),
			...r && { base: r(t) },
			...l && { language: l },
			...o?.(t) && { isFromCode: !0 }
		};
	}, u = (e, n) => {
		let r = t(e);
		return "message" in r ? pt(e, r) : l(e, r, n);
	}, d = (e, n, r) => {
		if (n.length === 0) return {
			is: "edited",
			text: e
		};
		let a = t(e);
		if ("message" in a) {
			let [{ message: t } = a] = pt(e, a).faults;
			return {
				is: "refused",
				why: `The file cannot be read. ${t}`
			};
		}
		let o = l(e, a, r), { wanted: c, each: d } = ht(o.texts, n);
		if (!c) return {
			is: "refused",
			why: "The file does not have a text at this location."
		};
		if (d.size === 0) {
			let e = s(a, n, r), t = i(() => new Map(o.texts.map((e) => [e.path.join("."), dt(e)]))), l = (e) => e.length === 0 ? 0 : t().get(e.join("."));
			for (let [t, r] of n.entries()) try {
				r.is === "add" ? e.add(r, r.after && l(r.after)) : r.is === "replace" ? e.replace(r) : e.remove(o.texts.filter((e) => vt(e, r)));
			} catch (e) {
				if (!(e instanceof I)) throw e;
				d.set(t, e.message);
			}
			let f = e.text();
			if (d.size === 0) return mt(f, o, u(f, r), n, c);
		}
		return {
			is: "refused",
			why: [...d.values()][0] ?? "",
			each: d
		};
	};
	return {
		...c,
		read: u,
		edit: d
	};
}
function dt({ name: e, value: t }) {
	let n = t.is === "forms" ? [...t.forms.values()].map(({ at: e }) => e.end) : [];
	return Math.max(e.end, t.at.end, ...n);
}
var ft = class {
	language;
	found = [];
	lineStarts;
	constructor(e) {
		this.lineStarts = i(() => b(e));
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
		let { line: a } = ne({
			path: "",
			lineStarts: this.lineStarts()
		}, t.start, t.end), o = r ? " The last one counts." : "";
		this.add(`${e}, also at line ${a}.${o} ${i}`, n, r, "duplicate-text");
	}
	inOrder() {
		return this.found.toSorted((e, t) => e.at.start - t.at.start);
	}
};
function pt(e, t) {
	let n = ee(e).map((e) => ({
		message: C,
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
function mt(e, t, n, r, i) {
	let a = new Set(t.texts.map(R)), o = new Set(n.texts.flatMap((e) => {
		let t = R(e);
		return i.get(t) === (a.has(t) ? yt(e) : bt(e.value)) ? t : [];
	})), s = ["text-file", "not-a-text"], [c = 0, l = 0] = [t, n].map(({ faults: e }) => e.filter(({ code: e }) => s.includes(e)).length);
	if (l <= c && [n.texts.length, o.size].every((e) => e === i.size)) return {
		is: "edited",
		text: e
	};
	let u = "The changed file would not contain exactly the wanted texts. Change it by hand.", d = r.flatMap((e, t) => e.is === "add" && !o.has(R(e)) ? [[t, u]] : []);
	return {
		is: "refused",
		why: u,
		...d.length > 0 && { each: new Map(d) }
	};
}
function ht(e, t) {
	let n = new Map();
	for (let e of t) e.is === "replace" && n.set(_t(e.at), e.text);
	let r = new Set(), i = (e) => {
		let t = n.get(_t(e.at));
		return t !== void 0 && r.add(_t(e.at)), t ?? e.text;
	}, o = new Map(e.flatMap((e) => e.value.is === "forms" ? [[R(e), e.value.forms]] : [])), c = new Map();
	for (let e of t) e.is === "add" && typeof e.value != "string" && c.set(R(e), e.value);
	let l = new Map(e.map((e) => [R(e), yt(e, i, c.get(R(e)))])), u = new Map();
	if (r.size < n.size) return {
		wanted: void 0,
		each: u
	};
	for (let [n, r] of t.entries()) {
		if (r.is === "remove") {
			let t = e.filter((e) => vt(e, r)).map(R);
			t.length === 0 && u.set(n, "The file does not have this string.");
			for (let e of t) l.delete(e);
			continue;
		}
		if ((r.is === "replace" ? [r.text] : Object.values(gt(r.value))).some((e) => s(e)) && u.set(n, a("The new text")), r.is !== "add" || u.has(n)) continue;
		let t = R(r), i = o.get(t);
		typeof r.value != "string" && Object.keys(r.value).every((e) => i?.has(e) === !1) || (l.has(t) ? u.set(n, `The file already has the text "${r.path.join(".")}".`) : l.set(t, xt(r.value)));
	}
	return {
		wanted: l,
		each: u
	};
}
function gt(e) {
	return typeof e == "string" ? { "": e } : e;
}
function _t({ start: e, end: t }) {
	return `${e}-${t}`;
}
function vt({ path: e }, t) {
	return e.join(".") === t.path.join(".");
}
function R({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function yt({ value: e, description: t }, n, r) {
	return JSON.stringify([bt(e, n, r), t?.text]);
}
function bt(e, t = ({ text: e }) => e, n = {}) {
	return e.is === "none" ? "null" : e.is === "text" ? xt(t(e)) : xt({
		...Object.fromEntries([...e.forms].map(([e, n]) => [e, t(n)])),
		...n
	});
}
function xt(e) {
	let t = typeof e == "string" ? e : Object.entries(e).sort();
	return h(JSON.stringify(t));
}
// src/locales/android.ts
const St = L({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: nt,
	texts: Te,
	changes: (e) => new Nt(e),
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
}), Ct = "urn:oasis:names:tc:xliff:document:1.2";
function wt({ is: e, element: t }) {
	return e === "plurals" ? A(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: je(t)
	}];
}
function Tt(e) {
	let t = nt(e), n = "message" in t ? [] : Ae(t);
	return new Map(n.flatMap((e) => {
		let n = wt(e), r = n.find(({ element: e }) => e.attributes.quantity === "other") ?? n[0];
		return !r || "message" in t ? [] : [[e.at.start, {
			...r,
			value: j(t, r.element)
		}]];
	}));
}
function Et({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? Ct) === Ct ? n.add("xliff") : n.delete("xliff"), n;
}
const Dt = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u, Ot = /<[/!?\p{L}_]|&#?\w+;/u, kt = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function At(e) {
	return M(e) || e.content.is === "text" && Ot.test(e.content.text);
}
function jt(e, t) {
	return t === "cdata" ? `<![CDATA[${Je(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : Ze(Je(e));
}
const Mt = 32767;
var Nt = class {
	xml;
	resources;
	names;
	prefixes;
	values = i(() => {
		let e = this.resources.flatMap(wt).map((e) => ({
			...e,
			value: j(this.xml, e.element)
		}));
		return new Map(e.map((e) => [e.value.at.start, e]));
	});
	usualValue = o((e) => {
		let t = [...this.values().values(), ...this.basesIn(e).values()].map(({ value: e }) => e).filter(At);
		return new Set(t.map((e) => M(e) || e.style)).size === 1 ? t[0] : void 0;
	});
	basesIn = o(Tt);
	splices = [];
	added = [];
	constructor(e) {
		this.xml = e, this.resources = Ae(e), this.names = new Set(this.resources.map(({ name: e }) => e)), this.prefixes = Et(e.root);
	}
	add(e, t) {
		let { path: n, value: r, base: i } = e, a = this.resources.find(({ is: e, name: t }) => e === "plurals" && t === n.join("."));
		!a || typeof r == "string" ? this.added.push({
			at: t,
			lines: this.newString(e)
		}) : c(this.splices, this.newItems(a.element, r, i));
	}
	replace({ at: e, text: t, base: n }) {
		let r = this.values().get(e.start);
		if (!r) throw new I("The file does not have a text at this location.");
		let { value: i, element: a, isFormatted: o } = r;
		if (i.content.is === "text" && i.content.text === t) return;
		let s = this.writtenValue(t, {
			old: i,
			...this.baseOf(n),
			isFormatted: o
		}), c = i.style === "empty" ? `>${s}</${a.name}>` : s;
		this.splices.push({
			...i.at,
			text: c
		});
	}
	remove([e]) {
		for (let { element: t, at: n } of this.resources) n.start === e?.name.start && this.splices.push(v(this.xml.text, t, Ft));
	}
	text() {
		let { xml: e, splices: t } = this, { root: n } = e;
		if (this.added.length > 0 && c(t, Lt(e, this.added)), t.some((e) => e.text.includes("<xliff:")) && n.attributes["xmlns:xliff"] === void 0) {
			let e = n.start + 10;
			t.push({
				start: e,
				end: e,
				text: ` xmlns:xliff="${Ct}"`
			});
		}
		return T(e.text, t);
	}
	baseOf(e) {
		let t = e && this.basesIn(e.text).get(e.name);
		return {
			element: t,
			base: t?.value,
			baseText: e?.text
		};
	}
	newString({ path: e, value: t, base: n }) {
		let r = e.join(".");
		if (!Dt.test(r)) throw new I(`"${r}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".`);
		if (this.names.has(r)) throw new I(`The file already has "${r}", but not as a text of this key. Change it by hand.`);
		if (typeof t == "string") {
			let e = this.baseOf(n), i = e.element?.element.name === "item" || (e.element?.isFormatted ?? !0), a = this.writtenValue(t, {
				...e,
				isFormatted: i
			}), o = i ? "" : " formatted=\"false\"";
			return (e) => [`${e}<string name="${r}"${o}>${a}</string>`];
		}
		if (Object.keys(t).find((e) => !l.includes(e)) !== void 0 || Object.keys(t).length === 0) throw new I(`"${r}" needs plural forms of Android: zero, one, two, few, many or other.`);
		let i = this.writtenItems(t, n);
		return (e) => [
			`${e}<plurals name="${r}">`,
			...i.map(({ item: t }) => e + (e || Pt) + t),
			`${e}</plurals>`
		];
	}
	newItems(e, t, n) {
		let { text: r } = this.xml, i = A(e), a = (e = "") => l.indexOf(e);
		return this.writtenItems(t, n).map(({ form: t, item: n }) => {
			let o = i.find(({ attributes: e }) => a(e.quantity) > a(t)), s = o ?? i.at(-1) ?? e, c = _(r, s.start), l = c === void 0 ? "" : g(r) + c, u = o ? o.start : s.end;
			return {
				start: u,
				end: u,
				text: o ? n + l : l + n
			};
		});
	}
	writtenItems(e, t) {
		return l.flatMap((n) => {
			let r = e[n];
			return r === void 0 ? [] : {
				form: n,
				item: `<item quantity="${n}">${this.writtenValue(r, {
					...this.baseOf(t),
					isFormatted: !1
				})}</item>`
			};
		});
	}
	writtenValue(e, t) {
		let n = this.inStyle(e, t);
		return this.checkCompiles(n, t), n;
	}
	inStyle(e, { old: t, base: n, baseText: r = "" }) {
		let i = t?.content.is === "text" && t.content.text === "", a = t?.style === "cdata" || !i ? t : void 0;
		if (!Ot.test(e)) return jt(e, (a ?? n)?.style);
		let o = [a, n], s = o.find((e) => e && At(e)) ?? o.find((e) => e?.style === "cdata"), c = s ?? this.usualValue(r);
		if (!c) throw new I("The new text has tags or entities, and the old text, the one in the base language, and the other texts do not show whether they are markup or characters. Change it by hand.");
		let l = s ? s === a ? "The old text" : "The text in the base language" : "Each other text with tags";
		if (M(c)) return this.writeMarkup(e, l);
		if (/<\/?xliff:/.test(e)) throw new I(`${l} has no <xliff:g>, so an app would show this tag. Change it by hand.`);
		return jt(e, a?.style === "cdata" ? "cdata" : c.style);
	}
	writeMarkup(e, t) {
		let n = e.replace(/&(?!#?\w+;)/g, "&amp;"), r = `${t} has markup, and the new one cannot be read as markup. Close each tag, write < as &lt;, and use entities only in a text with tags.`, i = `<string>${n}</string>`, a = N(i, this.xml.entities);
		if ("message" in a) throw new I(r);
		let o = ct(a, a.root);
		if (o.some(({ is: e }) => e === "cdata")) throw new I(r);
		this.checkTags(i, o);
		let s = o.filter(({ is: e }) => e === "text"), [c, l] = [s[0], s.at(-1)], u = !1, d = o.map((e) => {
			let t = i.slice(e.start, e.end);
			if (e.is === "tag") return e.isSpan && (u = !1), t;
			let n = Je(t, !1).replace(kt, "\\$&");
			return e === c && (n = n.replace(/^[@?]/, "\\$&")), (e === c || u) && (n = n.replace(/^ /, "\\u0020")), e === l && (n = n.replace(/ $/, "\\u0020")), u = t.endsWith(" "), n;
		}).join(""), f = this.readValue(d);
		if (f?.content.is === "text" && f.content.text === n) return d;
		throw new I(r);
	}
	checkTags(e, t) {
		let n = t.filter(({ is: e }) => e === "tag").map(({ start: t, end: n }) => e.slice(t, n)), r = (e = "") => /^<xliff:g\b/.test(e), i = n.filter((e) => /^<\/?xliff:g\b/.test(e) && !e.endsWith("/>"));
		if (i.some((e, t) => r(e) && r(i[t + 1]))) throw new I("The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.");
		let a = n.map((e) => e.replace(/"[^"]*"|'[^']*'/g, "")).join(""), o = Array.from(a.matchAll(/xmlns|[^\s<>/:]+(?=:)/g), ([e]) => e).find((e) => e !== "xml" && !this.prefixes.has(e));
		if (o !== void 0) throw new I(`<resources> does not declare the prefix "${o}" of the tags in the new text. Declare it there.`);
	}
	readValue(e) {
		let t = N(`<string>${e}</string>`, this.xml.entities);
		return "message" in t ? void 0 : j(t, t.root);
	}
	checkCompiles(e, { old: t, base: n, isFormatted: r }) {
		let i = this.readValue(e), a = i ? Me(i) : "";
		if (a.length > Mt / 3 && new TextEncoder().encode(a).length > Mt) throw new I(`The new text has more than ${Mt} bytes, which aapt2 refuses.`);
		if (!Fe(a)) return;
		let o = r && i?.style !== "styled";
		if (![t, n].some((e) => e && Fe(Me(e))) || o) throw new I("The new text has several placeholders, and not all of them have a number. Without formatted=\"false\", aapt2 refuses it. Number them in the project, such as %1$s and %2$d.");
	}
};
const Pt = "    ", Ft = "<!--(?:(?!-->)[\\s\\S])*-->", It = /(?:[ \t]*<!--[^\n\r]*?-->)*/y;
function Lt(e, t) {
	let { text: n, root: r } = e, i = (e) => t.flatMap(({ lines: t }) => t(e)), a = A(r), o = a.filter(({ name: e }) => e === "string" || e === "plurals"), s = o.length > 0 ? o : a.slice(-1);
	if (s.length > 0) return w(n, s, t, {
		comments: It,
		comment: Ft
	});
	let c = P(e, r);
	if (c.isEmpty) {
		let e = [
			">",
			...i(Pt),
			"</resources>"
		].join(g(n));
		return [{
			start: r.end - 2,
			end: r.end,
			text: e
		}];
	}
	let l = n.lastIndexOf("</", r.end - 1);
	for (; l > c.end && /[\t-\r ]/.test(n[l - 1] ?? "");) l--;
	return [S(n, l, It, i(Pt))];
}
// \0late:icu-plurals
const Rt = process.getBuiltinModule("node:module").createRequire(import.meta.url), z = (...e) => Rt("./late-icu-plurals.js").pluralMessage(...e);
// src/locales/icuPlurals.ts
function zt(e) {
	return {
		...e,
		read: (t, n) => {
			let r = e.read(t, n);
			return n.plurals === "icu" ? {
				...r,
				texts: r.texts.map(Vt)
			} : r;
		},
		edit: (t, n, r) => r.plurals === "icu" ? new Ht(e, t, r).edit(n) : e.edit(t, n, r)
	};
}
const Bt = /^\{[^{}]*,\s*plural\s*,/;
function Vt(e) {
	let { value: t } = e;
	if (t.is !== "text" || !Bt.test(t.text)) return e;
	let n = z(t.text);
	if (!n) return e;
	let { at: r, text: i } = t, a = n.forms.map(({ form: e, text: t, start: n }) => {
		let i = {
			start: r.start + n,
			end: r.start + n + t.length
		};
		return [e, {
			text: t,
			at: i,
			name: i
		}];
	});
	return {
		...e,
		value: {
			is: "forms",
			at: r,
			forms: new Map(a),
			message: i
		}
	};
}
var Ht = class {
	format;
	text;
	options;
	messages = new Map();
	constructor(e, t, n) {
		this.format = e, this.text = t, this.options = n;
		for (let r of e.read(t, n).texts) {
			let { value: e } = Vt(r);
			if (e.is === "forms" && e.message !== void 0) {
				this.messages.set(r.path.join("."), r);
				for (let { at: t } of e.forms.values()) this.messages.set(t.start, r);
			}
		}
	}
	edit(e) {
		let t = e.map((e, t) => ({
			edit: e,
			index: t,
			string: this.changedBy(e)
		})), n = new Map(), r = [];
		for (let [e, i] of d(t, ({ string: e, index: t }) => e ?? t)) {
			let t = i.map(({ index: e }) => e), a = typeof e == "number" ? this.asMessage(i[0].edit) : this.replaced(e, i.map((e) => e.edit));
			if (a) r.push({
				edit: a,
				indexes: t
			});
			else for (let e of t) n.set(e, Ut);
		}
		if (n.size > 0) return {
			is: "refused",
			why: Ut,
			each: n
		};
		let i = this.format.edit(this.text, r.map(({ edit: e }) => e), this.options);
		if (i.is === "edited" || !i.each) return i;
		let a = [];
		for (let [e, t] of i.each) c(a, (r[e]?.indexes ?? []).map((e) => [e, t]));
		return {
			...i,
			each: new Map(a)
		};
	}
	changedBy(e) {
		return e.is === "replace" ? this.messages.get(e.at.start) : e.is === "add" && typeof e.value != "string" ? this.messages.get(e.path.join(".")) : void 0;
	}
	replaced(e, t) {
		let { value: n } = e, r = n.is === "text" ? z(n.text) : void 0;
		if (!r) return;
		let i = t.flatMap((e) => {
			if (e.is === "add" && typeof e.value != "string") return Object.entries(e.value);
			let t = r.forms.find(({ start: t }) => e.is === "replace" && n.at.start + t === e.at.start);
			return e.is === "replace" && t ? [[t.form, e.text]] : [];
		}), a = Wt(r, Object.fromEntries(i));
		return a === void 0 ? void 0 : {
			is: "replace",
			at: n.at,
			text: a
		};
	}
	asMessage(e) {
		if (e.is !== "add" || typeof e.value == "string") return e;
		let { forms: t, ...n } = this.baseMessage(e.base), { value: r } = e, i = Wt({
			...n,
			forms: t.filter(({ form: e }) => r[e])
		}, r);
		return i === void 0 ? void 0 : {
			...e,
			value: i
		};
	}
	baseMessage(e) {
		let t = (e ? this.format.read(e.text, this.options).texts : []).find(({ name: t }) => t.start === e?.name)?.value;
		return (t?.is === "text" ? z(t.text) : void 0) ?? {
			head: "{count, plural,",
			forms: [],
			tail: "}"
		};
	}
};
const Ut = "As a message of ICU, the new forms would be read in another way: a brace or an apostrophe is a part of the syntax there, and a plural needs the form \"other\". Change it by hand.";
function Wt({ head: e, forms: t, tail: n }, r) {
	let i = t.map((e) => ({
		...e,
		text: r[e.form] ?? e.text
	})), a = (i[1] ?? i[0])?.lead ?? " ";
	for (let e of l) {
		let t = r[e];
		if (!t || i.some((t) => t.form === e)) continue;
		let n = l.indexOf(e), o = i.findIndex((e) => l.indexOf(e.form) > n), s = o < 0 ? i.length : o, [c] = i, u = s === 0 ? c?.lead ?? " " : a;
		s === 0 && c && (i[0] = {
			...c,
			lead: a
		}), i.splice(s, 0, {
			lead: u,
			form: e,
			gap: c?.gap ?? " ",
			text: t,
			start: 0
		});
	}
	let o = e + i.map(({ lead: e, form: t, gap: n, text: r }) => `${e}${t}${n}{${r}}`).join("") + n, s = z(o)?.forms;
	return s?.length === i.length && i.every((e, t) => s[t]?.text === e.text) ? o : void 0;
}
// src/locales/jsonFile.ts
function B(e, t, n, r) {
	let { at: i } = t, o = () => typeof e == "string" ? e : `The value of "${e.join(".")}"`;
	if (t.is !== "text") n.add(`${o()} is ${qt[t.is]}`, i, "warning");
	else if (s(t.text)) n.add(a("This text"), i, r);
	else return t;
	return {
		is: "none",
		at: i
	};
}
function V(e, t, n) {
	let r = t && B(e, t, n, "warning");
	return r?.is === "text" && r.text !== "" ? { description: {
		text: r.text,
		at: r.at
	} } : {};
}
function H({ name: e, nameAt: t }, n) {
	if (e === "") n.add(Gt, t, "warning");
	else if (s(e)) n.add(a("This name"), t);
	else return !0;
	return !1;
}
const Gt = "This name is empty, and a key needs a name. It is not sent. Write a name.", Kt = "It is not sent. To make it a text, put it in quotes.", qt = {
	number: `a number. ${Kt}`,
	boolean: `true or false. ${Kt}`,
	null: "null. It is not sent. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. The list is not sent. To send its texts, give each of them a name.",
	object: "an object. It is not sent, because nested names are not part of this format. Write a text in quotes."
}, Jt = /[^\0-\x7f]/u;
function U({ members: e }, t) {
	let n = new Set();
	for (let { name: t } of e) n.add(t);
	if (n.size === e.length) return e;
	let r = new Map();
	for (let n of e) {
		let { name: e, nameAt: i } = n, a = r.get(e);
		if (a && Yt(a.value) !== Yt(n.value)) {
			let r = [a, n].every(({ value: e }) => e.is === "object") ? "Move the members of the first one into it." : void 0;
			t.duplicate(`"${e}" is twice in the same object`, a.nameAt, i, "warning", r);
		}
		r.delete(e), r.set(e, n);
	}
	return [...r.values()];
}
function Yt(e) {
	return JSON.stringify(e, (e, t) => e === "at" || e === "nameAt" ? void 0 : t);
}
function Xt(e, t, n = !1) {
	let { root: r } = e, i = new tn(e), a = r.members.some(({ value: e }) => e.is === "object"), o = $t(r), s = (e) => {
		if (n || o && !a) return [e.join(".")];
		let t = e.join(".").split(".");
		return a && !o && e.length === 1 && !t.includes("") ? t : e;
	};
	return {
		replace: (e) => i.replace(e),
		text: () => i.text(),
		remove: (e) => i.remove(e, n),
		add: ({ path: e, value: n, base: r }, a) => {
			if (r && !Qt(r)) throw new I(Zt);
			if (typeof n != "string" && typeof t == "string") throw new I(t);
			for (let [r, o] of Object.entries(gt(n))) {
				let n = e.at(-1) ?? "", c = r === "" || typeof t == "string" ? n : t(n, r);
				i.add(s([...e.slice(0, -1), c]), o, a);
			}
		}
	};
}
const Zt = "In the base language, this text is an item of a list, and this file does not have the item. Add the list by hand.";
function Qt({ text: e, name: t }) {
	let n = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:/y;
	return n.lastIndex = t, n.test(e);
}
function $t({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && $t(t));
}
function en(e, t) {
	return new I(`The file already has the name "${e}", so "${t.join(".")}" cannot be added. Rename one of them.`);
}
var tn = class {
	membersOf = o(({ members: e }) => new Map(e.map((e) => [e.name, e])));
	before;
	root;
	style;
	isSorted;
	splices = [];
	added = new Map();
	places = new Map();
	removed = new Set();
	constructor({ text: e, root: t }, n = !1) {
		this.before = e, this.root = t, this.style = nn(e, t), this.isSorted = n;
	}
	replace({ at: { start: e, end: t }, text: n }) {
		this.splices.push({
			start: e,
			end: t,
			text: this.writeString(n)
		});
	}
	remove(e, t = !1) {
		for (let { name: n, path: r, value: i } of e) {
			this.removed.add(n.start);
			for (let e of i.is === "forms" ? i.forms.values() : []) this.removed.add(e.name.start);
			let e = t ? this.membersOf(this.root).get(`@${r.join(".")}`) : void 0;
			e && this.removed.add(e.nameAt.start);
		}
	}
	goes({ nameAt: e, value: t }) {
		let n = t.is === "object" && t.members.length > 0 && t.members.every((e) => this.goes(e));
		return this.removed.has(e.start) || n;
	}
	cut(e) {
		let { members: t } = e, n = t.map((e) => !this.goes(e));
		for (let [e, { value: r }] of t.entries()) n[e] && r.is === "object" && this.cut(r);
		for (let r = n.indexOf(!1); r >= 0;) {
			let i = n.indexOf(!0, r), [a, o] = [t[r - 1], t[i < 0 ? t.length - 1 : i - 1]], s = a ? a.value.at.end : i < 0 ? e.at.start + 1 : t[r]?.nameAt.start, c = a ? o?.value.at.end : i < 0 ? e.at.end - 1 : t[i]?.nameAt.start;
			s !== void 0 && c !== void 0 && this.splices.push({
				start: s,
				end: c,
				text: ""
			}), r = i < 0 ? -1 : n.indexOf(!1, i);
		}
	}
	add(e, t, n) {
		let r = this.root, i = this.added;
		for (let [a, o] of e.entries()) {
			let s = r && this.membersOf(r).get(o)?.value, c = i.get(o);
			r = s?.is === "object" ? s : void 0;
			let l = this.places.get(i) ?? new Map();
			if (n !== void 0 && !l.has(o) && this.places.set(i, l.set(o, n)), a === e.length - 1) {
				if (!(!s || typeof t != "string" && r?.members.length === 0) || c !== void 0) throw en(o, e);
				i.set(o, t);
			} else {
				if (s && !r || typeof c == "string") throw en(o, e);
				let t = c ?? new Map();
				i.set(o, t), i = t;
			}
		}
	}
	text() {
		return this.removed.size > 0 && this.cut(this.root), this.write(this.root, this.added), T(this.before, this.splices);
	}
	write(e, t) {
		let n = new Map();
		for (let [r, i] of t) {
			let t = this.membersOf(e).get(r)?.value;
			t?.is === "object" && typeof i != "string" ? this.write(t, i) : n.set(r, i);
		}
		if (n.size === 0) return;
		let r = (n) => this.memberAfter(e, this.places.get(t)?.get(n)), i = this.isSorted ? on(e, n) : new Map([...d(n, ([e]) => r(e))].map(([e, t]) => [e, new Map(t)]));
		for (let [t, n] of i) this.insert(e, n, t);
	}
	memberAfter({ members: e }, t = Infinity) {
		return e.find(({ name: e, nameAt: n }) => n.start >= t && !e.startsWith("@"));
	}
	insert(e, t, n) {
		let r = this.layoutOf(e);
		if (!r) {
			this.splices.push({
				...e.at,
				text: this.writtenObject(t, rn(this.before, e.at.start))
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
		this.isSorted && s.sort(([e], [t]) => u(e, t));
		let c = s.map((e) => this.writtenMember(e, o));
		if (o === void 0) return `{${a}${c.join(i)}${a}}`;
		let l = n + o;
		return `{${l}${c.join(`,${l}`)}${n}${t}}`;
	}
	writeString(e) {
		return `"${Array.from(e, (e) => !Jt.test(e) || !this.style.escapesAll ? JSON.stringify(e).slice(1, -1) : n(e)).join("")}"`;
	}
	layoutOf(e) {
		let [t] = e.members;
		if (!t) return;
		let n = an(this.before.slice(e.at.start + 1, t.nameAt.start));
		return /[\r\n]/.test(n) ? {
			between: `,${n}`,
			indentation: n.replace(/[\r\n]/g, "")
		} : {
			between: this.style.comma,
			indentation: void 0
		};
	}
};
function nn(e, t) {
	let [n] = t.members, r = n ? e.slice(n.nameAt.end, n.value.at.start) : ": ", i = /\s/.test(r) ? ", " : ",", [, a = "  "] = /[\n\r]([ \t]+)"/.exec(e) ?? [], [, o = " "] = /\{([ \t]*)"[^"]*"\s*:/.exec(e) ?? [], s = !Jt.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e);
	return {
		lineEnd: g(e),
		step: a,
		colon: r,
		comma: i,
		padding: o,
		escapesAll: s
	};
}
function rn(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function an(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
function on({ members: e }, t) {
	let n = E(e.map(({ name: e }) => e));
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
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function sn(e, t = !1) {
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
		else for (r++; r < e.length && G(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && G(e.charCodeAt(r))) for (r++; r < e.length && G(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && G(e.charCodeAt(r))) {
				for (r++; r < e.length && G(e.charCodeAt(r));) r++;
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
					if (W(a)) {
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
		if (cn(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (cn(t));
			return o = 15;
		}
		if (W(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
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
					for (r += 2; r < n && !W(e.charCodeAt(r));) r++;
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
						r++, W(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !G(e.charCodeAt(r))) return o = 16;
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
		if (cn(e) || W(e)) return !1;
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
function cn(e) {
	return e === 32 || e === 9;
}
function W(e) {
	return e === 10 || e === 13;
}
function G(e) {
	return e >= 48 && e <= 57;
}
var ln;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(ln ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var un;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(un ||= {});
function dn(e, t, n = un.DEFAULT) {
	let r = sn(e, !1), i = [], a = 0;
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
	let d = l(t.onObjectBegin), f = c(t.onObjectProperty), p = u(t.onObjectEnd), m = l(t.onArrayBegin), h = u(t.onArrayEnd), g = c(t.onLiteralValue), _ = s(t.onSeparator), v = o(t.onComment), y = s(t.onError), b = n && n.disallowComments, x = n && n.allowTrailingComma;
	function S() {
		for (;;) {
			let e = r.scan();
			switch (r.getTokenError()) {
				case 4:
					C(14);
					break;
				case 5:
					C(15);
					break;
				case 3:
					C(13);
					break;
				case 1:
					b || C(11);
					break;
				case 2:
					C(12);
					break;
				case 6: C(16);
			}
			switch (e) {
				case 12:
				case 13:
					b ? C(10) : v();
					break;
				case 16:
					C(1);
					break;
				case 15:
				case 14: break;
				default: return e;
			}
		}
	}
	function C(e, t = [], n = []) {
		if (y(e), t.length + n.length > 0) {
			let e = r.getToken();
			for (; e !== 17;) {
				if (t.indexOf(e) !== -1) {
					S();
					break;
				}
				if (n.indexOf(e) !== -1) break;
				e = S();
			}
		}
	}
	function w(e) {
		let t = r.getTokenValue();
		return e ? g(t) : (f(t), i.push(t)), S(), !0;
	}
	function T() {
		switch (r.getToken()) {
			case 11:
				let e = r.getTokenValue(), t = Number(e);
				isNaN(t) && (C(2), t = 0), g(t);
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
		return S(), !0;
	}
	function ee() {
		return r.getToken() === 10 ? (w(!1), r.getToken() === 6 ? (_(":"), S(), E() || C(4, [], [2, 5])) : C(5, [], [2, 5]), i.pop(), !0) : (C(3, [], [2, 5]), !1);
	}
	function te() {
		d(), S();
		let e = !1;
		for (; r.getToken() !== 2 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (e || C(4, [], []), _(","), S(), r.getToken() === 2 && x) break;
			} else e && C(6, [], []);
			ee() || C(4, [], [2, 5]), e = !0;
		}
		return p(), r.getToken() === 2 ? S() : C(7, [2], []), !0;
	}
	function ne() {
		m(), S();
		let e = !0, t = !1;
		for (; r.getToken() !== 4 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (t || C(4, [], []), _(","), S(), r.getToken() === 4 && x) break;
			} else t && C(6, [], []);
			e ? (i.push(0), e = !1) : i[i.length - 1]++, E() || C(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? S() : C(8, [4], []), !0;
	}
	function E() {
		switch (r.getToken()) {
			case 3: return ne();
			case 1: return te();
			case 10: return w(!0);
			default: return T();
		}
	}
	return S(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (C(4, [], []), !1) : E() ? (r.getToken() !== 17 && C(9, [], []), !0) : (C(4, [], []), !1);
}
// node_modules/jsonc-parser/lib/esm/main.js
var fn;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(fn ||= {});
var pn;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(pn ||= {});
const mn = dn;
var hn;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(hn ||= {});
function gn(e) {
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
function K(e, t = 1e5) {
	return lt(() => {
		let n = new Tn(e, t).root();
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
const [_n, vn, yn, bn] = [
	44,
	58,
	125,
	93
], xn = /[^"\\\0-\x1f]*/y, Sn = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y, Cn = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, wn = /true|false|null/y;
var Tn = class {
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
				at: this.list(yn, () => e.push(this.member())),
				members: e
			};
		}
		if (t === "[") {
			let e = [];
			return {
				is: "array",
				at: this.list(bn, () => e.push(this.value())),
				items: e
			};
		}
		let n = this.reads(wn);
		!n && !this.reads(Cn) && this.fail();
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
			while (this.readsSign(_n));
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
		if (++this.names > this.maxNames) throw new F({
			message: ut(this.maxNames, "names"),
			at: n
		});
		return this.readsSign(vn) || this.fail(), {
			name: t,
			nameAt: n,
			value: this.value()
		};
	}
	string() {
		let { text: e } = this, t = this.at;
		if (e[this.at++] !== "\"" && this.fail(), this.reads(xn), e[this.at] === "\"") return e.slice(t + 1, this.at++);
		for (; e[this.at] === "\\"; this.reads(xn)) this.reads(Sn) || this.fail();
		return e[this.at++] !== "\"" && this.fail(), String(JSON.parse(e.slice(t, this.at)));
	}
	skipBlanks() {
		for (let e = this.text.charCodeAt(this.at); En(e);) e = this.text.charCodeAt(++this.at);
	}
	readsSign(e) {
		return this.skipBlanks(), this.text.charCodeAt(this.at) === e && (this.at += 1, !0);
	}
	reads(e) {
		return e.lastIndex = this.at, e.test(this.text) ? (this.at = e.lastIndex, !0) : !1;
	}
	fail() {
		return mn(this.text, { onError: (e, t, n) => this.failAt(gn(e), t, n) }, { disallowComments: !0 }), this.failAt("ValueExpected", 0, 0);
	}
	failAt(e, t, n) {
		throw new F(On(this.text, e, t, t + n));
	}
};
function En(e) {
	return e === 32 || e === 10 || e === 13 || e === 9;
}
const Dn = {
	TooDeep: "Values are nested more than 100 levels deep. Use fewer levels.",
	InvalidCommentToken: "JSON has no comments. Remove this comment.",
	UnexpectedEndOfString: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
	InvalidCharacter: "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
	InvalidEscapeCharacter: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\. An apostrophe needs none.",
	ColonExpected: "A colon is missing between the name and its value.",
	CommaExpected: "A comma is missing before this."
};
function On(e, t, n, r) {
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
	if (/^[}\]]/.test(i) && a.endsWith(",")) return {
		message: `There is no value between this comma and "${i}". Remove the comma.`,
		at: o
	};
	let s = {
		start: n,
		end: Math.min(r, e.length)
	};
	if (t === "InvalidSymbol" || t === "UnexpectedEndOfNumber") return {
		...f`"${p(y(i, 40))}" is not a JSON value. Names and texts need double quotes, and a double quote inside of a text is \\".`,
		at: s
	};
	let c = t.replace(/\B[A-Z]/g, " $&").toLowerCase();
	return {
		message: Dn[t] ?? `The JSON is not valid here: ${c}.`,
		at: s
	};
}
// src/locales/json.ts
const kn = L({
	parse: (e) => K(e),
	texts: (e, t, n) => {
		let r = Vn(e);
		return r === void 0 ? jn(e, t, n) : Hn(e, r, t);
	},
	changes: (e, t, { plurals: n }) => Un(e, t) ?? Xt(e, n === "i18next" ? (e, t) => `${e}_${t}` : An),
	empty: () => "{}\n"
}), An = "A JSON file has plural forms only if its text source sets \"plurals: i18next\".";
function jn({ root: e }, t, n) {
	let r = [], i = !1, a = (e, t, n, i) => r.push(i ? {
		path: e,
		name: t,
		value: n,
		plural: i
	} : {
		path: e,
		name: t,
		value: n
	}), o = (e, r) => {
		let s = Nn(r), l = U(e, t).filter((e) => H(e, t)), u = n.plurals === "i18next" ? Ln(l, r, n) : void 0;
		for (let e of l) {
			let { name: l, nameAt: d, value: f } = e, p = u?.get(e), m = Pn(r, p?.isPlural ? p.name : l, s);
			i ||= p?.isPlural === !0 || l.includes("."), p?.isPlural ? e === p.first && a(m, d, zn(p, r, t), p.plural) : f.is === "object" ? o(f, m) : f.is === "array" ? (n.lists || B(m, f, t), c(f, m)) : a(m, d, B(m, f, t), p?.plural);
		}
	}, c = (e, r) => {
		let { at: i } = e, o = e.is === "array" ? e.items.map((e, t) => [String(t), e]) : e.is === "object" ? [...new Map(e.members.map((e) => [e.name, e.value]))] : [];
		o.length === 0 && a(r, i, n.lists ? B(r, e, t) : {
			is: "none",
			at: i
		});
		for (let [e, t] of o) s(e) || c(t, [...r, e]);
	};
	return o(e, Mn), i ? Fn(r, t) : r;
}
const Mn = [], Nn = r((e) => new Map());
function Pn(e, t, n) {
	let r = n.get(t);
	if (r) return r;
	let i = [...e, t];
	return n.set(t, i), i;
}
function Fn(e, n) {
	let r = new Map();
	for (let i of e) {
		let e = i.path.join("."), a = r.get(e);
		if (!a) {
			r.set(e, i);
			continue;
		}
		let o = t(a.path, i.path) ? `"${e}" is a text and also has plural forms` : `Nested names are joined by ".", and "${e}" is twice in this file`;
		n.duplicate(o, a.name, i.name), r.set(e, {
			...a,
			value: {
				is: "none",
				at: a.value.at
			}
		});
	}
	return [...r.values()];
}
const In = RegExp(`^(.+)_(${l.join("|")})$`, "s");
function Ln(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let [, e, n] = In.exec(t.name) ?? [];
		e !== void 0 && n !== void 0 && t.value.is !== "object" && r.set(e, (r.get(e) ?? new Map()).set(n, t));
	}
	return new Map([...r].flatMap(([e, r]) => {
		let [i] = r.values();
		if (!i) return [];
		let a = r.has("other") && (r.size > 1 || (Rn(e, n) ? void 0 : !1)), o = {
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
function Rn(e, { language: t = "" }) {
	let n = e.endsWith("_ordinal") ? "ordinal" : "cardinal";
	return m(t, n)?.resolvedOptions().pluralCategories.length === 1;
}
function zn({ forms: e, first: t }, n, r) {
	let i = {
		start: t.nameAt.start,
		end: t.value.at.end
	}, a = new Map();
	for (let [t, { name: i, nameAt: o, value: s }] of e) {
		let e = B([...n, i], s, r);
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
const Bn = [{
	text: "defaultMessage",
	others: ["description"]
}, {
	text: "message",
	others: ["description", "placeholders"]
}];
function Vn({ root: e }) {
	let t = ({ value: e }, t, n) => e.is === "object" && e.members.some((e) => e.name === t && e.value.is === "text") && e.members.every(({ name: e }) => e === t || n.includes(e)), n = Bn.find(({ text: n, others: r }) => e.members.every((e) => t(e, n, r)));
	return e.members.length > 0 ? n?.text : void 0;
}
function Hn({ root: e }, t, n) {
	return U(e, n).flatMap((e) => {
		let { name: r, nameAt: i, value: a } = e;
		if (a.is !== "object" || !H(e, n)) return [];
		let o = new Map(U(a, n).map((e) => [e.name, e.value])), s = o.get(t);
		if (!s) return [];
		let c = B(`The ${t} of "${r}"`, s, n), l = V(`The description of "${r}"`, o.get("description"), n);
		return [{
			path: [r],
			name: i,
			value: c,
			...l
		}];
	});
}
function Un(e, t) {
	let [n] = t.flatMap((e) => e.base ?? []), r = e.root.members.length > 0 || !n ? e : K(n.text), i = "message" in r ? void 0 : Vn(r);
	if (i === void 0) return;
	let a = new tn(e);
	return {
		replace: (e) => a.replace(e),
		remove: (e) => a.remove(e),
		text: () => a.text(),
		add: ({ path: e, value: t }, n) => {
			if (typeof t != "string") throw new I("This file has one object for each text, without plural forms. It writes them in one text, as a message of ICU.");
			if (i === "message" && /\$\w+\$/.test(t)) throw new I("This text has a placeholder such as $NAME$, which the file of each language of a browser extension defines. Add the text by hand.");
			a.add([e.join(".")], new Map([[i, t]]), n);
		}
	};
}
const Wn = L({
	parse: (e) => K(e),
	texts: Kn,
	language: ({ root: e }) => {
		let t = e.members.find(({ name: e }) => e === "@@locale")?.value;
		return t?.is === "text" ? t : void 0;
	},
	changes: (e) => Xt(e, Gn, !0),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}), Gn = "An ARB file has no plural forms. It writes them in one text, as a message of ICU.";
function Kn({ root: e }, t) {
	let n = U(e, t), r = new Map(n.map((e) => [e.name, e]));
	return n.flatMap((e) => {
		let { name: n, nameAt: i, value: a } = e;
		if (n.startsWith("@") || !H(e, t)) return [];
		let o = B([n], a, t);
		return [{
			path: [n],
			name: i,
			value: o,
			...qn(r.get("@" + n), t)
		}];
	});
}
function qn(e, t) {
	if (!e) return {};
	let { name: n, value: r } = e;
	if (r.is !== "object") {
		let e = `"${n}" must be an object with attributes, such as { "description": "…" }.`;
		return t.add(e, r.at, "warning"), {};
	}
	let i = U(r, t).find((e) => e.name === "description");
	return V(`The description in "${n}"`, i?.value, t);
}
// node_modules/dot-properties/lib/ast.js
var q = e(((e, t) => {
	var n = class {
		constructor(e, t) {
			this.type = e, t && (this.range = t);
		}
	};
	t.exports = {
		Node: n,
		Pair: class extends n {
			constructor(e, t, n) {
				super("PAIR", n), this.key = e, this.value = t;
			}
			separator(e) {
				if (Array.isArray(this.range) && this.range.length >= 3) {
					let [t, n, r] = this.range;
					return e.slice(n, r);
				}
				return null;
			}
		},
		Comment: class extends n {
			constructor(e, t) {
				super("COMMENT", t), this.comment = e;
			}
		},
		EmptyLine: class extends n {
			constructor(e) {
				super("EMPTY_LINE", e);
			}
		}
	};
})), Jn = e(((e, t) => {
	let { Pair: n, Comment: r, EmptyLine: i } = q(), a = (e, t) => {
		let n = e[t];
		return n === "#" || n === "!";
	}, o = (e, t) => {
		let n = e[t];
		return !n || n === "\r" || n === "\n";
	}, s = (e, t) => {
		let n = e[t];
		for (; n === "	" || n === "\f" || n === " ";) t += 1, n = e[t];
		return t;
	}, c = (e, t) => {
		let n = e[t];
		for (; n && n !== "\r" && n !== "\n";) t += 1, n = e[t];
		return t;
	}, l = (e, t) => {
		let n = e[t];
		for (; n && n !== "\r" && n !== "\n" && n !== "	" && n !== "\f" && n !== " " && n !== ":" && n !== "=";) n === "\\" ? e[t + 1] === "\n" ? t = s(e, t + 2) : t += 2 : t += 1, n = e[t];
		return t;
	}, u = (e, t) => {
		let n = e[t], r = !1;
		loop: for (; n === "	" || n === "\f" || n === " " || n === "=" || n === ":" || n === "\\";) {
			switch (n) {
				case "\\":
					if (e[t + 1] !== "\n") break loop;
					t = s(e, t + 2);
					break;
				case "=":
				case ":":
					if (r) break loop;
					r = !0;
				default: t += 1;
			}
			n = e[t];
		}
		return t;
	}, d = (e, t) => {
		let n = e[t];
		for (; n && n !== "\r" && n !== "\n";) t += n === "\\" ? 2 : 1, n = e[t], n === "\n" && e[t - 1] === "\r" && (t += 1, n = e[t]);
		return t;
	}, f = (e) => e.replace(/\\(u[0-9a-fA-F]{4}|\r?\n[ \t\f]*|.)?/g, (e, t) => {
		switch (t && t[0]) {
			case "f": return "\f";
			case "n": return "\n";
			case "r": return "\r";
			case "t": return "	";
			case "u": {
				let e = parseInt(t.substr(1), 16);
				return isNaN(e) ? t : String.fromCharCode(e);
			}
			case "\r":
			case "\n":
			case void 0: return "";
			default: return t;
		}
	});
	function p(e, t) {
		let p = [];
		for (let m = 0; m < e.length && (e[m] === "\n" && e[m - 1] === "\r" && (m += 1), e[m]); ++m) {
			let h = s(e, m);
			if (o(e, h)) {
				p.push(t ? new i([m, h]) : ""), m = h;
				continue;
			}
			if (a(e, h)) {
				let n = c(e, h), i = e.slice(h, n);
				p.push(t ? new r(i, [h, n]) : i), m = n;
				continue;
			}
			let g = l(e, h), _ = f(e.slice(h, g)), v = u(e, g);
			if (o(e, v)) {
				p.push(t ? new n(_, "", [
					h,
					g,
					v,
					v
				]) : [_, ""]), m = v;
				continue;
			}
			let y = d(e, v), b = f(e.slice(v, y));
			p.push(t ? new n(_, b, [
				h,
				g,
				v,
				y
			]) : [_, b]), m = y;
		}
		return p;
	}
	function m(e, t, n, r) {
		if (!r) {
			e[t] = n;
			return;
		}
		let i = t.split(r), a = e;
		for (; i.length >= 2;) {
			let e = i.shift();
			if (e === "__proto__") return;
			a[e] ? typeof a[e] != "object" && (a[e] = { "": a[e] }) : a[e] = {}, a = a[e];
		}
		let o = i[0];
		typeof a[o] == "object" ? a[o][""] = n : a[o] = n;
	}
	function h(e, t) {
		let r = t ? typeof t == "string" ? t : "." : null, i = Array.isArray(e) ? e : p(e, !1), a = {};
		for (let e of i) e instanceof n ? m(a, e.key, e.value, r) : Array.isArray(e) && m(a, e[0], e[1], r);
		return a;
	}
	t.exports = {
		parse: h,
		parseLines: p
	};
})), Yn = e(((e, t) => {
	let { Pair: n, Comment: r, EmptyLine: i } = q(), a = (e, t) => String(e).replace(t === !1 ? /[\0-\b\v\x0e-\x1f]/g : /[^\t\n\f\r -~\xa1-\xff]/g, (e) => "\\u" + e.charCodeAt(0).toString(16).padStart(4, "0")), o = (e) => String(e).replace(/\\/g, "\\\\").replace(/\f/g, "\\f").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/\t/g, "\\t"), s = (e) => o(e).replace(/^[#!]|[ =:]/g, "\\$&"), c = (e) => o(e).replace(/^ /, "\\ "), l = (e, t) => e.replace(/^\s*([#!][ \t\f]*)?/g, t);
	function u({ indent: e, latin1: t, lineWidth: n, newline: r, foldChars: i }, o, s) {
		let c = a(o, t), l = a(s, t), u = c + l;
		if (!n || n < 0 || u.length <= n) return u;
		let d = 0, f, p = 0;
		o && c.length < n && (u = c + r + e + l, d = c.length + r.length, p = d + e.length);
		for (let t = u[p]; t; t = u[++p]) {
			let a = p - d >= n ? f || p : void 0;
			if (!a) switch (t) {
				case "\r": u[p + 1] === "\n" && (p += 1);
				case "\n":
					a = p + 1;
					break;
				case "\\":
					switch (p += 1, u[p]) {
						case "r": u[p + 1] === "\\" && u[p + 2] === "n" && (p += 2);
						case "n":
							a = p + 1;
							break;
						case " ":
						case "=":
						case ":":
							i.includes(u[p]) && (f = p + 1);
							break;
						case "f":
							i.includes("\f") && (f = p + 1);
							break;
						case "t": i.includes("	") && (f = p + 1);
					}
					break;
				default: i.includes(t) && (f = p + 1);
			}
			if (a) {
				let t = a, n = u[t - 1];
				for (; n === "\n" || n === "\r";) --t, n = u[t - 1];
				let i = u[a], o = i === "	" || i === "\f" || i === " ";
				u = u.slice(0, t) + r + e + (o ? "\\" : "") + u.slice(a), d = t + r.length, f = void 0, p = d + e.length - 1;
			}
		}
		return u;
	}
	let d = (e, t, n, r = "") => Object.keys(e).reduce((i, a) => {
		let o = e[a];
		if (o && typeof o == "object") return i.concat(d(o, t, n, r + a + t));
		{
			let e = a === n ? r.slice(0, -t.length) : r + a;
			return i.push([e, o]), i;
		}
	}, []);
	function f(e, { commentPrefix: t = "# ", defaultKey: a = "", indent: o = "    ", keySep: f = " = ", latin1: p = !0, lineWidth: m = 80, newline: h = "\n", pathSep: g = ".", foldChars: _ = "\f	 ." } = {}) {
		if (!e) return "";
		Array.isArray(e) || (e = d(e, g, a));
		let v = {
			indent: o,
			latin1: p,
			lineWidth: m,
			newline: "\\" + h,
			foldChars: _
		}, y = {
			indent: t,
			latin1: p,
			lineWidth: m,
			newline: h,
			foldChars: _
		};
		return e.map((e) => {
			switch (!0) {
				case !e:
				case e instanceof i: return "";
				case Array.isArray(e): return u(v, s(e[0]) + f, c(e[1]));
				case e instanceof n: return u(v, s(e.key) + f, c(e.value));
				case e instanceof r: return u(y, "", l(e.comment, t));
				default: return u(y, "", l(String(e), t));
			}
		}).join(h);
	}
	t.exports = { stringify: f };
})), Xn = e(((e, t) => {
	let { Node: n, Pair: r, Comment: i, EmptyLine: a } = q(), { parse: o, parseLines: s } = Jn(), { stringify: c } = Yn();
	t.exports = {
		Node: n,
		Pair: r,
		Comment: i,
		EmptyLine: a,
		parse: o,
		parseLines: s,
		stringify: c
	};
}))();
const Zn = L({
	limit: {
		most: 4e5,
		of: "lines",
		mark: /\n/g
	},
	parse: (e) => ({
		text: e,
		pairs: Qn(e)
	}),
	texts: er,
	changes: nr,
	empty: () => ""
});
function Qn(e) {
	return (0, Xn.parseLines)(e.replace(/^\ufeff/, " "), !0).flatMap((t) => {
		if (t.type !== "PAIR") return [];
		let { key: n, value: r, range: i = [] } = t, [a = 0, o = a, s = o, c = s] = i.map((t) => Math.min(t, e.length));
		return [{
			key: n,
			value: r,
			nameAt: {
				start: a,
				end: o
			},
			at: {
				start: s,
				end: c
			}
		}];
	});
}
const $n = /(?<!\\)(?:\\\\)*\\u(?![\da-f]{4})/i;
function er({ text: e, pairs: t }, n) {
	let r = new Map();
	for (let e of t) {
		let t = r.get(e.key);
		e.key === "" ? n.add("This name is empty, and a key needs a name. Its text is not read.", e.nameAt, "warning") : s(e.key) ? n.add(a("This name"), e.nameAt) : (t && t.value !== e.value && n.duplicate(`"${e.key}" is twice in this file`, t.nameAt, e.nameAt, "warning"), r.delete(e.key), r.set(e.key, e));
	}
	return [...r].map(([t, { value: r, nameAt: i, at: o }]) => {
		let c = $n.test(e.slice(o.start, o.end));
		c ? n.add("\\u must be followed by four hexadecimal digits, such as \\u00e9.", o) : s(r) && n.add(a("This text"), o);
		let l = !c && !s(r);
		return {
			path: [t],
			name: i,
			value: l ? {
				is: "text",
				text: r,
				at: o
			} : {
				is: "none",
				at: o
			}
		};
	});
}
const tr = "[#!][^\\n\\r]*";
function nr({ text: e, pairs: t }, n) {
	let [r] = n.flatMap((e) => e.base ?? []), i = rr(t.length > 0 || !r ? e : r.text), a = new Map(t.map((e) => [e.at.start, e])), o = [], s = [];
	return {
		replace: ({ at: e, text: t }) => {
			let { nameAt: n, value: r } = a.get(e.start) ?? {
				nameAt: e,
				value: void 0
			};
			if (r === t) return;
			let s = n.end === e.start ? "=" : "";
			o.push({
				...e,
				text: s + i.value(t)
			});
		},
		add: (e, t) => {
			let n = i.line(e);
			s.push({
				at: t,
				lines: (e) => [e + n]
			});
		},
		remove: ([n]) => {
			for (let { nameAt: r, at: i } of t) r.start === n?.name.start && o.push(v(e, {
				start: r.start,
				end: i.end
			}, tr));
		},
		text: () => T(e, s.length > 0 ? [...o, ...ar({
			text: e,
			pairs: t
		}, s)] : o)
	};
}
function rr(e) {
	let t = Qn(e), n = t.map(({ at: t }) => e.slice(t.start, t.end)), r = /\\u[\da-f]{4}/i.exec(e)?.[0], i = r !== void 0 && !/[^\0-\x7f]/.test(e), a = r !== void 0 && /[A-F]/.test(e.match(/\\u[\da-f]{4}/gi)?.join("") ?? ""), o = [
		":",
		"=",
		"#",
		"!"
	].filter((e) => n.some((t) => t.includes(`\\${e}`))), s = (e) => {
		let t = e.charCodeAt(0).toString(16).padStart(4, "0");
		return `\\u${a ? t.toUpperCase() : t}`;
	}, c = (e, t) => e.replace(/[\0-\x1f\x7f\\:=#!]|[^\0-\x7f]/g, (e) => e in ir ? ir[e] ?? e : e < " " || e === "" || i && e > "" ? s(e) : t.includes(e) ? `\\${e}` : e), l = (e) => c(e, o).replace(/^ /, "\\ "), u = t.at(-1), d = u ? e.slice(u.nameAt.end, u.at.start) : "", f = /^[ \t]*[=:][ \t]*$/.test(d) ? d : "=";
	return {
		value: l,
		line: ({ path: e, value: t }) => {
			let n = e.join(".");
			if (typeof t != "string") throw new I(`"${n}" has plural forms, and a .properties file cannot store them.`);
			if (n === "") throw new I("A .properties file cannot store a text without a name.");
			return c(n, [
				":",
				"=",
				"#",
				"!"
			]).replaceAll(" ", "\\ ") + f + l(t);
		}
	};
}
const ir = {
	"\\": "\\\\",
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t",
	"\f": "\\f"
};
function ar({ text: e, pairs: t }, n) {
	let r = t.map(({ nameAt: e, at: t }) => ({
		start: e.start,
		end: t.end
	}));
	if (r.length > 0) return w(e, r, n, {
		comments: /(?:)/y,
		comment: tr
	});
	let i = g(e), a = e === "" || /[\n\r\ufeff]$/.test(e) ? "" : i, o = n.flatMap((e) => e.lines(""));
	return [{
		start: e.length,
		end: e.length,
		text: a + o.map((e) => e + i).join("")
	}];
}
// src/locales/strings.ts
const or = L({
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	parse: fr,
	texts: sr,
	changes: mr,
	empty: () => ""
});
function sr({ text: e, pairs: n, open: r }, i) {
	for (let e of r) i.add("This comment contains texts and the start of another comment. Add */ at its end.", {
		start: e,
		end: e + 2
	}, "warning");
	e.trim() === "" && i.add("The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.", {
		start: 0,
		end: 0
	}, "warning", "empty-manifest");
	let a = new Map();
	for (let e of n) {
		let n = x(e.name), r = cr(e.name.raw, "This name", n, i);
		if (r === "" && i.add("This name is empty, and a key needs a name. Its text is not read.", n, "warning"), !r) continue;
		let o = a.get(r);
		o && !t(Y(o.value.raw), Y(e.value.raw)) && i.duplicate(`"${r}" is twice in this file`, o.name, n, "warning"), a.delete(r), a.set(r, e);
	}
	return [...a].map(([e, t]) => {
		let n = x(t.value), r = cr(t.value.raw, "This text", n, i), a = r === void 0 ? {
			is: "none",
			at: n
		} : {
			is: "text",
			text: r,
			at: n
		};
		return {
			path: [e],
			name: x(t.name),
			value: a
		};
	});
}
function cr(e, t, n, r) {
	let i = Y(e), [, o] = /(?<!\\)(?:\\\\)*\\u([\da-f]{4})/i.exec(e.replaceAll("\\U", "")) ?? [];
	if (o !== void 0 && r.add(`Files of this format have no escape \\u, so the app shows "u${o}". Write \\U${o}, or the character.`, n, "warning"), "why" in i) r.add(i.why, n);
	else if (s(i.text)) r.add(a(t), n);
	else return i.text;
}
function lr(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
const J = /[\t-\r \u2028\u2029]+|\/\/[^\n\r\u2028\u2029]*|\/\*.*?\*\//sy, ur = /^[ \t]*"[^"\n\r]*"[ \t]*=.*;[ \t\r]*$/m, dr = /(?!\/\*)[\w$/:.-]+/y;
function fr(e) {
	if (e.trim() === "") return {
		text: e,
		pairs: [],
		open: [],
		end: e.length
	};
	let t = lr(e);
	return t ? {
		message: t,
		at: {
			start: 0,
			end: Math.min(e.length, 8)
		}
	} : lt(() => new pr(e).file());
}
var pr = class {
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
		this.takes("=") || this.fail("An equals sign is missing after the name. Write a quote inside of a name as \\\".", x(e));
		let t = this.token() ?? this.fail("A text must be here. Put it in double quotes.");
		return this.takes(";") || this.fail("A semicolon is missing after this text. Write a quote inside of a text as \\\".", x(t)), {
			name: e,
			value: t,
			end: this.at
		};
	}
	token() {
		let { text: e } = this, t = this.skipBlanks(), n = e[t], r = n === "\"" || n === "'", i = r ? /\\.|["']/gs : dr;
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
			t.lastIndexOf("/*") > 0 && ur.test(t) && this.open.push(this.at);
		}
		return this.at;
	}
	fail(e, t) {
		let { text: n, at: r } = this, i = n.charAt(r), a = {
			start: r,
			end: Math.min(r + 1, n.length)
		};
		if (n.startsWith("/*", r)) throw new F({
			message: "This comment has no end. Add */ at its end.",
			at: {
				start: r,
				end: r + 2
			}
		});
		let o = /[“”„«»‘’]/.test(i) ? `${i} is a typographic quote. Write " here, and at the end.` : /["']/.test(i) ? `This text has no closing quote. Add ${i} at its end.` : e;
		throw new F(t ? {
			message: e,
			at: t
		} : {
			message: o,
			at: a
		});
	}
};
function mr(e) {
	let { text: t, pairs: n } = e, r = new Map(n.map((e) => [e.value.start, e])), i = [], a = [];
	return {
		replace: (e) => c(i, gr(t, r.get(e.at.start), e.text)),
		add: (t, n) => {
			let r = _r(e, t);
			a.push({
				at: n,
				lines: (e) => [e + r]
			});
		},
		remove: ([e]) => {
			for (let { name: r, end: a } of n) r.start === e?.name.start && i.push(v(t, {
				start: r.start,
				end: a
			}, hr));
		},
		text: () => T(t, a.length > 0 ? [...i, ...yr(e, a)] : i)
	};
}
const hr = "/\\*(?:(?!\\*/)[\\s\\S])*\\*/|//[^\\n\\r]*";
function gr(e, t, n) {
	let r = t && Y(t.value.raw);
	if (!t || !r || "text" in r && r.text === n) return [];
	let { name: i, value: a } = t, o = a.quote || "\"", s = a === i, c = o + Sr(n, o, !s && /[\n\r]/.test(a.raw) ? g(e) : "\\n") + o;
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
function _r({ text: e, pairs: t }, { path: n, value: r }) {
	let i = n.join(".");
	if (typeof r != "string") throw new I(`"${i}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`);
	if (i === "") throw new I("A .strings file cannot store a text without a name.");
	if (s(i)) throw new I(a("The name"));
	let o = t.at(-1), c = o?.name.quote || "\"", l = o?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(i), u = o?.value.quote || c, d = o ? e.slice(o.name.end, o.value.start) : "", f = /^[ \t]*=[ \t]*$/.test(d) ? d : " = ";
	return `${l ? i : c + Sr(i, c, "\\n") + c}${f}${u}${Sr(r, u, "\\n")}${u};`;
}
const vr = /(?:[ \t]*\/\*[^\n\r]*?\*\/)*(?:[ \t]*\/\/[^\n\r]*)?/y;
function yr({ text: e, pairs: t, end: n }, r) {
	let i = t.map(({ name: { start: e }, end: t }) => ({
		start: e,
		end: t
	}));
	if (i.length > 0) return w(e, i, r, {
		comments: vr,
		comment: hr
	});
	let a = g(e);
	return [{
		start: n,
		end: n,
		text: (n === 0 || e.slice(0, n) === "﻿" || _(e, n) !== void 0 ? "" : a) + r.flatMap((e) => e.lines("")).map((e) => e + a).join("")
	}];
}
const br = /\\(?:([0-7]{1,3})|U([\da-fA-F]{4})|(U)|(.))/gs, xr = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function Y(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(br, (e, n, r, i, a) => {
		i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9.");
		let o = Number.parseInt(n, 8) & 255;
		return n ? o < 128 ? String.fromCharCode(o) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[o - 128] ?? "" : r ? String.fromCharCode(Number.parseInt(r, 16)) : xr[a] ?? a ?? "";
	});
	return t ? { why: t } : { text: n };
}
function Sr(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/locales/xcstrings.ts
const Cr = L({
	parse: Er,
	texts: jr,
	base: ({ source: e }) => e,
	isFromCode: ({ strings: e }) => e.members.some(Or),
	changes: Ir,
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
}), wr = 5e4, Tr = 1e3;
function Er(e) {
	let t = K(e, 1e6);
	if ("message" in t) return t;
	let { root: n } = t, r = $(n, "sourceLanguage"), i = $(n, "strings");
	if (r?.is !== "text" || r.text === "" || i?.is !== "object") return {
		message: "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".",
		at: {
			start: n.at.start,
			end: n.at.start + 1
		}
	};
	let a = i.members[wr];
	return a ? {
		message: ut(wr, "strings"),
		at: a.nameAt
	} : {
		text: e,
		root: n,
		source: r.text,
		strings: i,
		leftOut: Dr(i, r.text)
	};
}
function Dr(e, t) {
	let n = [];
	for (let r of e.members) {
		let e = $(r.value, "localizations");
		for (let { name: i, value: a } of e?.is === "object" ? e.members : []) {
			if (a.is !== "object" || i === t) continue;
			let o = X(X(a, "variations"), "plural"), s = o?.is === "object" ? o : void 0;
			s && (s.members = s.members.filter((e) => !Ar(e.value)));
			let c = kr(a), l = kr($(e, t));
			c?.is === "text" && l?.is === "text" && ![
				"",
				r.name,
				l.text
			].includes(c.text) && Ar(a) && n.push({
				name: r.name,
				language: i,
				at: c.at
			}), (Ar(a) || s?.members.length === 0) && (a.members = []);
		}
	}
	return n;
}
function Or({ value: e }) {
	let t = $(e, "extractionState");
	return t?.is !== "text" || t.text !== "manual";
}
function kr(e) {
	return $(X(e, "stringUnit"), "value");
}
function Ar(e) {
	let t = $(X(e, "stringUnit"), "state");
	return t?.is === "text" && t.text === "new";
}
function X(e, t) {
	return e?.is === "object" && e.members.length === 1 ? $(e, t) : void 0;
}
function jr({ root: e, strings: t, source: n, leftOut: r }, i) {
	U(e, i);
	for (let { name: e, language: t, at: n } of r) {
		i.language = t;
		let r = `The ${t} text of "${e}" is not read, because its state is "new", as that of a copy. If it is a translation, write the state "translated".`;
		i.add(r, n, "warning");
	}
	return i.language = void 0, U(t, i).flatMap((e) => Mr(e, n, i));
}
function Z(e, t) {
	return e.is === "object" ? U(e, t) : [];
}
function Q({ name: e, value: t }, n) {
	return t.is !== "object" && n.add(`"${e}" must be an object.`, t.at), Z(t, n);
}
function Mr(e, t, n) {
	let { name: r, nameAt: i } = e, a = new Map(Q(e, n).map((e) => [e.name, e])), o = a.get("shouldTranslate")?.value;
	if (o?.is === "boolean" && !o.value) return [];
	let s = a.get("localizations"), c = s ? Q(s, n) : [];
	if ([e, s].some((e) => e && e.value.is !== "object")) return [];
	if (c.length > Tr) {
		let e = `"${r}" has more than ${Tr.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
		return n.add(e, i), [];
	}
	if (r === "" && c.length === 0 || !H(e, n)) return [];
	let l = V(`The comment of "${r}"`, a.get("comment")?.value, n), u = c.flatMap((e) => {
		let t = e.name;
		n.language = t;
		let i = Nr(e, `The text of "${r}" in "${t}"`, n);
		return n.language = void 0, i ? [{
			language: t,
			value: i
		}] : [];
	});
	return u.some(({ language: e }) => e === t) || u.unshift({
		language: t,
		value: {
			is: "text",
			text: r,
			at: i
		}
	}), u.map((e) => ({
		path: [r],
		name: i,
		...e,
		...l
	}));
}
function Nr({ value: e, nameAt: t }, n, r) {
	let i = {
		is: "none",
		at: e.at
	}, a = Z(e, r), [o] = a;
	if (e.is === "object" && !o) return;
	if (a.length > 1 || o?.name !== "variations") {
		let t = Pr(e, a, n, r);
		return t ? {
			is: "text",
			...t
		} : i;
	}
	let s = Q(o, r), [c = o] = s, u = s.find(({ name: e }) => e !== "plural");
	if (u && Fr(n, u.name, t, r), u || s.length === 0) return u && i;
	let d = Q(c, r), f = new Map();
	for (let { name: e, nameAt: t, value: i } of d) {
		if (!l.includes(e)) {
			r.add(`"${e}" is not a plural form. Forms are ${l.join(", ")}.`, t);
			continue;
		}
		let a = Pr(i, Z(i, r), `${n}, form "${e}",`, r);
		a && f.set(e, {
			...a,
			name: t
		});
	}
	if (d.length === 0) return;
	let { at: p } = c.value;
	return f.size === d.length ? {
		is: "forms",
		at: p,
		forms: f
	} : {
		is: "none",
		at: p
	};
}
function Pr(e, t, n, r) {
	let i = t.find(({ name: e }) => e !== "stringUnit"), a = t[0]?.value ?? e;
	if (i) {
		t.length === 2 && i.name === "variations" ? r.add(`${n} has both "stringUnit" and "variations". Keep one of them.`, i.nameAt) : Fr(n, i.name, i.nameAt, r);
		return;
	}
	let o = Z(a, r).find(({ name: e }) => e === "value")?.value, s = o && B(n, o, r);
	return s || r.add(`${n} needs a "stringUnit" with a "value". Write a text in quotes.`, a.at), s?.is === "text" ? {
		text: s.text,
		at: s.at
	} : void 0;
}
function Fr(e, t, n, r) {
	let i = `${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`;
	r.add(i, n, "warning");
}
function Ir(e, t) {
	let { source: n, strings: r } = e, i = new tn(e, !0), a = new Map(r.members.map(({ nameAt: e, name: t }) => [e.start, t])), o = new Set(t.flatMap((e) => e.is === "add" && e.language === n ? e.path.join(".") : [])), s = new Set(), c = (e, t, a) => {
		let c = i.membersOf(r).get(e)?.value;
		if (c && c.is !== "object") throw new I(`"${e}" is not an object.`);
		if (!c && !o.has(e)) throw new I(`The new string "${e}" needs a text in "${n}", the source language of the file.`);
		if (!c && !s.has(e) && i.add([
			"strings",
			e,
			"extractionState"
		], "manual"), s.add(e), !c && t === n && a === e) return;
		let l = [
			"strings",
			e,
			"localizations",
			t
		], u = $($($(c, "localizations"), t), "variations");
		if (typeof a == "string" || !u) return i.add(l, Lr(a));
		for (let [e, t] of Object.entries(a)) i.add([
			...l,
			"variations",
			"plural",
			e
		], Rr(t));
	};
	return {
		add: (e) => c(e.path.join("."), e.language ?? n, e.value),
		replace: (e) => {
			let t = a.get(e.at.start);
			if (t !== void 0) return c(t, n, e.text);
			i.replace(e);
		},
		remove: (e) => i.remove(e),
		text: () => i.text()
	};
}
function Lr(e) {
	if (typeof e == "string") return Rr(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, Rr(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function Rr(e) {
	return new Map([["stringUnit", new Map(Object.entries({
		state: "translated",
		value: e
	}))]]);
}
function $(e, t) {
	return e?.is === "object" ? e.members.findLast((e) => e.name === t)?.value : void 0;
}
// src/locales/formats.ts
const zr = {
	JSON: zt(kn),
	ARB: zt(Wn),
	"Apple strings": or,
	"Apple string catalog": Cr,
	"Android strings": St,
	"Java properties": Zn
};
function Br(e) {
	let t = te(e);
	return t && zr[t.name];
}
function Vr(e, t, n) {
	let r = Br(e);
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
			return pt(t, {
				message: ut(e, n),
				at: r
			});
		}
	}
	return r.read(t, n);
}
export { Br as formatOf, Vr as readTexts };
