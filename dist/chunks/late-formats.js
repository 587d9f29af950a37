import { C as e, D as t, F as n, N as r, O as i, P as a, _ as o, c as s, i as c, l, p as u } from "./wire.js";
import { Ei as d, Fi as f, Ni as p, Tn as m, at as h, ct as g, dt as _, et as ee, gn as te, ki as v, lt as y, ot as b, pn as x, st as S, ut as C, vn as ne, wn as re, xn as ie } from "./start.js";
import { t as w } from "./nameOrder.js";
// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
const ae = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var oe = class {
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
		return t ? e.replace(ae, "_").length : e.length;
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
const se = /["&<]/, ce = /['&<]/, le = /\r\n|[\n\r\t]/g, ue = /<|&|]]>/, de = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function fe(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || pe(e, t);
}
function pe(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function me(e) {
	return e === "#" || fe(e);
}
function he(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function ge(e) {
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
var E = class extends T {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return T.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), { text: this.text });
	}
}, D = class extends E {
	get type() {
		return T.TYPE_CDATA;
	}
}, _e = class extends T {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return T.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), { content: this.content });
	}
}, ve = class extends T {
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
}, O = class e extends T {
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
}, ye = class extends T {
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
		return T.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, be = class extends T {
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
}, Se = class extends T {
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
}, Ce = class {
	constructor(e, t = {}) {
		let n = this.document = new ye();
		this.currentNode = n, this.options = t, this.scanner = new oe(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = k(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === T.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new E(e), t);
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
		let n, r = !1, i = "", a = t === "\"" ? se : ce;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(le, " ")), e.peek()) {
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
		return this.options.preserveCdata ? this.addNode(new D(k(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(ue);
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
		return pe(this.scanner.peek()) ? this.scanner.consumeMatchFn(fe) : "";
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
		let t = e.consumeMatchFn(me);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!ge(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = de[t], n === void 0) {
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
		return !!this.scanner.consumeMatchFn(he);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (fe(e.peek())) return e.reset(t), !1;
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
			if (!ge(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
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
// src/locales/xml.ts
const Te = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function Ee(e, t, n) {
	if (e.trim() === "") return {
		message: `The file is empty. Write ${n} if it has no texts yet.`,
		at: {
			start: 0,
			end: 0
		}
	};
	let r = Te.exec(e)?.index;
	if (r !== void 0) return {
		message: "This is a character that XML cannot have, such as a NUL. Remove it.",
		at: {
			start: r,
			end: r + 1
		}
	};
	let i = j(e, Oe(e, t));
	return "message" in i || i.root.name === t ? i : {
		message: `The root of this file must be <${t}>.`,
		at: A(i.root)
	};
}
function A({ start: e, name: t }) {
	return {
		start: e,
		end: e + t.length + 1
	};
}
function j(e, t) {
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
			message: "The XML has no element.",
			at: {
				start: 0,
				end: 0
			}
		};
	} catch (t) {
		if (t instanceof xe) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = De(e, t.pos);
			return {
				...v`The XML is not well-formed. ${d(n.slice(0, 200))}. Close each tag, and write & as &amp; and < as &lt; in texts.`,
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
function De(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function Oe(e, t) {
	let n = e.slice(0, Math.max(0, e.indexOf(`<${t}`)));
	return new Set([...n.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const ke = /<[^\s/>]+/y, Ae = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, je = /\s*(\/?)>/y;
function M({ text: e }, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(ke);
	let i = new Map();
	for (let e = r(Ae); e; e = r(Ae)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(je)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function N({ children: e }) {
	return e.filter((e) => e instanceof O);
}
function P(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const Me = new Map(Object.entries({
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
}));
function Ne(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : Me.get(r) ?? e);
}
function F(e, t) {
	let { isEmpty: n, end: r } = M(e, t);
	return n ? {
		at: {
			start: t.end - 2,
			end: t.end
		},
		isEmpty: n
	} : {
		at: {
			start: r,
			end: e.text.lastIndexOf("</", t.end - 1)
		},
		isEmpty: n
	};
}
function I(e) {
	return P(e).replaceAll("\r", "&#13;");
}
function L({ text: e, entities: t }, { children: n }) {
	let r = n.map((n) => {
		let r = e.slice(n.start, n.end).replace(/\r\n?/g, "\n");
		return n instanceof D ? r.slice(9, -3) : n instanceof _e ? "" : n instanceof E && (r.match(/&[^;]+;/g) ?? []).every((e) => !t.has(e)) ? Ne(r) : void 0;
	});
	return r.includes(void 0) ? void 0 : r.join("");
}
function Pe(e, t, n) {
	let { at: r, isEmpty: i } = F(e, t);
	return {
		...r,
		text: i ? `>${n}</${t.name}>` : n
	};
}
function R(e, t, n, r, i) {
	let { text: a } = e;
	if (n.length > 0) return S(a, n, r, {
		comments: Fe,
		comment: z
	});
	let o = g(a, t.start) ?? "", s = r.flatMap((e) => e.lines(o + i)), { at: c, isEmpty: l } = F(e, t), u = !l && c.start === c.end;
	if (l || u) {
		let n = h(a) + o;
		return [Pe(e, t, ["", ...s].join(h(a)) + n)];
	}
	let d = c.end;
	for (; d > c.start && /[\t-\r ]/.test(a[d - 1] ?? "");) d--;
	return [b(a, d, Fe, s)];
}
const z = "<!--(?:(?!-->)[\\s\\S])*-->", Fe = /(?:[ \t]*<!--[^\n\r]*?-->)*/y;
// src/locales/android/read.ts
function Ie(e, t) {
	let n = Ve(e, t).filter(({ isTranslatable: e }) => e), r = ({ is: e, variant: t }) => e !== "array" && t === void 0, i = n.filter(r), a = new Set(i.map(({ name: e }) => e)), o = new Set(i.filter(({ is: e }) => e === "plurals").map(({ name: e }) => e)), s = new Map();
	for (let i of n) {
		let { is: n, name: c, at: l, element: u } = i, d = s.get(c), f = {
			is: "none",
			at: y(u)
		};
		if (!r(i)) {
			if (t.add(ze(i), l, "warning"), d || a.has(c)) continue;
		} else if (n === "string" && o.has(c)) {
			let e = `"${c}" is a <string> and a <plurals> in this file, and they are one name in the project. Only the plural forms are sent. Rename one of them to send both.`;
			t.add(e, l, "warning");
			continue;
		} else if (d) {
			t.duplicate(`"${c}" is twice in this file`, d.name, l);
			continue;
		} else f = n === "plurals" ? Re(e, i, t) : Le(e, c, u, t);
		s.set(c, {
			path: [c],
			name: l,
			value: f
		});
	}
	return [...s.values()];
}
function Le(e, t, n, r) {
	let { content: i, at: a } = B(e, n);
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
function Re(e, { name: t, element: n }, r) {
	let i = y(n), a = r.count, o = new Map();
	for (let i of N(n)) {
		let n = M(e, i).attributes.get("quantity") ?? y(i), { quantity: a = "" } = i.attributes, s = o.get(a);
		if (i.name !== "item") r.add("<plurals> can have only <item>. Remove this.", y(i));
		else if (!c.includes(a)) r.add(`"${a}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`, n);
		else if (s) r.duplicate(`"${t}" has the plural form "${a}" twice`, s.name, n);
		else {
			let s = Le(e, t, i, r);
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
function ze({ is: e, name: t, variant: n = "" }) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : `This is a text of "${t}" for ${n}, and a key has one text. Only a <string> for all is sent.`;
}
const Be = new Map(Object.entries({
	string: "string",
	plurals: "plurals",
	"string-array": "array"
}));
function Ve(e, t) {
	let n = [];
	for (let r of N(e.root)) {
		let i = Be.get((r.name === "item" ? r.attributes.type : r.name) ?? "");
		if (!i) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = r.attributes, { attributes: c } = M(e, r), l = c.get("name");
		if (!l || a === "") {
			let e = `This <${r.name}> has no name, and a key needs a name. Write name="…".`;
			t?.add(e, l ?? A(r));
			continue;
		}
		let u = Object.keys(r.attributes).find((e) => /:featureFlag$/.test(e)), d = s !== "" && s !== "default" ? `product "${s}"` : u && `feature flag "${r.attributes[u]}"`, f = !/^\s*false/i.test(o);
		n.push({
			is: i,
			name: a,
			at: l,
			element: r,
			isTranslatable: f,
			...d && { variant: d }
		});
	}
	return n;
}
function B(e, t) {
	let { text: n, entities: r } = e, { isEmpty: i, at: a } = F(e, t);
	if (i) return {
		at: a,
		style: "empty",
		content: {
			is: "text",
			text: ""
		}
	};
	let o = ct(e, t);
	return o.some((e) => e.is === "tag" || qe(n, e, r)) ? Xe(n, o, a) : Je(n, o, a);
}
function V({ style: e }) {
	return e === "markup" || e === "styled";
}
function He({ attributes: e }) {
	return !/^\s*false\s*$/i.test(e.formatted ?? "");
}
function Ue(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return V(e) ? Ne(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const We = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, Ge = /[DFKMWZkmwyz]/;
function Ke(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(We)) if (r === void 0 && o !== e.length - 1) {
		if (Ge.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
function qe(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function Je(e, t, n) {
	let [r] = Ze(e, t), i = et($e(Ne(r?.source ?? ""))), a = t.length > 0 ? tt(e, t, n) : n;
	if (Ye.test(i)) return {
		at: a,
		style: "plain",
		content: {
			is: "reference",
			to: i
		}
	};
	let o = {}, s = it(i, o);
	return {
		at: a,
		style: t.some(({ is: e }) => e === "cdata") ? "cdata" : "plain",
		content: Qe(s, o.why)
	};
}
const Ye = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function Xe(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = {}, a = Ze(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = $e(s.source)), !r && c && (c.source = et(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : it(t, i, !0));
	return {
		at: r ? n : tt(e, t, n),
		style: r ? "styled" : "markup",
		content: Qe(l.join(""), i.why)
	};
}
function Ze(e, t) {
	let n = [];
	for (let r of t) {
		let t = e.slice(r.start, r.end).replace(/\r\n?/g, "\n"), i = r.is === "cdata" ? P(t.slice(9, -3)) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function Qe(e, t) {
	return t ? {
		is: "wrong",
		why: t
	} : o(e) ? {
		is: "wrong",
		why: i("This text")
	} : {
		is: "text",
		text: e
	};
}
function $e(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function et(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function tt(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
const nt = /\\u([\da-fA-F]{4})?|\\(.?)|"|[\t-\r ]+/gs, rt = {
	n: "\n",
	t: "	"
};
function it(e, t, n = !1) {
	let r = t.isAfterBlank;
	return t.isAfterBlank &&= e === "", e.replace(nt, (i, a, o, s) => {
		if (a) {
			let e = String.fromCharCode(Number.parseInt(a, 16));
			return n ? P(e) : e;
		}
		if (o !== void 0) return rt[o] ?? o;
		if (i === "\\u") t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
		else if (i === "\"") t.isQuoted = !t.isQuoted;
		else if (t.isQuoted) return i;
		else return t.isAfterBlank = s + i.length === e.length, s === 0 && r ? "" : " ";
		return "";
	});
}
function at(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(ot, st).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const ot = /[\0-\x1f\ufffe\uffff]/g;
function st(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function ct(e, t) {
	let { text: n } = e, r = [], i = t.children.toReversed();
	for (let t = i.pop(); t; t = i.pop()) if (t instanceof O) {
		let a = !t.name.includes(":"), { end: o, isEmpty: c } = M(e, t);
		if (r.push({
			is: "tag",
			isSpan: a,
			start: t.start,
			end: o
		}), c) continue;
		i.push({
			is: "tag",
			isSpan: a,
			start: n.lastIndexOf("</", t.end - 1),
			end: t.end
		}), s(i, t.children.toReversed());
	} else t instanceof D ? r.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof E ? r.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && r.push(t);
	return r;
}
// src/locales/textFormat.ts
var H = class extends Error {
	fault;
	constructor(e) {
		super(e.message), this.fault = e;
	}
};
function lt(e) {
	try {
		return e();
	} catch (e) {
		if (e instanceof H) return e.fault;
		throw e;
	}
}
function ut(e, t) {
	return `This file has more than ${e.toLocaleString("en-US")} ${t}. Divide it into several files.`;
}
var U = class extends Error {};
function W(e) {
	let { parse: t, texts: n, base: i, language: a, isFromCode: o, changes: s, ...c } = e, l = (e, t, r) => {
		let s = new ft(e), c = n(t, s, r), l = a?.(t);
		return {
			texts: c,
			faults: s.inOrder(),
			...i && { base: i(t) },
			...l && { language: l },
			...o?.(t) && { isFromCode: !0 }
		};
	}, u = (e, n) => {
		let r = t(e);
		return "message" in r ? pt(e, r) : l(e, r, n);
	}, d = (e, n, i) => {
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
		let o = l(e, a, i), { wanted: c, each: d } = ht(o.texts, n);
		if (!c) return {
			is: "refused",
			why: "The file does not have a text at this location."
		};
		if (d.size === 0) {
			let e = s(a, n, i), t = r(() => new Map(o.texts.map((e) => [e.path.join("."), dt(e)]))), l = (e) => e.length === 0 ? 0 : t().get(e.join("."));
			for (let [t, r] of n.entries()) try {
				r.is === "add" ? e.add(r, r.after && l(r.after)) : r.is === "replace" ? e.replace(r) : e.remove(o.texts.filter((e) => vt(e, r)));
			} catch (e) {
				if (!(e instanceof U)) throw e;
				d.set(t, e.message);
			}
			let f = e.text();
			if (d.size === 0) return mt(f, o, u(f, i), n, c);
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
		this.lineStarts = r(() => te(e));
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
		let { line: a } = ie({
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
	let n = ne(e).map((e) => ({
		message: x,
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
	let a = new Set(t.texts.map(G)), o = new Set(n.texts.flatMap((e) => {
		let t = G(e);
		return i.get(t) === (a.has(t) ? yt(e) : bt(e.value)) ? t : [];
	})), s = ["text-file", "not-a-text"], [c = 0, l = 0] = [t, n].map(({ faults: e }) => e.filter(({ code: e }) => s.includes(e)).length);
	if (l <= c && [n.texts.length, o.size].every((e) => e === i.size)) return {
		is: "edited",
		text: e
	};
	let u = "The changed file would not contain exactly the wanted texts. Change it by hand.", d = r.flatMap((e, t) => e.is === "add" && !o.has(G(e)) ? [[t, u]] : []);
	return {
		is: "refused",
		why: u,
		...d.length > 0 && { each: new Map(d) }
	};
}
function ht(e, t) {
	let n = new Map();
	for (let e of t) e.is === "replace" && n.set(_t(e.at), e.text);
	let r = new Set(), a = (e) => {
		let t = n.get(_t(e.at));
		return t !== void 0 && r.add(_t(e.at)), t ?? e.text;
	}, s = new Map(e.flatMap((e) => e.value.is === "forms" ? [[G(e), e.value.forms]] : [])), c = new Map();
	for (let e of t) e.is === "add" && typeof e.value != "string" && c.set(G(e), e.value);
	let l = new Map(e.map((e) => [G(e), yt(e, a, c.get(G(e)))])), u = new Map();
	if (r.size < n.size) return {
		wanted: void 0,
		each: u
	};
	for (let [n, r] of t.entries()) {
		if (r.is === "remove") {
			let t = e.filter((e) => vt(e, r)).map(G);
			t.length === 0 && u.set(n, "The file does not have this string.");
			for (let e of t) l.delete(e);
			continue;
		}
		if ((r.is === "replace" ? [r.text] : Object.values(gt(r.value))).some((e) => o(e)) && u.set(n, i("The new text")), r.is !== "add" || u.has(n)) continue;
		let t = G(r), a = s.get(t);
		typeof r.value != "string" && Object.keys(r.value).every((e) => a?.has(e) === !1) || (l.has(t) ? u.set(n, `The file already has the text "${r.path.join(".")}".`) : l.set(t, xt(r.value)));
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
function G({ path: e, language: t }) {
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
	return m(JSON.stringify(t));
}
// src/locales/android.ts
const St = (e) => Ee(e, "resources", "<resources></resources>"), Ct = W({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: St,
	texts: Ie,
	changes: (e) => new Pt(e),
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
}), wt = "urn:oasis:names:tc:xliff:document:1.2";
function Tt({ is: e, element: t }) {
	return e === "plurals" ? N(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: He(t)
	}];
}
function Et(e) {
	let t = St(e), n = "message" in t ? [] : Ve(t);
	return new Map(n.flatMap((e) => {
		let n = Tt(e), r = n.find(({ element: e }) => e.attributes.quantity === "other") ?? n[0];
		return !r || "message" in t ? [] : [[e.at.start, {
			...r,
			value: B(t, r.element)
		}]];
	}));
}
function Dt({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? wt) === wt ? n.add("xliff") : n.delete("xliff"), n;
}
const Ot = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u, kt = /<[/!?\p{L}_]|&#?\w+;/u, At = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function jt(e) {
	return V(e) || e.content.is === "text" && kt.test(e.content.text);
}
function Mt(e, t) {
	return t === "cdata" ? `<![CDATA[${at(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : P(at(e));
}
const Nt = 32767;
var Pt = class {
	xml;
	resources;
	names;
	prefixes;
	values = r(() => {
		let e = this.resources.flatMap(Tt).map((e) => ({
			...e,
			value: B(this.xml, e.element)
		}));
		return new Map(e.map((e) => [e.value.at.start, e]));
	});
	usualValue = r(() => {
		let e = [...this.values().values()].map(({ value: e }) => e).filter(jt);
		return new Set(e.map((e) => V(e) || e.style)).size === 1 ? e[0] : void 0;
	});
	basesIn = a(Et);
	splices = [];
	added = [];
	constructor(e) {
		this.xml = e, this.resources = Ve(e), this.names = new Set(this.resources.map(({ name: e }) => e)), this.prefixes = Dt(e.root);
	}
	add(e, t) {
		let { path: n, value: r, base: i } = e, a = this.resources.find(({ is: e, name: t }) => e === "plurals" && t === n.join("."));
		!a || typeof r == "string" ? this.added.push({
			at: t,
			lines: this.newString(e)
		}) : s(this.splices, this.newItems(a.element, r, i));
	}
	replace({ at: e, text: t, base: n }) {
		let r = this.values().get(e.start);
		if (!r) throw new U("The file does not have a text at this location.");
		let { value: i, element: a, isFormatted: o } = r;
		if (i.content.is === "text" && i.content.text === t) return;
		let s = this.writtenValue(t, {
			old: i,
			base: this.baseOf(n)?.value,
			isFormatted: o
		}), c = i.style === "empty" ? `>${s}</${a.name}>` : s;
		this.splices.push({
			...i.at,
			text: c
		});
	}
	remove([e]) {
		for (let { element: t, at: n } of this.resources) n.start === e?.name.start && this.splices.push(_(this.xml.text, t, z));
	}
	text() {
		let { xml: e, splices: t } = this, { root: n } = e;
		if (this.added.length > 0 && s(t, It(e, this.added)), t.some((e) => e.text.includes("<xliff:")) && n.attributes["xmlns:xliff"] === void 0) {
			let e = n.start + 10;
			t.push({
				start: e,
				end: e,
				text: ` xmlns:xliff="${wt}"`
			});
		}
		return C(e.text, t);
	}
	baseOf(e) {
		return e && this.basesIn(e.text).get(e.name);
	}
	newString({ path: e, value: t, base: n }) {
		let r = e.join(".");
		if (!Ot.test(r)) throw new U(`"${r}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".`);
		if (this.names.has(r)) throw new U(`The file already has "${r}", but not as a text of this key. Change it by hand.`);
		if (typeof t == "string") {
			let e = this.baseOf(n), i = e?.element.name === "item" || (e?.isFormatted ?? !0), a = this.writtenValue(t, {
				base: e?.value,
				isFormatted: i
			}), o = i ? "" : " formatted=\"false\"";
			return (e) => [`${e}<string name="${r}"${o}>${a}</string>`];
		}
		if (Object.keys(t).find((e) => !c.includes(e)) !== void 0 || Object.keys(t).length === 0) throw new U(`"${r}" needs plural forms of Android: zero, one, two, few, many or other.`);
		let i = this.writtenItems(t, n);
		return (e) => [
			`${e}<plurals name="${r}">`,
			...i.map(({ item: t }) => e + (e || Ft) + t),
			`${e}</plurals>`
		];
	}
	newItems(e, t, n) {
		let { text: r } = this.xml, i = N(e), a = (e = "") => c.indexOf(e);
		return this.writtenItems(t, n).map(({ form: t, item: n }) => {
			let o = i.find(({ attributes: e }) => a(e.quantity) > a(t)), s = o ?? i.at(-1) ?? e, c = g(r, s.start), l = c === void 0 ? "" : h(r) + c, u = o ? o.start : s.end;
			return {
				start: u,
				end: u,
				text: o ? n + l : l + n
			};
		});
	}
	writtenItems(e, t) {
		return c.flatMap((n) => {
			let r = e[n];
			return r === void 0 ? [] : {
				form: n,
				item: `<item quantity="${n}">${this.writtenValue(r, {
					base: this.baseOf(t)?.value,
					isFormatted: !1
				})}</item>`
			};
		});
	}
	writtenValue(e, t) {
		let n = this.inStyle(e, t);
		return this.checkCompiles(n, t), n;
	}
	inStyle(e, { old: t, base: n }) {
		let r = t?.content.is === "text" && t.content.text === "", i = t?.style === "cdata" || !r ? t : void 0;
		if (!kt.test(e)) return Mt(e, (i ?? n)?.style);
		let a = [i, n], o = a.find((e) => e && jt(e)) ?? a.find((e) => e?.style === "cdata"), s = o ?? this.usualValue();
		if (!s) throw new U("The new text has tags or entities, and the old text, the one in the base language, and the other texts of the file do not show whether they are markup or characters. Change it by hand.");
		let c = o ? o === i ? "The old text" : "The text in the base language" : "Each other text of the file with tags";
		if (V(s)) return this.writeMarkup(e, c);
		if (/<\/?xliff:/.test(e)) throw new U(`${c} has no <xliff:g>, so an app would show this tag. Change it by hand.`);
		return Mt(e, i?.style === "cdata" ? "cdata" : s.style);
	}
	writeMarkup(e, t) {
		let n = e.replace(/&(?!#?\w+;)/g, "&amp;"), r = `${t} has markup, and the new one cannot be read as markup. Close each tag, write < as &lt;, and use entities only in a text with tags.`, i = `<string>${n}</string>`, a = j(i, this.xml.entities);
		if ("message" in a) throw new U(r);
		let o = ct(a, a.root);
		if (o.some(({ is: e }) => e === "cdata")) throw new U(r);
		this.checkTags(i, o);
		let s = o.filter(({ is: e }) => e === "text"), [c, l] = [s[0], s.at(-1)], u = !1, d = o.map((e) => {
			let t = i.slice(e.start, e.end);
			if (e.is === "tag") return e.isSpan && (u = !1), t;
			let n = at(t, !1).replace(At, "\\$&");
			return e === c && (n = n.replace(/^[@?]/, "\\$&")), (e === c || u) && (n = n.replace(/^ /, "\\u0020")), e === l && (n = n.replace(/ $/, "\\u0020")), u = t.endsWith(" "), n;
		}).join(""), f = this.readValue(d);
		if (f?.content.is === "text" && f.content.text === n) return d;
		throw new U(r);
	}
	checkTags(e, t) {
		let n = t.filter(({ is: e }) => e === "tag").map(({ start: t, end: n }) => e.slice(t, n)), r = (e = "") => /^<xliff:g\b/.test(e), i = n.filter((e) => /^<\/?xliff:g\b/.test(e) && !e.endsWith("/>"));
		if (i.some((e, t) => r(e) && r(i[t + 1]))) throw new U("The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.");
		let a = n.map((e) => e.replace(/"[^"]*"|'[^']*'/g, "")).join(""), o = Array.from(a.matchAll(/xmlns|[^\s<>/:]+(?=:)/g), ([e]) => e).find((e) => e !== "xml" && !this.prefixes.has(e));
		if (o !== void 0) throw new U(`<resources> does not declare the prefix "${o}" of the tags in the new text. Declare it there.`);
	}
	readValue(e) {
		let t = j(`<string>${e}</string>`, this.xml.entities);
		return "message" in t ? void 0 : B(t, t.root);
	}
	checkCompiles(e, { old: t, base: n, isFormatted: r }) {
		let i = this.readValue(e), a = i ? Ue(i) : "";
		if (a.length > Nt / 3 && new TextEncoder().encode(a).length > Nt) throw new U(`The new text has more than ${Nt} bytes, which aapt2 refuses.`);
		if (!Ke(a)) return;
		let o = r && i?.style !== "styled";
		if (![t, n].some((e) => e && Ke(Ue(e))) || o) throw new U("The new text has several placeholders, and not all of them have a number. Without formatted=\"false\", aapt2 refuses it. Number them in the project, such as %1$s and %2$d.");
	}
};
const Ft = "    ";
function It(e, t) {
	let n = N(e.root), r = n.filter(({ name: e }) => e === "string" || e === "plurals");
	return R(e, e.root, r.length > 0 ? r : n.slice(-1), t, Ft);
}
// src/locales/jsonFile.ts
function K(e, t, n, r) {
	let { at: a } = t, s = () => typeof e == "string" ? e : `The value of "${e.join(".")}"`;
	if (t.is !== "text") n.add(`${s()} is ${Bt[t.is]}`, a, "warning");
	else if (o(t.text)) n.add(i("This text"), a, r);
	else return t;
	return {
		is: "none",
		at: a
	};
}
function Lt(e, t, n) {
	let r = t && K(e, t, n, "warning");
	return r?.is === "text" && r.text !== "" ? { description: {
		text: r.text,
		at: r.at
	} } : {};
}
function q({ name: e, nameAt: t }, n) {
	if (e === "") n.add(Rt, t, "warning");
	else if (o(e)) n.add(i("This name"), t);
	else return !0;
	return !1;
}
const Rt = "This name is empty, and a key needs a name. It is not sent. Write a name.", zt = "It is not sent. To make it a text, put it in quotes.", Bt = {
	number: `a number. ${zt}`,
	boolean: `true or false. ${zt}`,
	null: "null. It is not sent. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. The list is not sent. To send its texts, give each of them a name.",
	object: "an object. It is not sent, because nested names are not part of this format. Write a text in quotes."
}, Vt = /[^\0-\x7f]/u;
function J({ members: e }, t) {
	let n = new Set();
	for (let { name: t } of e) n.add(t);
	if (n.size === e.length) return e;
	let r = new Map();
	for (let n of e) {
		let { name: e, nameAt: i } = n, a = r.get(e);
		if (a && Ht(a.value) !== Ht(n.value)) {
			let r = [a, n].every(({ value: e }) => e.is === "object") ? "Move the members of the first one into it." : void 0;
			t.duplicate(`"${e}" is twice in the same object`, a.nameAt, i, "warning", r);
		}
		r.delete(e), r.set(e, n);
	}
	return [...r.values()];
}
function Ht(e) {
	return JSON.stringify(e, (e, t) => e === "at" || e === "nameAt" ? void 0 : t);
}
function Ut(e, t, n = !1) {
	let { root: r } = e, i = new Jt(e), a = r.members.some(({ value: e }) => e.is === "object"), o = Kt(r), s = (e) => {
		if (n || o && !a) return [e.join(".")];
		let t = e.join(".").split(".");
		return a && !o && e.length === 1 && !t.includes("") ? t : e;
	};
	return {
		replace: (e) => i.replace(e),
		text: () => i.text(),
		remove: (e) => i.remove(e, n),
		add: ({ path: e, value: n, base: r }, a) => {
			if (r && !Gt(r)) throw new U(Wt);
			if (typeof n != "string" && typeof t == "string") throw new U(t);
			for (let [r, o] of Object.entries(gt(n))) {
				let n = e.at(-1) ?? "", c = r === "" || typeof t == "string" ? n : t(n, r);
				i.add(s([...e.slice(0, -1), c]), o, a);
			}
		}
	};
}
const Wt = "In the base language, this text is an item of a list, and this file does not have the item. Add the list by hand.";
function Gt({ text: e, name: t }) {
	let n = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:/y;
	return n.lastIndex = t, n.test(e);
}
function Kt({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && Kt(t));
}
function qt(e, t) {
	return new U(`The file already has the name "${e}", so "${t.join(".")}" cannot be added. Rename one of them.`);
}
var Jt = class {
	membersOf = a(({ members: e }) => new Map(e.map((e) => [e.name, e])));
	before;
	root;
	style;
	isSorted;
	splices = [];
	added = new Map();
	places = new Map();
	removed = new Set();
	constructor({ text: e, root: t }, n = !1) {
		this.before = e, this.root = t, this.style = Yt(e, t), this.isSorted = n;
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
				if (!(!s || typeof t != "string" && r?.members.length === 0) || c !== void 0) throw qt(o, e);
				i.set(o, t);
			} else {
				if (s && !r || typeof c == "string") throw qt(o, e);
				let t = c ?? new Map();
				i.set(o, t), i = t;
			}
		}
	}
	text() {
		return this.removed.size > 0 && this.cut(this.root), this.write(this.root, this.added), C(this.before, this.splices);
	}
	write(e, t) {
		let n = new Map();
		for (let [r, i] of t) {
			let t = this.membersOf(e).get(r)?.value;
			t?.is === "object" && typeof i != "string" ? this.write(t, i) : n.set(r, i);
		}
		if (n.size === 0) return;
		let r = (n) => this.memberAfter(e, this.places.get(t)?.get(n)), i = this.isSorted ? Qt(e, n) : new Map([...u(n, ([e]) => r(e))].map(([e, t]) => [e, new Map(t)]));
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
				text: this.writtenObject(t, Xt(this.before, e.at.start))
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
	writeString(e) {
		return `"${Array.from(e, (e) => !Vt.test(e) || !this.style.escapesAll ? JSON.stringify(e).slice(1, -1) : t(e)).join("")}"`;
	}
	layoutOf(e) {
		let [t] = e.members;
		if (!t) return;
		let n = Zt(this.before.slice(e.at.start + 1, t.nameAt.start));
		return /[\r\n]/.test(n) ? {
			between: `,${n}`,
			indentation: n.replace(/[\r\n]/g, "")
		} : {
			between: this.style.comma,
			indentation: void 0
		};
	}
};
function Yt(e, t) {
	let [n] = t.members, r = n ? e.slice(n.nameAt.end, n.value.at.start) : ": ", i = /\s/.test(r) ? ", " : ",", [, a = "  "] = /[\n\r]([ \t]+)"/.exec(e) ?? [], [, o = " "] = /\{([ \t]*)"[^"]*"\s*:/.exec(e) ?? [], s = !Vt.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e);
	return {
		lineEnd: h(e),
		step: a,
		colon: r,
		comma: i,
		padding: o,
		escapesAll: s
	};
}
function Xt(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function Zt(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
function Qt({ members: e }, t) {
	let n = w(e.map(({ name: e }) => e));
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
function $t(e, t = !1) {
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
		else for (r++; r < e.length && X(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && X(e.charCodeAt(r))) for (r++; r < e.length && X(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && X(e.charCodeAt(r))) {
				for (r++; r < e.length && X(e.charCodeAt(r));) r++;
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
					if (Y(a)) {
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
		if (en(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (en(t));
			return o = 15;
		}
		if (Y(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
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
					for (r += 2; r < n && !Y(e.charCodeAt(r));) r++;
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
						r++, Y(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !X(e.charCodeAt(r))) return o = 16;
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
		if (en(e) || Y(e)) return !1;
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
function en(e) {
	return e === 32 || e === 9;
}
function Y(e) {
	return e === 10 || e === 13;
}
function X(e) {
	return e >= 48 && e <= 57;
}
var tn;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(tn ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var nn;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(nn ||= {});
function rn(e, t, n = nn.DEFAULT) {
	let r = $t(e, !1), i = [], a = 0;
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
	let d = l(t.onObjectBegin), f = c(t.onObjectProperty), p = u(t.onObjectEnd), m = l(t.onArrayBegin), h = u(t.onArrayEnd), g = c(t.onLiteralValue), _ = s(t.onSeparator), ee = o(t.onComment), te = s(t.onError), v = n && n.disallowComments, y = n && n.allowTrailingComma;
	function b() {
		for (;;) {
			let e = r.scan();
			switch (r.getTokenError()) {
				case 4:
					x(14);
					break;
				case 5:
					x(15);
					break;
				case 3:
					x(13);
					break;
				case 1:
					v || x(11);
					break;
				case 2:
					x(12);
					break;
				case 6: x(16);
			}
			switch (e) {
				case 12:
				case 13:
					v ? x(10) : ee();
					break;
				case 16:
					x(1);
					break;
				case 15:
				case 14: break;
				default: return e;
			}
		}
	}
	function x(e, t = [], n = []) {
		if (te(e), t.length + n.length > 0) {
			let e = r.getToken();
			for (; e !== 17;) {
				if (t.indexOf(e) !== -1) {
					b();
					break;
				}
				if (n.indexOf(e) !== -1) break;
				e = b();
			}
		}
	}
	function S(e) {
		let t = r.getTokenValue();
		return e ? g(t) : (f(t), i.push(t)), b(), !0;
	}
	function C() {
		switch (r.getToken()) {
			case 11:
				let e = r.getTokenValue(), t = Number(e);
				isNaN(t) && (x(2), t = 0), g(t);
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
		return b(), !0;
	}
	function ne() {
		return r.getToken() === 10 ? (S(!1), r.getToken() === 6 ? (_(":"), b(), w() || x(4, [], [2, 5])) : x(5, [], [2, 5]), i.pop(), !0) : (x(3, [], [2, 5]), !1);
	}
	function re() {
		d(), b();
		let e = !1;
		for (; r.getToken() !== 2 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (e || x(4, [], []), _(","), b(), r.getToken() === 2 && y) break;
			} else e && x(6, [], []);
			ne() || x(4, [], [2, 5]), e = !0;
		}
		return p(), r.getToken() === 2 ? b() : x(7, [2], []), !0;
	}
	function ie() {
		m(), b();
		let e = !0, t = !1;
		for (; r.getToken() !== 4 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (t || x(4, [], []), _(","), b(), r.getToken() === 4 && y) break;
			} else t && x(6, [], []);
			e ? (i.push(0), e = !1) : i[i.length - 1]++, w() || x(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? b() : x(8, [4], []), !0;
	}
	function w() {
		switch (r.getToken()) {
			case 3: return ie();
			case 1: return re();
			case 10: return S(!0);
			default: return C();
		}
	}
	return b(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (x(4, [], []), !1) : w() ? (r.getToken() !== 17 && x(9, [], []), !0) : (x(4, [], []), !1);
}
// node_modules/jsonc-parser/lib/esm/main.js
var an;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(an ||= {});
var on;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(on ||= {});
const sn = rn;
var cn;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(cn ||= {});
function ln(e) {
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
function Z(e, t = 1e5) {
	return lt(() => {
		let n = new vn(e, t).root();
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
const [un, dn, fn, pn] = [
	44,
	58,
	125,
	93
], mn = /[^"\\\0-\x1f]*/y, hn = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y, gn = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, _n = /true|false|null/y;
var vn = class {
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
				at: this.list(fn, () => e.push(this.member())),
				members: e
			};
		}
		if (t === "[") {
			let e = [];
			return {
				is: "array",
				at: this.list(pn, () => e.push(this.value())),
				items: e
			};
		}
		let n = this.reads(_n);
		!n && !this.reads(gn) && this.fail();
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
			while (this.readsSign(un));
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
		if (++this.names > this.maxNames) throw new H({
			message: ut(this.maxNames, "names"),
			at: n
		});
		return this.readsSign(dn) || this.fail(), {
			name: t,
			nameAt: n,
			value: this.value()
		};
	}
	string() {
		let { text: e } = this, t = this.at;
		if (e[this.at++] !== "\"" && this.fail(), this.reads(mn), e[this.at] === "\"") return e.slice(t + 1, this.at++);
		for (; e[this.at] === "\\"; this.reads(mn)) this.reads(hn) || this.fail();
		return e[this.at++] !== "\"" && this.fail(), String(JSON.parse(e.slice(t, this.at)));
	}
	skipBlanks() {
		for (let e = this.text.charCodeAt(this.at); yn(e);) e = this.text.charCodeAt(++this.at);
	}
	readsSign(e) {
		return this.skipBlanks(), this.text.charCodeAt(this.at) === e && (this.at += 1, !0);
	}
	reads(e) {
		return e.lastIndex = this.at, e.test(this.text) ? (this.at = e.lastIndex, !0) : !1;
	}
	fail() {
		return sn(this.text, { onError: (e, t, n) => this.failAt(ln(e), t, n) }, { disallowComments: !0 }), this.failAt("ValueExpected", 0, 0);
	}
	failAt(e, t, n) {
		throw new H(xn(this.text, e, t, t + n));
	}
};
function yn(e) {
	return e === 32 || e === 10 || e === 13 || e === 9;
}
const bn = {
	TooDeep: "Values are nested more than 100 levels deep. Use fewer levels.",
	InvalidCommentToken: "JSON has no comments. Remove this comment.",
	UnexpectedEndOfString: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
	InvalidCharacter: "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
	InvalidEscapeCharacter: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\. An apostrophe needs none.",
	ColonExpected: "A colon is missing between the name and its value.",
	CommaExpected: "A comma is missing before this."
};
function xn(e, t, n, r) {
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
		...v`"${d(ee(i, 40))}" is not a JSON value. Names and texts need double quotes, and a double quote inside of a text is \\".`,
		at: s
	};
	let c = t.replace(/\B[A-Z]/g, " $&").toLowerCase();
	return {
		message: bn[t] ?? `The JSON is not valid here: ${c}.`,
		at: s
	};
}
// src/locales/json.ts
const Sn = W({
	parse: (e) => Z(e),
	texts: (e, t, n) => {
		let r = Pn(e);
		return r === void 0 ? wn(e, t, n) : Fn(e, r, t);
	},
	changes: (e, t, { plurals: n }) => In(e, t) ?? Ut(e, n === "i18next" ? (e, t) => `${e}_${t}` : Cn),
	empty: () => "{}\n"
}), Cn = "A JSON file has plural forms only if its text source sets \"plurals: i18next\".";
function wn({ root: e }, t, n) {
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
		let o = En(r), l = J(e, t).filter((e) => q(e, t)), u = n.plurals === "i18next" ? An(l, r, n) : void 0;
		for (let e of l) {
			let { name: l, nameAt: d, value: f } = e, p = u?.get(e), m = Dn(r, p?.isPlural ? p.name : l, o);
			i ||= p?.isPlural === !0 || l.includes("."), p?.isPlural ? e === p.first && a(m, d, Mn(p, r, t), p.plural) : f.is === "object" ? s(f, m) : f.is === "array" ? (n.lists || K(m, f, t), c(f, m)) : a(m, d, K(m, f, t), p?.plural);
		}
	}, c = (e, r) => {
		let { at: i } = e, s = e.is === "array" ? e.items.map((e, t) => [String(t), e]) : e.is === "object" ? [...new Map(e.members.map((e) => [e.name, e.value]))] : [];
		s.length === 0 && a(r, i, n.lists ? K(r, e, t) : {
			is: "none",
			at: i
		});
		for (let [e, t] of s) o(e) || c(t, [...r, e]);
	};
	return s(e, Tn), i ? On(r, t) : r;
}
const Tn = [], En = n((e) => new Map());
function Dn(e, t, n) {
	let r = n.get(t);
	if (r) return r;
	let i = [...e, t];
	return n.set(t, i), i;
}
function On(t, n) {
	let r = new Map();
	for (let i of t) {
		let t = i.path.join("."), a = r.get(t);
		if (!a) {
			r.set(t, i);
			continue;
		}
		let o = e(a.path, i.path) ? `"${t}" is a text and also has plural forms` : `Nested names are joined by ".", and "${t}" is twice in this file`;
		n.duplicate(o, a.name, i.name), r.set(t, {
			...a,
			value: {
				is: "none",
				at: a.value.at
			}
		});
	}
	return [...r.values()];
}
const kn = RegExp(`^(.+)_(${c.join("|")})$`, "s");
function An(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let [, e, n] = kn.exec(t.name) ?? [];
		e !== void 0 && n !== void 0 && t.value.is !== "object" && r.set(e, (r.get(e) ?? new Map()).set(n, t));
	}
	return new Map([...r].flatMap(([e, r]) => {
		let [i] = r.values();
		if (!i) return [];
		let a = r.has("other") && (r.size > 1 || (jn(e, n) ? void 0 : !1)), o = {
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
function jn(e, { language: t = "" }) {
	let n = e.endsWith("_ordinal") ? "ordinal" : "cardinal";
	return f(t, n)?.resolvedOptions().pluralCategories.length === 1;
}
function Mn({ forms: e, first: t }, n, r) {
	let i = {
		start: t.nameAt.start,
		end: t.value.at.end
	}, a = new Map();
	for (let [t, { name: i, nameAt: o, value: s }] of e) {
		let e = K([...n, i], s, r);
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
const Nn = [{
	text: "defaultMessage",
	others: ["description"]
}, {
	text: "message",
	others: ["description", "placeholders"]
}];
function Pn({ root: e }) {
	let t = ({ value: e }, t, n) => e.is === "object" && e.members.some((e) => e.name === t && e.value.is === "text") && e.members.every(({ name: e }) => e === t || n.includes(e)), n = Nn.find(({ text: n, others: r }) => e.members.every((e) => t(e, n, r)));
	return e.members.length > 0 ? n?.text : void 0;
}
function Fn({ root: e }, t, n) {
	return J(e, n).flatMap((e) => {
		let { name: r, nameAt: i, value: a } = e;
		if (a.is !== "object" || !q(e, n)) return [];
		let o = new Map(J(a, n).map((e) => [e.name, e.value])), s = o.get(t);
		if (!s) return [];
		let c = K(`The ${t} of "${r}"`, s, n), l = Lt(`The description of "${r}"`, o.get("description"), n);
		return [{
			path: [r],
			name: i,
			value: c,
			...l
		}];
	});
}
function In(e, t) {
	let [n] = t.flatMap((e) => e.base ?? []), r = e.root.members.length > 0 || !n ? e : Z(n.text), i = "message" in r ? void 0 : Pn(r);
	if (i === void 0) return;
	let a = new Jt(e);
	return {
		replace: (e) => a.replace(e),
		remove: (e) => a.remove(e),
		text: () => a.text(),
		add: ({ path: e, value: t }, n) => {
			if (typeof t != "string") throw new U("This file has one object for each text, without plural forms. It writes them in one text, as a message of ICU.");
			if (i === "message" && /\$\w+\$/.test(t)) throw new U("This text has a placeholder such as $NAME$, which the file of each language of a browser extension defines. Add the text by hand.");
			a.add([e.join(".")], new Map([[i, t]]), n);
		}
	};
}
const Ln = W({
	parse: (e) => Z(e),
	texts: zn,
	language: ({ root: e }) => {
		let t = e.members.find(({ name: e }) => e === "@@locale")?.value;
		return t?.is === "text" ? t : void 0;
	},
	changes: (e) => Ut(e, Rn, !0),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}), Rn = "An ARB file has no plural forms. It writes them in one text, as a message of ICU.";
function zn({ root: e }, t) {
	let n = J(e, t), r = new Map(n.map((e) => [e.name, e]));
	return n.flatMap((e) => {
		let { name: n, nameAt: i, value: a } = e;
		if (n.startsWith("@") || !q(e, t)) return [];
		let o = K([n], a, t);
		return [{
			path: [n],
			name: i,
			value: o,
			...Bn(r.get("@" + n), t)
		}];
	});
}
function Bn(e, t) {
	if (!e) return {};
	let { name: n, value: r } = e;
	if (r.is !== "object") {
		let e = `"${n}" must be an object with attributes, such as { "description": "…" }.`;
		return t.add(e, r.at, "warning"), {};
	}
	let i = J(r, t).find((e) => e.name === "description");
	return Lt(`The description in "${n}"`, i?.value, t);
}
// src/locales/strings.ts
const Vn = W({
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	parse: Jn,
	texts: Hn,
	changes: Xn,
	empty: () => ""
});
function Hn({ text: t, pairs: n, open: r }, i) {
	for (let e of r) i.add("This comment contains texts and the start of another comment. Add */ at its end.", {
		start: e,
		end: e + 2
	}, "warning");
	t.trim() === "" && i.add("The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.", {
		start: 0,
		end: 0
	}, "warning", "empty-manifest");
	let a = new Map();
	for (let t of n) {
		let n = y(t.name), r = Un(t.name.raw, "This name", n, i);
		if (r === "" && i.add("This name is empty, and a key needs a name. Its text is not read.", n, "warning"), !r) continue;
		let o = a.get(r);
		o && !e(ir(o.value.raw), ir(t.value.raw)) && i.duplicate(`"${r}" is twice in this file`, o.name, n, "warning"), a.delete(r), a.set(r, t);
	}
	return [...a].map(([e, t]) => {
		let n = y(t.value), r = Un(t.value.raw, "This text", n, i), a = r === void 0 ? {
			is: "none",
			at: n
		} : {
			is: "text",
			text: r,
			at: n
		};
		return {
			path: [e],
			name: y(t.name),
			value: a
		};
	});
}
function Un(e, t, n, r) {
	let a = ir(e), [, s] = /(?<!\\)(?:\\\\)*\\u([\da-f]{4})/i.exec(e.replaceAll("\\U", "")) ?? [];
	if (s !== void 0 && r.add(`Files of this format have no escape \\u, so the app shows "u${s}". Write \\U${s}, or the character.`, n, "warning"), "why" in a) r.add(a.why, n);
	else if (o(a.text)) r.add(i(t), n);
	else return a.text;
}
function Wn(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
const Gn = /[\t-\r \u2028\u2029]+|\/\/[^\n\r\u2028\u2029]*|\/\*.*?\*\//sy, Kn = /^[ \t]*"[^"\n\r]*"[ \t]*=.*;[ \t\r]*$/m, qn = /(?!\/\*)[\w$/:.-]+/y;
function Jn(e) {
	if (e.trim() === "") return {
		text: e,
		pairs: [],
		open: [],
		end: e.length
	};
	let t = Wn(e);
	return t ? {
		message: t,
		at: {
			start: 0,
			end: Math.min(e.length, 8)
		}
	} : lt(() => new Yn(e).file());
}
var Yn = class {
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
		this.takes("=") || this.fail("An equals sign is missing after the name. Write a quote inside of a name as \\\".", y(e));
		let t = this.token() ?? this.fail("A text must be here. Put it in double quotes.");
		return this.takes(";") || this.fail("A semicolon is missing after this text. Write a quote inside of a text as \\\".", y(t)), {
			name: e,
			value: t,
			end: this.at
		};
	}
	token() {
		let { text: e } = this, t = this.skipBlanks(), n = e[t], r = n === "\"" || n === "'", i = r ? /\\.|["']/gs : qn;
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
		for (Gn.lastIndex = this.at; Gn.test(e); this.at = Gn.lastIndex) {
			let t = e.startsWith("/*", this.at) ? e.slice(this.at, Gn.lastIndex) : "";
			t.lastIndexOf("/*") > 0 && Kn.test(t) && this.open.push(this.at);
		}
		return this.at;
	}
	fail(e, t) {
		let { text: n, at: r } = this, i = n.charAt(r), a = {
			start: r,
			end: Math.min(r + 1, n.length)
		};
		if (n.startsWith("/*", r)) throw new H({
			message: "This comment has no end. Add */ at its end.",
			at: {
				start: r,
				end: r + 2
			}
		});
		let o = /[“”„«»‘’]/.test(i) ? `${i} is a typographic quote. Write " here, and at the end.` : /["']/.test(i) ? `This text has no closing quote. Add ${i} at its end.` : e;
		throw new H(t ? {
			message: e,
			at: t
		} : {
			message: o,
			at: a
		});
	}
};
function Xn(e) {
	let { text: t, pairs: n } = e, r = new Map(n.map((e) => [e.value.start, e])), i = [], a = [];
	return {
		replace: (e) => s(i, Qn(t, r.get(e.at.start), e.text)),
		add: (t, n) => {
			let r = $n(e, t);
			a.push({
				at: n,
				lines: (e) => [e + r]
			});
		},
		remove: ([e]) => {
			for (let { name: r, end: a } of n) r.start === e?.name.start && i.push(_(t, {
				start: r.start,
				end: a
			}, Zn));
		},
		text: () => C(t, a.length > 0 ? [...i, ...tr(e, a)] : i)
	};
}
const Zn = "/\\*(?:(?!\\*/)[\\s\\S])*\\*/|//[^\\n\\r]*";
function Qn(e, t, n) {
	let r = t && ir(t.value.raw);
	if (!t || !r || "text" in r && r.text === n) return [];
	let { name: i, value: a } = t, o = a.quote || "\"", s = a === i, c = o + ar(n, o, !s && /[\n\r]/.test(a.raw) ? h(e) : "\\n") + o;
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
function $n({ text: e, pairs: t }, { path: n, value: r }) {
	let a = n.join(".");
	if (typeof r != "string") throw new U(`"${a}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`);
	if (a === "") throw new U("A .strings file cannot store a text without a name.");
	if (o(a)) throw new U(i("The name"));
	let s = t.at(-1), c = s?.name.quote || "\"", l = s?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(a), u = s?.value.quote || c, d = s ? e.slice(s.name.end, s.value.start) : "", f = /^[ \t]*=[ \t]*$/.test(d) ? d : " = ";
	return `${l ? a : c + ar(a, c, "\\n") + c}${f}${u}${ar(r, u, "\\n")}${u};`;
}
const er = /(?:[ \t]*\/\*[^\n\r]*?\*\/)*(?:[ \t]*\/\/[^\n\r]*)?/y;
function tr({ text: e, pairs: t, end: n }, r) {
	let i = t.map(({ name: { start: e }, end: t }) => ({
		start: e,
		end: t
	}));
	if (i.length > 0) return S(e, i, r, {
		comments: er,
		comment: Zn
	});
	let a = h(e);
	return [{
		start: n,
		end: n,
		text: (n === 0 || e.slice(0, n) === "﻿" || g(e, n) !== void 0 ? "" : a) + r.flatMap((e) => e.lines("")).map((e) => e + a).join("")
	}];
}
const nr = /\\(?:([0-7]{1,3})|U([\da-fA-F]{4})|(U)|(.))/gs, rr = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function ir(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(nr, (e, n, r, i, a) => {
		i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9.");
		let o = Number.parseInt(n, 8) & 255;
		return n ? o < 128 ? String.fromCharCode(o) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[o - 128] ?? "" : r ? String.fromCharCode(Number.parseInt(r, 16)) : rr[a] ?? a ?? "";
	});
	return t ? { why: t } : { text: n };
}
function ar(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/locales/stringsdict.ts
const or = W({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: cr,
	texts: sr,
	changes: (e, t, n) => new vr(e, t, n),
	empty: () => "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n"
});
function sr(e, t, n) {
	let r = new Map();
	for (let i of pr(e, n, t).flatMap((e) => e.texts)) {
		let [e = ""] = i.path, n = r.get(e);
		n ? t.duplicate(`"${e}" is twice in this file`, n.name, i.name) : r.set(e, i);
	}
	return [...r.values()];
}
function cr(e) {
	let t = Ee(e, "plist", "<plist version=\"1.0\"><dict/></plist>");
	if ("message" in t) return t;
	let [n] = N(t.root);
	return n?.name === "dict" ? {
		...t,
		dict: n
	} : {
		message: "A .stringsdict file needs a <dict> in <plist>.",
		at: A(t.root)
	};
}
function lr(e, t, n) {
	let r = new Map(), i;
	for (let a of [...N(t), void 0]) {
		let t = a?.name === "key", o = i && L(e, i), s = !a || t ? i : i ? void 0 : a;
		if (s && n?.add("Each <key> in a <dict> must have one value after it.", A(s)), i && o && a && !t) {
			let t = F(e, i).at, s = r.get(o);
			s && n?.duplicate(`"${o}" is twice in this <dict>`, s.name, t, "warning"), r.delete(o), r.set(o, {
				key: o,
				name: t,
				value: a,
				start: i.start,
				end: a.end
			});
		}
		i = t ? a : void 0;
	}
	return [...r.values()];
}
const ur = "NSStringLocalizedFormatKey", dr = "NSStringFormatSpecTypeKey", fr = "NSStringPluralRuleType";
function pr(e, t, n) {
	return lr(e, e.dict, n).flatMap((r) => r.value.name === "dict" ? [mr(e, r, t, n)] : (n?.add(`"${r.key}" must be a <dict>.`, r.name), []));
}
function mr(e, t, { lists: n }, r) {
	let { key: i, name: a, value: o } = t, s = lr(e, o, r), c = s.find((e) => e.key === ur), l = s.filter((e) => e.value.name === "dict"), u = c && gr(e, c.value, r), d = u?.is === "text" ? u.text : "", [f] = l, p = !n && l.length === 1 && d.replace(/^%1\$/, "%") === `%#@${f?.key}@`;
	u || hr(`"${i}"`, f?.key ?? `no ${ur}`, a, r);
	for (let [, e = ""] of d.matchAll(/%(?:\d+\$)?#@([^@]+)@/g)) u && l.every((t) => t.key !== e) && r?.add(`There is no variable "${e}". Without it, an app crashes.`, u.at, "warning");
	let m = (u ? l : []).map((t) => ({
		label: p ? i : i + "::" + t.key,
		pair: t,
		members: lr(e, t.value, r)
	})), h = m.map((t) => {
		let n = _r(e, t, r);
		return {
			path: [t.label],
			name: p ? a : t.pair.name,
			value: n
		};
	}), g = {
		is: "none",
		at: y(o)
	};
	return {
		pair: t,
		members: s,
		variables: m,
		texts: p ? h : [{
			path: [i],
			name: a,
			value: u ?? g
		}, ...h]
	};
}
function hr(e, t, n, r) {
	let i = `${e} has ${t}, which a key cannot store. Lokaform does not compare or change it.`;
	r?.add(i, n, "warning");
}
function gr(e, t, n) {
	let { at: r } = F(e, t), a = t.name === "string" ? L(e, t) : void 0;
	return a !== void 0 && !o(a) ? {
		is: "text",
		text: a,
		at: r
	} : (n?.add(a === void 0 ? "This must be a <string> without elements in it." : i("This text"), r), {
		is: "none",
		at: r
	});
}
function _r(e, { pair: { key: t, name: n, value: r }, members: i }, a) {
	let o = y(r), s = i.find((e) => e.key === dr), l = s && L(e, s.value);
	if (l !== fr) return hr(`The variable "${t}"`, l ?? `no ${dr}`, n, a), {
		is: "none",
		at: o
	};
	let u = new Map(), d = i.filter((e) => c.includes(e.key));
	for (let t of d) {
		let n = gr(e, t.value, a);
		n.is === "text" && u.set(t.key, {
			text: n.text,
			at: n.at,
			name: t.name
		});
	}
	return d.every((e) => e.key !== "other") && a?.add(`"${t}" needs the plural form "other". Without it, an app crashes.`, n), u.has("other") && u.size === d.length ? {
		is: "forms",
		at: o,
		forms: u
	} : {
		is: "none",
		at: o
	};
}
var vr = class {
	file;
	entries;
	additions;
	removed;
	splices = [];
	added = new Map();
	step;
	constructor(e, t, n) {
		this.file = e, this.entries = pr(e, n), this.additions = new Map(t.flatMap((e) => e.is === "add" ? [[br(e), e.value]] : [])), this.removed = new Set(t.flatMap((e) => e.is === "remove" ? br(e) : []));
		let [r] = this.entries, [i = "", a = ""] = [r?.pair, r?.members[0]].map((t) => t && g(e.text, t.start));
		this.step = a.startsWith(i) && a.slice(i.length) || "	";
	}
	replace({ at: e, text: t }) {
		let n = this.entries.flatMap((e) => [e, ...e.variables]).flatMap(({ members: e }) => e).find(({ value: t }) => F(this.file, t).at.start === e.start);
		n && L(this.file, n.value) !== t && this.splices.push(Pe(this.file, n.value, I(t)));
	}
	add(e, t) {
		let { value: n } = e, r = br(e), i = Math.max(0, r.lastIndexOf("::")), [a, o] = [r.slice(0, i), r.slice(i + 2)], s = this.entries.find(({ pair: e }) => e.key === a)?.pair.value, c = this.entries.flatMap((e) => e.variables).find(({ label: e }) => e === r);
		if (typeof n == "string") this.addEntry(r, n, this.newVariablesOf(r), t);
		else if (Object.values(n).includes("")) throw new U("A plural form without a text is not written, because an app would show it.");
		else if (c) for (let e of xr(n)) this.insert(c.pair.value, [e], yr(c, e));
		else s ? this.insert(s, [[o, Sr(n)]]) : typeof this.additions.get(a) != "string" && this.addEntry(r, "%#@format@", [["format", Sr(n)]], t);
	}
	remove([e]) {
		for (let { pair: t, texts: n } of this.entries) n[0]?.name.start === e?.name.start && n.every((e) => this.removed.has(br(e))) && this.splices.push(_(this.file.text, t, z));
	}
	text() {
		let { file: e, added: t, step: n } = this;
		for (let [r, i] of t) s(this.splices, R(e, r, lr(e, r), i, n));
		return C(e.text, this.splices);
	}
	newVariablesOf(e) {
		let t = [...this.additions].flatMap(([t, n]) => typeof n != "string" && t.startsWith(e + "::") ? [[t.slice(e.length + 2), Sr(n)]] : []);
		if (t.length > 0) return t;
		throw new U(`"${e}" has no plural forms, so it belongs in a .strings file.`);
	}
	addEntry(e, t, n, r) {
		this.insert(this.file.dict, [[e, [[ur, t], ...n]]], r);
	}
	insert(e, t, n) {
		let r = (e) => Cr(t, e, this.step);
		this.added.set(e, [...this.added.get(e) ?? [], {
			at: n,
			lines: r
		}]);
	}
};
function yr({ members: e }, [t]) {
	return e.find(({ key: e }) => c.indexOf(e) > c.indexOf(t))?.start;
}
function br({ path: e }) {
	return e.join(".");
}
function xr(e) {
	return Object.entries(e).sort(([e], [t]) => c.indexOf(e) - c.indexOf(t));
}
function Sr(e) {
	let t = /%(?:\d+\$)?[-+ #0]*\d*([hlqztj]*[diouxXfFeEgGaA])/.exec(e.other ?? "")?.[1] ?? "d";
	return [
		[dr, fr],
		["NSStringFormatValueTypeKey", t],
		...xr(e)
	];
}
function Cr(e, t, n) {
	return e.flatMap(([e, r]) => [`${t}<key>${I(e)}</key>`, ...typeof r == "string" ? [`${t}<string>${I(r)}</string>`] : [
		`${t}<dict>`,
		...Cr(r, t + n, n),
		`${t}</dict>`
	]]);
}
// src/locales/xcstrings.ts
const wr = W({
	parse: Dr,
	texts: Nr,
	base: ({ source: e }) => e,
	isFromCode: ({ strings: e }) => e.members.some(kr),
	changes: Br,
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
}), Tr = 5e4, Er = 1e3;
function Dr(e) {
	let t = Z(e, 1e6);
	if ("message" in t) return t;
	let { root: n } = t, r = Q(n, "sourceLanguage"), i = Q(n, "strings");
	if (r?.is !== "text" || r.text === "" || i?.is !== "object") return {
		message: "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".",
		at: {
			start: n.at.start,
			end: n.at.start + 1
		}
	};
	let a = i.members[Tr];
	return a ? {
		message: ut(Tr, "strings"),
		at: a.nameAt
	} : {
		text: e,
		root: n,
		source: r.text,
		strings: i,
		leftOut: Or(i, r.text)
	};
}
function Or(e, t) {
	let n = [];
	for (let r of e.members) {
		let e = Q(r.value, "localizations");
		for (let { name: i, value: a } of e?.is === "object" ? e.members : []) {
			if (a.is !== "object" || i === t) continue;
			let o = Mr(Mr(a, "variations"), "plural"), s = o?.is === "object" ? o : void 0;
			s && (s.members = s.members.filter((e) => !jr(e.value)));
			let c = Ar(a), l = Ar(Q(e, t));
			c?.is === "text" && l?.is === "text" && ![
				"",
				r.name,
				l.text
			].includes(c.text) && jr(a) && n.push({
				name: r.name,
				language: i,
				at: c.at
			}), (jr(a) || s?.members.length === 0) && (a.members = []);
		}
	}
	return n;
}
function kr({ value: e }) {
	let t = Q(e, "extractionState");
	return t?.is !== "text" || t.text !== "manual";
}
function Ar(e) {
	return Q(Mr(e, "stringUnit"), "value");
}
function jr(e) {
	let t = Q(Mr(e, "stringUnit"), "state");
	return t?.is === "text" && t.text === "new";
}
function Mr(e, t) {
	return e?.is === "object" && e.members.length === 1 ? Q(e, t) : void 0;
}
function Nr({ root: e, strings: t, source: n, leftOut: r }, i) {
	J(e, i);
	for (let { name: e, language: t, at: n } of r) {
		i.language = t;
		let r = `The ${t} text of "${e}" is not read, because its state is "new", as that of a copy. If it is a translation, write the state "translated".`;
		i.add(r, n, "warning");
	}
	return i.language = void 0, J(t, i).flatMap((e) => Ir(e, n, i));
}
function Pr(e, t) {
	return e.is === "object" ? J(e, t) : [];
}
function Fr({ name: e, value: t }, n) {
	return t.is !== "object" && n.add(`"${e}" must be an object.`, t.at), Pr(t, n);
}
function Ir(e, t, n) {
	let { name: r, nameAt: i } = e, a = new Map(Fr(e, n).map((e) => [e.name, e])), o = a.get("shouldTranslate")?.value;
	if (o?.is === "boolean" && !o.value) return [];
	let s = a.get("localizations"), c = s ? Fr(s, n) : [];
	if ([e, s].some((e) => e && e.value.is !== "object")) return [];
	if (c.length > Er) {
		let e = `"${r}" has more than ${Er.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
		return n.add(e, i), [];
	}
	if (r === "" && c.length === 0 || !q(e, n)) return [];
	let l = Lt(`The comment of "${r}"`, a.get("comment")?.value, n), u = c.flatMap((e) => {
		let t = e.name;
		n.language = t;
		let i = Lr(e, `The text of "${r}" in "${t}"`, n);
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
function Lr({ value: e, nameAt: t }, n, r) {
	let i = {
		is: "none",
		at: e.at
	}, a = Pr(e, r), [o] = a;
	if (e.is === "object" && !o) return;
	if (a.length > 1 || o?.name !== "variations") {
		let t = Rr(e, a, n, r);
		return t ? {
			is: "text",
			...t
		} : i;
	}
	let s = Fr(o, r), [l = o] = s, u = s.find(({ name: e }) => e !== "plural");
	if (u && zr(n, u.name, t, r), u || s.length === 0) return u && i;
	let d = Fr(l, r), f = new Map();
	for (let { name: e, nameAt: t, value: i } of d) {
		if (!c.includes(e)) {
			r.add(`"${e}" is not a plural form. Forms are ${c.join(", ")}.`, t);
			continue;
		}
		let a = Rr(i, Pr(i, r), `${n}, form "${e}",`, r);
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
function Rr(e, t, n, r) {
	let i = t.find(({ name: e }) => e !== "stringUnit"), a = t[0]?.value ?? e;
	if (i) {
		t.length === 2 && i.name === "variations" ? r.add(`${n} has both "stringUnit" and "variations". Keep one of them.`, i.nameAt) : zr(n, i.name, i.nameAt, r);
		return;
	}
	let o = Pr(a, r).find(({ name: e }) => e === "value")?.value, s = o && K(n, o, r);
	return s || r.add(`${n} needs a "stringUnit" with a "value". Write a text in quotes.`, a.at), s?.is === "text" ? {
		text: s.text,
		at: s.at
	} : void 0;
}
function zr(e, t, n, r) {
	let i = `${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`;
	r.add(i, n, "warning");
}
function Br(e, t) {
	let { source: n, strings: r } = e, i = new Jt(e, !0), a = new Map(r.members.map(({ nameAt: e, name: t }) => [e.start, t])), o = new Set(t.flatMap((e) => e.is === "add" && e.language === n ? e.path.join(".") : [])), s = new Set(), c = (e, t, a) => {
		let c = i.membersOf(r).get(e)?.value;
		if (c && c.is !== "object") throw new U(`"${e}" is not an object.`);
		if (!c && !o.has(e)) throw new U(`The new string "${e}" needs a text in "${n}", the source language of the file.`);
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
		], u = Q(Q(Q(c, "localizations"), t), "variations");
		if (typeof a == "string" || !u) return i.add(l, Vr(a));
		for (let [e, t] of Object.entries(a)) i.add([
			...l,
			"variations",
			"plural",
			e
		], Hr(t));
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
function Vr(e) {
	if (typeof e == "string") return Hr(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, Hr(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function Hr(e) {
	return new Map([["stringUnit", new Map(Object.entries({
		state: "translated",
		value: e
	}))]]);
}
function Q(e, t) {
	return e?.is === "object" ? e.members.findLast((e) => e.name === t)?.value : void 0;
}
// src/locales/xliff.ts
const Ur = W({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: Wr,
	texts: $r,
	language: Yr,
	isFromCode: ({ dialect: e }) => e !== "Symfony",
	changes: (e, t, n) => new ri(e, n),
	empty: (e) => `<?xml version="1.0" encoding="utf-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file source-language="en" target-language="${e}" datatype="plaintext" original="">\n    <body>\n    </body>\n  </file>\n</xliff>\n`
});
function Wr(e) {
	let t = Ee(e, "xliff", "<xliff version=\"1.2\"></xliff>");
	if ("message" in t) return t;
	let { version: n = "" } = t.root.attributes;
	if (n !== "1.2") {
		let e = M(t, t.root).attributes.get("version") ?? A(t.root);
		return {
			message: `This file has the version "${n.slice(0, 20)}" of XLIFF, and Lokalise reads only 1.2. Export it as XLIFF 1.2.`,
			at: e
		};
	}
	let r = $(t.root, "file"), i = Gr(r), a = r.flatMap((e) => Kr(t, e, i));
	return {
		...t,
		dialect: i,
		files: r,
		units: i === "Apple" ? qr(a) : a
	};
}
function $(e, t) {
	return N(e).filter((e) => e.name === t);
}
function Gr(e) {
	let t = (t, n) => e.some(({ attributes: e }) => n.test(e[t] ?? ""));
	if (t("original", /^ng2\.template$/) || t("datatype", /^html$/)) return "Angular";
	let n = e.some((e) => $(e, "header").some((e) => $(e, "tool").some((e) => /xcode/i.test(e.attributes["tool-id"] ?? "")))), r = t("original", /\.(?:strings|stringsdict|xcstrings|storyboard|xib|plist)$/);
	return n || r ? "Apple" : "Symfony";
}
function Kr(e, t, n) {
	let r = [], i = $(t, "body").reverse();
	for (let a = i.pop(); a; a = i.pop()) {
		if (a.attributes.translate === "no") continue;
		if (a.name !== "trans-unit") {
			["body", "group"].includes(a.name) && s(i, N(a).reverse());
			continue;
		}
		let [o] = $(a, "source"), [c] = $(a, "target");
		if (!o) continue;
		let { id: l = "", resname: u = "" } = a.attributes, d = n === "Symfony" ? "resname" : "id", f = n === "Symfony" ? u : l, p = M(e, a).attributes.get(d), m = n === "Symfony" && f === "";
		r.push({
			file: t,
			element: a,
			source: o,
			target: c,
			path: [m ? Jr(e, o) : f],
			name: (m ? void 0 : p) ?? F(e, o).at
		});
	}
	return r;
}
function qr(e) {
	let t = new Map(), n = new Set();
	for (let { path: [r = ""], file: i } of e) (t.get(r) ?? i) !== i && n.add(r), t.set(r, i);
	return e.map((e) => {
		let [t = ""] = e.path;
		return n.has(t) ? {
			...e,
			path: [e.file.attributes.original ?? "", t]
		} : e;
	});
}
function Jr(e, t) {
	let n = L(e, t);
	return n === void 0 ? t.children.map((t) => {
		let n = e.text.slice(t.start, t.end).replace(/\r\n?/g, "\n");
		return t instanceof D ? P(n.slice(9, -3)) : t instanceof _e ? "" : n;
	}).join("") : n;
}
function Yr({ files: e, ...t }) {
	let [n] = e.filter(({ attributes: e }) => e["target-language"]), r = n && M(t, n).attributes.get("target-language");
	return r && {
		text: n.attributes["target-language"] ?? "",
		at: r
	};
}
function Xr({ files: e }, { language: t }) {
	let { "source-language": n = "", "target-language": r = n } = e[0]?.attributes ?? {}, [i] = n.split(/[-_]/);
	return p(n, r) && (t?.split(/[-_]/)[0] ?? i) === i;
}
const Zr = ["new", "needs-translation"];
function Qr({ source: e, target: t }, n) {
	return t && !Zr.includes(t.attributes.state ?? "") && (t.children.length > 0 || e.children.length === 0) ? t : n ? e : void 0;
}
function $r(e, t, n) {
	let r = Xr(e, n), a = new Map(), s = new Map();
	for (let n of e.units) {
		let { path: c, name: l } = n, u = c.join(".");
		if (u === "" || c.at(-1) === "") {
			t.add("This text has no name, and a key needs a name.", A(n.element));
			continue;
		}
		let d = a.get(u);
		d && t.duplicate(`"${u}" is twice in this file`, d, l, "warning"), a.set(u, l), s.delete(u);
		let f = Qr(n, r);
		if (!f) continue;
		let { at: p } = F(e, f), m = Jr(e, f), h = o(m) || o(u);
		h && t.add(i("This text"), p);
		let g = ei(e, n);
		s.set(u, {
			path: c,
			name: l,
			value: h ? {
				is: "none",
				at: p
			} : {
				is: "text",
				text: m,
				at: p
			},
			...g
		});
	}
	return [...s.values()];
}
function ei(e, { element: t }) {
	let [n] = $(t, "note").filter(({ attributes: { from: e, category: t } }) => !e && !t), r = n && L(e, n);
	return r && !o(r) ? { description: {
		text: r,
		at: F(e, n).at
	} } : {};
}
function ti(e) {
	let t = [], n = N(e);
	for (let e = n.pop(); e; e = n.pop()) t.push(`${e.name} ${e.attributes.id ?? ""}`), s(n, N(e));
	return t.sort();
}
const ni = /<\/?(?:x|g|bx|ex|ph|it|bpt|ept|mrk|sub)(?=[\s/>])/;
var ri = class {
	document;
	ofSources;
	splices = [];
	added = new Map();
	newFiles = new Map();
	documentIn = a(Wr);
	constructor(e, t) {
		this.document = e, this.ofSources = Xr(e, t);
	}
	replace({ at: e, text: t }) {
		let { document: n } = this;
		for (let r of n.units) {
			let i = Qr(r, this.ofSources);
			i && F(n, i).at.start === e.start && Jr(n, i) !== t && (i === r.source && n.dialect === "Symfony" ? this.addTarget(r, t) : this.write(i, r, t));
		}
	}
	add(e, t) {
		let { path: n, value: r, base: i } = e, a = n.join(".");
		if (typeof r != "string") throw new U(`"${a}" has plural forms, and an XLIFF file cannot store them.`);
		let o = this.document.units.findLast((e) => e.path.join(".") === a);
		o ? this.addTarget(o, r) : i ? this.addFrom(i, r, t) : this.addNew(a, r, t);
	}
	remove([e]) {
		for (let { path: t, element: n } of this.document.units) t.join(".") === e?.path.join(".") && this.splices.push(_(this.document.text, n, z));
	}
	text() {
		let { document: e, newFiles: t } = this;
		for (let [t, n] of this.added) s(this.splices, R(e, t, N(t), n, "  "));
		let [n] = e.files, r = e.files.length === 1 && n?.attributes.original === "", i = [...t.values()].flatMap(({ base: e, file: t, lines: n }) => this.newFile(e, t, n));
		return i.length > 0 && r && e.units.length === 0 ? this.splices.push({
			start: n.start,
			end: n.end,
			text: i.join(h(e.text)).trimStart()
		}) : i.length > 0 && s(this.splices, R(e, e.root, e.files, [{ lines: () => i }], "  ")), C(e.text, this.splices);
	}
	write(e, t, n) {
		let { document: r } = this;
		this.splices.push(Pe(r, e, oi(r, t, n, e)));
		let { state: i } = e.attributes, a = M(r, e).attributes.get("state");
		a && i !== "translated" && this.splices.push({
			...a,
			text: "\"translated\""
		});
	}
	addTarget(e, t) {
		let { document: n } = this, { target: r, source: i, element: a } = e, o = N(a).at(-1) ?? i, s = this.targetsAreLast() ? o.end : i.end, c = ii(oi(n, e, t));
		r ? this.write(r, e, t) : this.splices.push({
			start: s,
			end: s,
			text: ai(n, i) + c
		});
	}
	targetsAreLast() {
		let e = this.document.units.filter(({ target: e, element: t }) => {
			let n = N(t);
			return e && n.length > 2 && n[1]?.name !== "target";
		});
		return e.length > 0 && e.every(({ target: e, element: t }) => N(t).at(-1) === e);
	}
	addFrom(e, t, n) {
		let r = this.documentIn(e.text), i = "message" in r ? void 0 : r.units.find(({ name: t }) => t.start === e.name);
		if (!i || "message" in r) throw new U("The file of the base language does not have this text.");
		let { element: a, source: o, target: s, file: c } = i, l = s ? _(r.text, s, z) : [], u = C(r.text.slice(0, a.end), [{
			start: o.end,
			end: o.end,
			text: ai(r, o) + ii(oi(r, i, t))
		}, l].flat()).slice(a.start), { original: d = "" } = c.attributes, f = this.document.files.find(({ attributes: e }) => e.original === d), [p] = f ? $(f, "body") : [];
		if (p) {
			this.insert(p, u, n);
			return;
		}
		let m = this.newFiles.get(d) ?? {
			base: r,
			file: c,
			lines: []
		};
		m.lines.push((g(r.text, a.start) ?? "      ") + u), this.newFiles.set(d, m);
	}
	addNew(e, t, n) {
		let [r] = this.document.files, [i] = r ? $(r, "body") : [], { dialect: a } = this.document;
		if (!i || a !== "Symfony" && !this.ofSources) throw new U(`The file of the base language does not have "${e}", whose source is needed here.`);
		let o = P(e).replaceAll("\"", "&quot;").replaceAll("\n", "&#10;"), s = a === "Symfony" ? `<trans-unit id="${o}" resname="${o}"><source>${I(e)}</source>${ii(I(t))}</trans-unit>` : `<trans-unit id="${o}"><source>${I(t)}</source></trans-unit>`;
		this.insert(i, s, n);
	}
	insert(e, t, n) {
		let r = (e) => [e + t];
		this.added.set(e, [...this.added.get(e) ?? [], {
			at: n,
			lines: r
		}]);
	}
	newFile(e, t, n) {
		let r = P(Yr(this.document)?.text ?? ""), i = e.text.slice(t.start, M(e, t).end), a = "(?:\"[^\"]*\"|'[^']*')", o = i.replace(RegExp(`\\s+target-language\\s*=\\s*${a}`), "").replace(RegExp(`source-language\\s*=\\s*${a}`), (e) => `${e} target-language="${r}"`), s = $(t, "header").map((t) => `    ${e.text.slice(t.start, t.end)}`);
		return [
			`  ${o}`,
			...s,
			"    <body>",
			...n,
			"    </body>",
			"  </file>"
		];
	}
};
function ii(e) {
	return `<target state="translated">${e}</target>`;
}
function ai({ text: e }, { start: t }) {
	let n = g(e, t);
	return n === void 0 ? "" : h(e) + n;
}
function oi(e, { source: t }, n, r = t) {
	let i = ti(t);
	if (L(e, t) !== void 0 && !ni.test(n)) return r.children.length === 1 && r.children[0] instanceof D ? `<![CDATA[${n.replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : I(n);
	let a = n.replace(/&(?!#?\w+;)/g, "&amp;").replaceAll("\r", "&#13;"), o = j(`<target>${a}</target>`, e.entities);
	if (!("message" in o) && String(ti(o.root)) === String(i)) return a;
	throw new U("The new text must be XML with the same elements as its source, such as <x/> and <g>. Correct it in Lokalise.");
}
// src/locales/formats.ts
const si = {
	JSON: Sn,
	ARB: Ln,
	"Apple strings": Vn,
	"Apple plural strings": or,
	"Apple string catalog": wr,
	"Android strings": Ct,
	XLIFF: Ur
};
function ci(e) {
	let t = re(e);
	return t && si[t.name];
}
function li(e, t, n) {
	let r = ci(e);
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
export { ci as formatOf, li as readTexts };
