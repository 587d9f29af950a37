import { t as e } from "./rolldown-runtime.js";
import { C as t, D as n, F as r, N as i, O as a, P as o, _ as s, c, i as l, l as u, m as d, p as f } from "./wire.js";
import { Ai as p, Di as m, Ii as h, Pi as g, Tn as _, at as v, ct as y, dt as b, et as ee, gn as x, lt as S, ot as te, pn as ne, st as re, ut as C, vn as ie, wn as w, xn as ae } from "./start.js";
import { t as oe } from "./nameOrder.js";
// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
const se = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var ce = class {
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
		return t ? e.replace(se, "_").length : e.length;
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
const le = /["&<]/, ue = /['&<]/, de = /\r\n|[\n\r\t]/g, fe = /<|&|]]>/, pe = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function me(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || he(e, t);
}
function he(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function ge(e) {
	return e === "#" || me(e);
}
function _e(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function ve(e) {
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
var ye = class extends T {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return T.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), { text: this.text });
	}
}, E = class extends ye {
	get type() {
		return T.TYPE_CDATA;
	}
}, be = class extends T {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return T.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(T.prototype.toJSON.call(this), { content: this.content });
	}
}, xe = class extends T {
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
}, D = class e extends T {
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
}, Se = class extends T {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof D) return e;
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
}, Ce = class extends T {
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
}, we = class extends Error {
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
}, Te = class extends T {
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
}, Ee = class {
	constructor(e, t = {}) {
		let n = this.document = new Se();
		this.currentNode = n, this.options = t, this.scanner = new ce(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = O(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === T.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new ye(e), t);
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
		let n, r = !1, i = "", a = t === "\"" ? le : ue;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(de, " ")), e.peek()) {
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
		return this.options.preserveCdata ? this.addNode(new E(O(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(fe);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new be(O(n)), t);
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
		return !this.options.preserveDocumentType || this.addNode(new Ce(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new D(n, r);
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
		return he(this.scanner.peek()) ? this.scanner.consumeMatchFn(me) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new Te(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new Te(n, O(r)), t);
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
		let t = e.consumeMatchFn(ge);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!ve(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = pe[t], n === void 0) {
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
		return !!this.scanner.consumeMatchFn(_e);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (me(e.peek())) return e.reset(t), !1;
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
		return !this.options.preserveXmlDeclaration || this.addNode(new xe(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new we(e, t.charIndex, t.string);
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
			if (!ve(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function O(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function De(e, t) {
	return new Ee(e, t).document;
}
// src/locales/xml.ts
const Oe = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function ke(e, t, n) {
	if (e.trim() === "") return {
		message: `The file is empty. Write ${n} if it has no texts yet.`,
		at: {
			start: 0,
			end: 0
		}
	};
	let r = Oe.exec(e)?.index;
	if (r !== void 0) return {
		message: "This is a character that XML cannot have, such as a NUL. Remove it.",
		at: {
			start: r,
			end: r + 1
		}
	};
	let i = A(e, je(e, t));
	return "message" in i || i.root.name === t ? i : {
		message: `The root of this file must be <${t}>.`,
		at: k(i.root)
	};
}
function k({ start: e, name: t }) {
	return {
		start: e,
		end: e + t.length + 1
	};
}
function A(e, t) {
	try {
		let { root: n } = De(e.replaceAll("\r", " "), {
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
		if (t instanceof we) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = Ae(e, t.pos);
			return {
				...p`The XML is not well-formed. ${m(n.slice(0, 200))}. Close each tag, and write & as &amp; and < as &lt; in texts.`,
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
function Ae(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function je(e, t) {
	let n = e.slice(0, Math.max(0, e.indexOf(`<${t}`)));
	return new Set([...n.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const Me = /<[^\s/>]+/y, Ne = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, Pe = /\s*(\/?)>/y;
function j({ text: e }, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(Me);
	let i = new Map();
	for (let e = r(Ne); e; e = r(Ne)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(Pe)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function M({ children: e }) {
	return e.filter((e) => e instanceof D);
}
function N(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const Fe = new Map(Object.entries({
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
}));
function Ie(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : Fe.get(r) ?? e);
}
function P(e, t) {
	let { isEmpty: n, end: r } = j(e, t);
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
function F(e) {
	return N(e).replaceAll("\r", "&#13;");
}
function I({ text: e, entities: t }, { children: n }) {
	let r = n.map((n) => {
		let r = e.slice(n.start, n.end).replace(/\r\n?/g, "\n");
		return n instanceof E ? r.slice(9, -3) : n instanceof be ? "" : n instanceof ye && (r.match(/&[^;]+;/g) ?? []).every((e) => !t.has(e)) ? Ie(r) : void 0;
	});
	return r.includes(void 0) ? void 0 : r.join("");
}
function Le(e, t, n) {
	let { at: r, isEmpty: i } = P(e, t);
	return {
		...r,
		text: i ? `>${n}</${t.name}>` : n
	};
}
function Re(e, t, n, r, i) {
	let { text: a } = e;
	if (n.length > 0) return re(a, n, r, {
		comments: ze,
		comment: L
	});
	let o = y(a, t.start) ?? "", s = r.flatMap((e) => e.lines(o + i)), { at: c, isEmpty: l } = P(e, t), u = !l && c.start === c.end;
	if (l || u) {
		let n = v(a) + o;
		return [Le(e, t, ["", ...s].join(v(a)) + n)];
	}
	let d = c.end;
	for (; d > c.start && /[\t-\r ]/.test(a[d - 1] ?? "");) d--;
	return [te(a, d, ze, s)];
}
const L = "<!--(?:(?!-->)[\\s\\S])*-->", ze = /(?:[ \t]*<!--[^\n\r]*?-->)*/y;
// src/locales/android/read.ts
function Be(e, t) {
	let n = Ge(e, t).filter(({ isTranslatable: e }) => e), r = ({ is: e, variant: t }) => e !== "array" && t === void 0, i = n.filter(r), a = new Set(i.map(({ name: e }) => e)), o = new Set(i.filter(({ is: e }) => e === "plurals").map(({ name: e }) => e)), s = new Map();
	for (let i of n) {
		let { is: n, name: c, at: l, element: u } = i, d = s.get(c), f = {
			is: "none",
			at: S(u)
		};
		if (!r(i)) {
			if (t.add(Ue(i), l, "warning"), d || a.has(c)) continue;
		} else if (n === "string" && o.has(c)) {
			let e = `"${c}" is a <string> and a <plurals> in this file, and they are one name in the project. Only the plural forms are sent. Rename one of them to send both.`;
			t.add(e, l, "warning");
			continue;
		} else if (d) {
			t.duplicate(`"${c}" is twice in this file`, d.name, l);
			continue;
		} else f = n === "plurals" ? He(e, i, t) : Ve(e, c, u, t);
		s.set(c, {
			path: [c],
			name: l,
			value: f
		});
	}
	return [...s.values()];
}
function Ve(e, t, n, r) {
	let { content: i, at: a } = R(e, n);
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
function He(e, { name: t, element: n }, r) {
	let i = S(n), a = r.count, o = new Map();
	for (let i of M(n)) {
		let n = j(e, i).attributes.get("quantity") ?? S(i), { quantity: a = "" } = i.attributes, s = o.get(a);
		if (i.name !== "item") r.add("<plurals> can have only <item>. Remove this.", S(i));
		else if (!l.includes(a)) r.add(`"${a}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`, n);
		else if (s) r.duplicate(`"${t}" has the plural form "${a}" twice`, s.name, n);
		else {
			let s = Ve(e, t, i, r);
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
function Ue({ is: e, name: t, variant: n = "" }) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : `This is a text of "${t}" for ${n}, and a key has one text. Only a <string> for all is sent.`;
}
const We = new Map(Object.entries({
	string: "string",
	plurals: "plurals",
	"string-array": "array"
}));
function Ge(e, t) {
	let n = [];
	for (let r of M(e.root)) {
		let i = We.get((r.name === "item" ? r.attributes.type : r.name) ?? "");
		if (!i) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = r.attributes, { attributes: c } = j(e, r), l = c.get("name");
		if (!l || a === "") {
			let e = `This <${r.name}> has no name, and a key needs a name. Write name="…".`;
			t?.add(e, l ?? k(r));
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
function R(e, t) {
	let { text: n, entities: r } = e, { isEmpty: i, at: a } = P(e, t);
	if (i) return {
		at: a,
		style: "empty",
		content: {
			is: "text",
			text: ""
		}
	};
	let o = ft(e, t);
	return o.some((e) => e.is === "tag" || Ze(n, e, r)) ? et(n, o, a) : Qe(n, o, a);
}
function z({ style: e }) {
	return e === "markup" || e === "styled";
}
function Ke({ attributes: e }) {
	return !/^\s*false\s*$/i.test(e.formatted ?? "");
}
function qe(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return z(e) ? Ie(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const Je = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, Ye = /[DFKMWZkmwyz]/;
function Xe(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(Je)) if (r === void 0 && o !== e.length - 1) {
		if (Ye.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
function Ze(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function Qe(e, t, n) {
	let [r] = tt(e, t), i = it(rt(Ie(r?.source ?? ""))), a = t.length > 0 ? at(e, t, n) : n;
	if ($e.test(i)) return {
		at: a,
		style: "plain",
		content: {
			is: "reference",
			to: i
		}
	};
	let o = {}, s = ct(i, o);
	return {
		at: a,
		style: t.some(({ is: e }) => e === "cdata") ? "cdata" : "plain",
		content: nt(s, o.why)
	};
}
const $e = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function et(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = {}, a = tt(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = rt(s.source)), !r && c && (c.source = it(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : ct(t, i, !0));
	return {
		at: r ? n : at(e, t, n),
		style: r ? "styled" : "markup",
		content: nt(l.join(""), i.why)
	};
}
function tt(e, t) {
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
function nt(e, t) {
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
function rt(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function it(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function at(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
const ot = /\\u([\da-fA-F]{4})?|\\(.?)|"|[\t-\r ]+/gs, st = {
	n: "\n",
	t: "	"
};
function ct(e, t, n = !1) {
	let r = t.isAfterBlank;
	return t.isAfterBlank &&= e === "", e.replace(ot, (i, a, o, s) => {
		if (a) {
			let e = String.fromCharCode(Number.parseInt(a, 16));
			return n ? N(e) : e;
		}
		if (o !== void 0) return st[o] ?? o;
		if (i === "\\u") t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
		else if (i === "\"") t.isQuoted = !t.isQuoted;
		else if (t.isQuoted) return i;
		else return t.isAfterBlank = s + i.length === e.length, s === 0 && r ? "" : " ";
		return "";
	});
}
function lt(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(ut, dt).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const ut = /[\0-\x1f\ufffe\uffff]/g;
function dt(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function ft(e, t) {
	let { text: n } = e, r = [], i = t.children.toReversed();
	for (let t = i.pop(); t; t = i.pop()) if (t instanceof D) {
		let a = !t.name.includes(":"), { end: o, isEmpty: s } = j(e, t);
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
	} else t instanceof E ? r.push({
		is: "cdata",
		start: t.start,
		end: t.end
	}) : t instanceof ye ? r.push({
		is: "text",
		start: t.start,
		end: t.end
	}) : "is" in t && r.push(t);
	return r;
}
// src/locales/textFormat.ts
var B = class extends Error {
	fault;
	constructor(e) {
		super(e.message), this.fault = e;
	}
};
function pt(e) {
	try {
		return e();
	} catch (e) {
		if (e instanceof B) return e.fault;
		throw e;
	}
}
function mt(e, t) {
	return `This file has more than ${e.toLocaleString("en-US")} ${t}. Divide it into several files.`;
}
var V = class extends Error {};
function H(e) {
	let { parse: t, texts: n, base: r, language: a, isFromCode: o, changes: s, ...c } = e, l = (e, t, i) => {
		let s = new gt(e), c = n(t, s, i), l = a?.(t);
		return {
			texts: c,
			faults: s.inOrder(),
			...r && { base: r(t) },
			...l && { language: l },
			...o?.(t) && { isFromCode: !0 }
		};
	}, u = (e, n) => {
		let r = t(e);
		return "message" in r ? _t(e, r) : l(e, r, n);
	}, d = (e, n, r) => {
		if (n.length === 0) return {
			is: "edited",
			text: e
		};
		let a = t(e);
		if ("message" in a) {
			let [{ message: t } = a] = _t(e, a).faults;
			return {
				is: "refused",
				why: `The file cannot be read. ${t}`
			};
		}
		let o = l(e, a, r), { wanted: c, each: d } = yt(o.texts, n);
		if (!c) return {
			is: "refused",
			why: "The file does not have a text at this location."
		};
		if (d.size === 0) {
			let e = s(a, n, r), t = i(() => new Map(o.texts.map((e) => [e.path.join("."), ht(e)]))), l = (e) => e.length === 0 ? 0 : t().get(e.join("."));
			for (let [t, r] of n.entries()) try {
				r.is === "add" ? e.add(r, r.after && l(r.after)) : r.is === "replace" ? e.replace(r) : e.remove(o.texts.filter((e) => St(e, r)));
			} catch (e) {
				if (!(e instanceof V)) throw e;
				d.set(t, e.message);
			}
			let f = e.text();
			if (d.size === 0) return vt(f, o, u(f, r), n, c);
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
function ht({ name: e, value: t }) {
	let n = t.is === "forms" ? [...t.forms.values()].map(({ at: e }) => e.end) : [];
	return Math.max(e.end, t.at.end, ...n);
}
var gt = class {
	language;
	found = [];
	lineStarts;
	constructor(e) {
		this.lineStarts = i(() => x(e));
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
		let { line: a } = ae({
			path: "",
			lineStarts: this.lineStarts()
		}, t.start, t.end), o = r ? " The last one counts." : "";
		this.add(`${e}, also at line ${a}.${o} ${i}`, n, r, "duplicate-text");
	}
	inOrder() {
		return this.found.toSorted((e, t) => e.at.start - t.at.start);
	}
};
function _t(e, t) {
	let n = ie(e).map((e) => ({
		message: ne,
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
function vt(e, t, n, r, i) {
	let a = new Set(t.texts.map(U)), o = new Set(n.texts.flatMap((e) => {
		let t = U(e);
		return i.get(t) === (a.has(t) ? Ct(e) : wt(e.value)) ? t : [];
	})), s = ["text-file", "not-a-text"], [c = 0, l = 0] = [t, n].map(({ faults: e }) => e.filter(({ code: e }) => s.includes(e)).length);
	if (l <= c && [n.texts.length, o.size].every((e) => e === i.size)) return {
		is: "edited",
		text: e
	};
	let u = "The changed file would not contain exactly the wanted texts. Change it by hand.", d = r.flatMap((e, t) => e.is === "add" && !o.has(U(e)) ? [[t, u]] : []);
	return {
		is: "refused",
		why: u,
		...d.length > 0 && { each: new Map(d) }
	};
}
function yt(e, t) {
	let n = new Map();
	for (let e of t) e.is === "replace" && n.set(xt(e.at), e.text);
	let r = new Set(), i = (e) => {
		let t = n.get(xt(e.at));
		return t !== void 0 && r.add(xt(e.at)), t ?? e.text;
	}, o = new Map(e.flatMap((e) => e.value.is === "forms" ? [[U(e), e.value.forms]] : [])), c = new Map();
	for (let e of t) e.is === "add" && typeof e.value != "string" && c.set(U(e), e.value);
	let l = new Map(e.map((e) => [U(e), Ct(e, i, c.get(U(e)))])), u = new Map();
	if (r.size < n.size) return {
		wanted: void 0,
		each: u
	};
	for (let [n, r] of t.entries()) {
		if (r.is === "remove") {
			let t = e.filter((e) => St(e, r)).map(U);
			t.length === 0 && u.set(n, "The file does not have this string.");
			for (let e of t) l.delete(e);
			continue;
		}
		if ((r.is === "replace" ? [r.text] : Object.values(bt(r.value))).some((e) => s(e)) && u.set(n, a("The new text")), r.is !== "add" || u.has(n)) continue;
		let t = U(r), i = o.get(t);
		typeof r.value != "string" && Object.keys(r.value).every((e) => i?.has(e) === !1) || (l.has(t) ? u.set(n, `The file already has the text "${r.path.join(".")}".`) : l.set(t, Tt(r.value)));
	}
	return {
		wanted: l,
		each: u
	};
}
function bt(e) {
	return typeof e == "string" ? { "": e } : e;
}
function xt({ start: e, end: t }) {
	return `${e}-${t}`;
}
function St({ path: e }, t) {
	return e.join(".") === t.path.join(".");
}
function U({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function Ct({ value: e, description: t }, n, r) {
	return JSON.stringify([wt(e, n, r), t?.text]);
}
function wt(e, t = ({ text: e }) => e, n = {}) {
	return e.is === "none" ? "null" : e.is === "text" ? Tt(t(e)) : Tt({
		...Object.fromEntries([...e.forms].map(([e, n]) => [e, t(n)])),
		...n
	});
}
function Tt(e) {
	let t = typeof e == "string" ? e : Object.entries(e).sort();
	return _(JSON.stringify(t));
}
// src/locales/android.ts
const Et = (e) => ke(e, "resources", "<resources></resources>"), Dt = H({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: Et,
	texts: Be,
	changes: (e) => new Rt(e),
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
}), Ot = "urn:oasis:names:tc:xliff:document:1.2";
function kt({ is: e, element: t }) {
	return e === "plurals" ? M(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: Ke(t)
	}];
}
function At(e) {
	let t = Et(e), n = "message" in t ? [] : Ge(t);
	return new Map(n.flatMap((e) => {
		let n = kt(e), r = n.find(({ element: e }) => e.attributes.quantity === "other") ?? n[0];
		return !r || "message" in t ? [] : [[e.at.start, {
			...r,
			value: R(t, r.element)
		}]];
	}));
}
function jt({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? Ot) === Ot ? n.add("xliff") : n.delete("xliff"), n;
}
const Mt = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u, Nt = /<[/!?\p{L}_]|&#?\w+;/u, Pt = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function Ft(e) {
	return z(e) || e.content.is === "text" && Nt.test(e.content.text);
}
function It(e, t) {
	return t === "cdata" ? `<![CDATA[${lt(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : N(lt(e));
}
const Lt = 32767;
var Rt = class {
	xml;
	resources;
	names;
	prefixes;
	values = i(() => {
		let e = this.resources.flatMap(kt).map((e) => ({
			...e,
			value: R(this.xml, e.element)
		}));
		return new Map(e.map((e) => [e.value.at.start, e]));
	});
	usualValue = o((e) => {
		let t = [...this.values().values(), ...this.basesIn(e).values()].map(({ value: e }) => e).filter(Ft);
		return new Set(t.map((e) => z(e) || e.style)).size === 1 ? t[0] : void 0;
	});
	basesIn = o(At);
	splices = [];
	added = [];
	constructor(e) {
		this.xml = e, this.resources = Ge(e), this.names = new Set(this.resources.map(({ name: e }) => e)), this.prefixes = jt(e.root);
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
		if (!r) throw new V("The file does not have a text at this location.");
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
		for (let { element: t, at: n } of this.resources) n.start === e?.name.start && this.splices.push(b(this.xml.text, t, L));
	}
	text() {
		let { xml: e, splices: t } = this, { root: n } = e;
		if (this.added.length > 0 && c(t, Bt(e, this.added)), t.some((e) => e.text.includes("<xliff:")) && n.attributes["xmlns:xliff"] === void 0) {
			let e = n.start + 10;
			t.push({
				start: e,
				end: e,
				text: ` xmlns:xliff="${Ot}"`
			});
		}
		return C(e.text, t);
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
		if (!Mt.test(r)) throw new V(`"${r}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".`);
		if (this.names.has(r)) throw new V(`The file already has "${r}", but not as a text of this key. Change it by hand.`);
		if (typeof t == "string") {
			let e = this.baseOf(n), i = e.element?.element.name === "item" || (e.element?.isFormatted ?? !0), a = this.writtenValue(t, {
				...e,
				isFormatted: i
			}), o = i ? "" : " formatted=\"false\"";
			return (e) => [`${e}<string name="${r}"${o}>${a}</string>`];
		}
		if (Object.keys(t).find((e) => !l.includes(e)) !== void 0 || Object.keys(t).length === 0) throw new V(`"${r}" needs plural forms of Android: zero, one, two, few, many or other.`);
		let i = this.writtenItems(t, n);
		return (e) => [
			`${e}<plurals name="${r}">`,
			...i.map(({ item: t }) => e + (e || zt) + t),
			`${e}</plurals>`
		];
	}
	newItems(e, t, n) {
		let { text: r } = this.xml, i = M(e), a = (e = "") => l.indexOf(e);
		return this.writtenItems(t, n).map(({ form: t, item: n }) => {
			let o = i.find(({ attributes: e }) => a(e.quantity) > a(t)), s = o ?? i.at(-1) ?? e, c = y(r, s.start), l = c === void 0 ? "" : v(r) + c, u = o ? o.start : s.end;
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
		if (!Nt.test(e)) return It(e, (a ?? n)?.style);
		let o = [a, n], s = o.find((e) => e && Ft(e)) ?? o.find((e) => e?.style === "cdata"), c = s ?? this.usualValue(r);
		if (!c) throw new V("The new text has tags or entities, and the old text, the one in the base language, and the other texts do not show whether they are markup or characters. Change it by hand.");
		let l = s ? s === a ? "The old text" : "The text in the base language" : "Each other text with tags";
		if (z(c)) return this.writeMarkup(e, l);
		if (/<\/?xliff:/.test(e)) throw new V(`${l} has no <xliff:g>, so an app would show this tag. Change it by hand.`);
		return It(e, a?.style === "cdata" ? "cdata" : c.style);
	}
	writeMarkup(e, t) {
		let n = e.replace(/&(?!#?\w+;)/g, "&amp;"), r = `${t} has markup, and the new one cannot be read as markup. Close each tag, write < as &lt;, and use entities only in a text with tags.`, i = `<string>${n}</string>`, a = A(i, this.xml.entities);
		if ("message" in a) throw new V(r);
		let o = ft(a, a.root);
		if (o.some(({ is: e }) => e === "cdata")) throw new V(r);
		this.checkTags(i, o);
		let s = o.filter(({ is: e }) => e === "text"), [c, l] = [s[0], s.at(-1)], u = !1, d = o.map((e) => {
			let t = i.slice(e.start, e.end);
			if (e.is === "tag") return e.isSpan && (u = !1), t;
			let n = lt(t, !1).replace(Pt, "\\$&");
			return e === c && (n = n.replace(/^[@?]/, "\\$&")), (e === c || u) && (n = n.replace(/^ /, "\\u0020")), e === l && (n = n.replace(/ $/, "\\u0020")), u = t.endsWith(" "), n;
		}).join(""), f = this.readValue(d);
		if (f?.content.is === "text" && f.content.text === n) return d;
		throw new V(r);
	}
	checkTags(e, t) {
		let n = t.filter(({ is: e }) => e === "tag").map(({ start: t, end: n }) => e.slice(t, n)), r = (e = "") => /^<xliff:g\b/.test(e), i = n.filter((e) => /^<\/?xliff:g\b/.test(e) && !e.endsWith("/>"));
		if (i.some((e, t) => r(e) && r(i[t + 1]))) throw new V("The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.");
		let a = n.map((e) => e.replace(/"[^"]*"|'[^']*'/g, "")).join(""), o = Array.from(a.matchAll(/xmlns|[^\s<>/:]+(?=:)/g), ([e]) => e).find((e) => e !== "xml" && !this.prefixes.has(e));
		if (o !== void 0) throw new V(`<resources> does not declare the prefix "${o}" of the tags in the new text. Declare it there.`);
	}
	readValue(e) {
		let t = A(`<string>${e}</string>`, this.xml.entities);
		return "message" in t ? void 0 : R(t, t.root);
	}
	checkCompiles(e, { old: t, base: n, isFormatted: r }) {
		let i = this.readValue(e), a = i ? qe(i) : "";
		if (a.length > Lt / 3 && new TextEncoder().encode(a).length > Lt) throw new V(`The new text has more than ${Lt} bytes, which aapt2 refuses.`);
		if (!Xe(a)) return;
		let o = r && i?.style !== "styled";
		if (![t, n].some((e) => e && Xe(qe(e))) || o) throw new V("The new text has several placeholders, and not all of them have a number. Without formatted=\"false\", aapt2 refuses it. Number them in the project, such as %1$s and %2$d.");
	}
};
const zt = "    ";
function Bt(e, t) {
	let n = M(e.root), r = n.filter(({ name: e }) => e === "string" || e === "plurals");
	return Re(e, e.root, r.length > 0 ? r : n.slice(-1), t, zt);
}
// \0late:icu-plurals
const Vt = process.getBuiltinModule("node:module").createRequire(import.meta.url), W = (...e) => Vt("./late-icu-plurals.js").pluralMessage(...e);
// src/locales/icuPlurals.ts
function Ht(e) {
	return {
		...e,
		read: (t, n) => {
			let r = e.read(t, n);
			return n.plurals === "icu" ? {
				...r,
				texts: r.texts.map(Wt)
			} : r;
		},
		edit: (t, n, r) => r.plurals === "icu" ? new Gt(e, t, r).edit(n) : e.edit(t, n, r)
	};
}
const Ut = /^\{[^{}]*,\s*plural\s*,/;
function Wt(e) {
	let { value: t } = e;
	if (t.is !== "text" || !Ut.test(t.text)) return e;
	let n = W(t.text);
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
var Gt = class {
	format;
	text;
	options;
	messages = new Map();
	valuesIn = o((e) => {
		let { texts: t } = this.format.read(e, this.options);
		return new Map(t.map(({ name: e, value: t }) => [e.start, t]));
	});
	constructor(e, t, n) {
		this.format = e, this.text = t, this.options = n;
		for (let r of e.read(t, n).texts) {
			let { value: e } = Wt(r);
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
		for (let [e, i] of f(t, ({ string: e, index: t }) => e ?? t)) {
			let t = i.map(({ index: e }) => e), a = typeof e == "number" ? this.asMessage(i[0].edit) : this.replaced(e, i.map((e) => e.edit));
			if (a) r.push({
				edit: a,
				indexes: t
			});
			else for (let e of t) n.set(e, Kt);
		}
		if (n.size > 0) return {
			is: "refused",
			why: Kt,
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
		let { value: n } = e, r = n.is === "text" ? W(n.text) : void 0;
		if (!r) return;
		let i = t.flatMap((e) => {
			if (e.is === "add" && typeof e.value != "string") return Object.entries(e.value);
			let t = r.forms.find(({ start: t }) => e.is === "replace" && n.at.start + t === e.at.start);
			return e.is === "replace" && t ? [[t.form, e.text]] : [];
		}), a = qt(r, Object.fromEntries(i));
		return a === void 0 ? void 0 : {
			is: "replace",
			at: n.at,
			text: a
		};
	}
	asMessage(e) {
		if (e.is !== "add" || typeof e.value == "string") return e;
		let { forms: t, ...n } = this.baseMessage(e.base), { value: r } = e, i = qt({
			...n,
			forms: t.filter(({ form: e }) => r[e])
		}, r);
		return i === void 0 ? void 0 : {
			...e,
			value: i
		};
	}
	baseMessage(e) {
		let t = e && this.valuesIn(e.text).get(e.name);
		return (t?.is === "text" ? W(t.text) : void 0) ?? {
			head: "{count, plural,",
			forms: [],
			tail: "}"
		};
	}
};
const Kt = "As a message of ICU, the new forms would be read in another way: a brace or an apostrophe is a part of the syntax there, and a plural needs the form \"other\". Change it by hand.";
function qt({ head: e, forms: t, tail: n }, r) {
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
	let o = e + i.map(({ lead: e, form: t, gap: n, text: r }) => `${e}${t}${n}{${r}}`).join("") + n, s = W(o)?.forms;
	return s?.length === i.length && i.every((e, t) => s[t]?.text === e.text) ? o : void 0;
}
// src/locales/jsonFile.ts
function G(e, t, n, r) {
	let { at: i } = t, o = () => typeof e == "string" ? e : `The value of "${e.join(".")}"`;
	if (t.is !== "text") n.add(`${o()} is ${Zt[t.is]}`, i, "warning");
	else if (s(t.text)) n.add(a("This text"), i, r);
	else return t;
	return {
		is: "none",
		at: i
	};
}
function Jt(e, t, n) {
	let r = t && G(e, t, n, "warning");
	return r?.is === "text" && r.text !== "" ? { description: {
		text: r.text,
		at: r.at
	} } : {};
}
function K({ name: e, nameAt: t }, n) {
	if (e === "") n.add(Yt, t, "warning");
	else if (s(e)) n.add(a("This name"), t);
	else return !0;
	return !1;
}
const Yt = "This name is empty, and a key needs a name. It is not sent. Write a name.", Xt = "It is not sent. To make it a text, put it in quotes.", Zt = {
	number: `a number. ${Xt}`,
	boolean: `true or false. ${Xt}`,
	null: "null. It is not sent. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. The list is not sent. To send its texts, give each of them a name.",
	object: "an object. It is not sent, because nested names are not part of this format. Write a text in quotes."
}, Qt = /[^\0-\x7f]/u;
function q({ members: e }, t) {
	let n = new Set();
	for (let { name: t } of e) n.add(t);
	if (n.size === e.length) return e;
	let r = new Map();
	for (let n of e) {
		let { name: e, nameAt: i } = n, a = r.get(e);
		if (a && $t(a.value) !== $t(n.value)) {
			let r = [a, n].every(({ value: e }) => e.is === "object") ? "Move the members of the first one into it." : void 0;
			t.duplicate(`"${e}" is twice in the same object`, a.nameAt, i, "warning", r);
		}
		r.delete(e), r.set(e, n);
	}
	return [...r.values()];
}
function $t(e) {
	return JSON.stringify(e, (e, t) => e === "at" || e === "nameAt" ? void 0 : t);
}
function en(e, t, n = !1) {
	let { root: r } = e, i = new on(e), a = r.members.some(({ value: e }) => e.is === "object"), o = rn(r), s = (e) => {
		if (n || o && !a) return [e.join(".")];
		let t = e.join(".").split(".");
		return a && !o && e.length === 1 && !t.includes("") ? t : e;
	};
	return {
		replace: (e) => i.replace(e),
		text: () => i.text(),
		remove: (e) => i.remove(e, n),
		add: ({ path: e, value: n, base: r }, a) => {
			if (r && !nn(r)) throw new V(tn);
			if (typeof n != "string" && typeof t == "string") throw new V(t);
			for (let [r, o] of Object.entries(bt(n))) {
				let n = e.at(-1) ?? "", c = r === "" || typeof t == "string" ? n : t(n, r);
				i.add(s([...e.slice(0, -1), c]), o, a);
			}
		}
	};
}
const tn = "In the base language, this text is an item of a list, and this file does not have the item. Add the list by hand.";
function nn({ text: e, name: t }) {
	let n = /"[^"\\]*(?:\\.[^"\\]*)*"\s*:/y;
	return n.lastIndex = t, n.test(e);
}
function rn({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && rn(t));
}
function an(e, t) {
	return new V(`The file already has the name "${e}", so "${t.join(".")}" cannot be added. Rename one of them.`);
}
var on = class {
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
		this.before = e, this.root = t, this.style = sn(e, t), this.isSorted = n;
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
				if (!(!s || typeof t != "string" && r?.members.length === 0) || c !== void 0) throw an(o, e);
				i.set(o, t);
			} else {
				if (s && !r || typeof c == "string") throw an(o, e);
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
		let r = (n) => this.memberAfter(e, this.places.get(t)?.get(n)), i = this.isSorted ? un(e, n) : new Map([...f(n, ([e]) => r(e))].map(([e, t]) => [e, new Map(t)]));
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
				text: this.writtenObject(t, cn(this.before, e.at.start))
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
		return `"${Array.from(e, (e) => !Qt.test(e) || !this.style.escapesAll ? JSON.stringify(e).slice(1, -1) : n(e)).join("")}"`;
	}
	layoutOf(e) {
		let [t] = e.members;
		if (!t) return;
		let n = ln(this.before.slice(e.at.start + 1, t.nameAt.start));
		return /[\r\n]/.test(n) ? {
			between: `,${n}`,
			indentation: n.replace(/[\r\n]/g, "")
		} : {
			between: this.style.comma,
			indentation: void 0
		};
	}
};
function sn(e, t) {
	let [n] = t.members, r = n ? e.slice(n.nameAt.end, n.value.at.start) : ": ", i = /\s/.test(r) ? ", " : ",", [, a = "  "] = /[\n\r]([ \t]+)"/.exec(e) ?? [], [, o = " "] = /\{([ \t]*)"[^"]*"\s*:/.exec(e) ?? [], s = !Qt.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e);
	return {
		lineEnd: v(e),
		step: a,
		colon: r,
		comma: i,
		padding: o,
		escapesAll: s
	};
}
function cn(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function ln(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
function un({ members: e }, t) {
	let n = oe(e.map(({ name: e }) => e));
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
function dn(e, t = !1) {
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
		else for (r++; r < e.length && Y(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && Y(e.charCodeAt(r))) for (r++; r < e.length && Y(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && Y(e.charCodeAt(r))) {
				for (r++; r < e.length && Y(e.charCodeAt(r));) r++;
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
					if (J(a)) {
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
		if (fn(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (fn(t));
			return o = 15;
		}
		if (J(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
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
					for (r += 2; r < n && !J(e.charCodeAt(r));) r++;
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
						r++, J(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !Y(e.charCodeAt(r))) return o = 16;
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
		if (fn(e) || J(e)) return !1;
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
function fn(e) {
	return e === 32 || e === 9;
}
function J(e) {
	return e === 10 || e === 13;
}
function Y(e) {
	return e >= 48 && e <= 57;
}
var pn;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(pn ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var mn;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(mn ||= {});
function hn(e, t, n = mn.DEFAULT) {
	let r = dn(e, !1), i = [], a = 0;
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
	let d = l(t.onObjectBegin), f = c(t.onObjectProperty), p = u(t.onObjectEnd), m = l(t.onArrayBegin), h = u(t.onArrayEnd), g = c(t.onLiteralValue), _ = s(t.onSeparator), v = o(t.onComment), y = s(t.onError), b = n && n.disallowComments, ee = n && n.allowTrailingComma;
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
					b || S(11);
					break;
				case 2:
					S(12);
					break;
				case 6: S(16);
			}
			switch (e) {
				case 12:
				case 13:
					b ? S(10) : v();
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
	function C() {
		d(), x();
		let e = !1;
		for (; r.getToken() !== 2 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (e || S(4, [], []), _(","), x(), r.getToken() === 2 && ee) break;
			} else e && S(6, [], []);
			re() || S(4, [], [2, 5]), e = !0;
		}
		return p(), r.getToken() === 2 ? x() : S(7, [2], []), !0;
	}
	function ie() {
		m(), x();
		let e = !0, t = !1;
		for (; r.getToken() !== 4 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (t || S(4, [], []), _(","), x(), r.getToken() === 4 && ee) break;
			} else t && S(6, [], []);
			e ? (i.push(0), e = !1) : i[i.length - 1]++, w() || S(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? x() : S(8, [4], []), !0;
	}
	function w() {
		switch (r.getToken()) {
			case 3: return ie();
			case 1: return C();
			case 10: return te(!0);
			default: return ne();
		}
	}
	return x(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (S(4, [], []), !1) : w() ? (r.getToken() !== 17 && S(9, [], []), !0) : (S(4, [], []), !1);
}
// node_modules/jsonc-parser/lib/esm/main.js
var gn;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(gn ||= {});
var _n;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(_n ||= {});
const vn = hn;
var yn;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(yn ||= {});
function bn(e) {
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
function X(e, t = 1e5) {
	return pt(() => {
		let n = new kn(e, t).root();
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
const [xn, Sn, Cn, wn] = [
	44,
	58,
	125,
	93
], Tn = /[^"\\\0-\x1f]*/y, En = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y, Dn = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, On = /true|false|null/y;
var kn = class {
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
				at: this.list(Cn, () => e.push(this.member())),
				members: e
			};
		}
		if (t === "[") {
			let e = [];
			return {
				is: "array",
				at: this.list(wn, () => e.push(this.value())),
				items: e
			};
		}
		let n = this.reads(On);
		!n && !this.reads(Dn) && this.fail();
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
			while (this.readsSign(xn));
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
		if (++this.names > this.maxNames) throw new B({
			message: mt(this.maxNames, "names"),
			at: n
		});
		return this.readsSign(Sn) || this.fail(), {
			name: t,
			nameAt: n,
			value: this.value()
		};
	}
	string() {
		let { text: e } = this, t = this.at;
		if (e[this.at++] !== "\"" && this.fail(), this.reads(Tn), e[this.at] === "\"") return e.slice(t + 1, this.at++);
		for (; e[this.at] === "\\"; this.reads(Tn)) this.reads(En) || this.fail();
		return e[this.at++] !== "\"" && this.fail(), String(JSON.parse(e.slice(t, this.at)));
	}
	skipBlanks() {
		for (let e = this.text.charCodeAt(this.at); An(e);) e = this.text.charCodeAt(++this.at);
	}
	readsSign(e) {
		return this.skipBlanks(), this.text.charCodeAt(this.at) === e && (this.at += 1, !0);
	}
	reads(e) {
		return e.lastIndex = this.at, e.test(this.text) ? (this.at = e.lastIndex, !0) : !1;
	}
	fail() {
		return vn(this.text, { onError: (e, t, n) => this.failAt(bn(e), t, n) }, { disallowComments: !0 }), this.failAt("ValueExpected", 0, 0);
	}
	failAt(e, t, n) {
		throw new B(Mn(this.text, e, t, t + n));
	}
};
function An(e) {
	return e === 32 || e === 10 || e === 13 || e === 9;
}
const jn = {
	TooDeep: "Values are nested more than 100 levels deep. Use fewer levels.",
	InvalidCommentToken: "JSON has no comments. Remove this comment.",
	UnexpectedEndOfString: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
	InvalidCharacter: "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
	InvalidEscapeCharacter: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\. An apostrophe needs none.",
	ColonExpected: "A colon is missing between the name and its value.",
	CommaExpected: "A comma is missing before this."
};
function Mn(e, t, n, r) {
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
		...p`"${m(ee(i, 40))}" is not a JSON value. Names and texts need double quotes, and a double quote inside of a text is \\".`,
		at: s
	};
	let c = t.replace(/\B[A-Z]/g, " $&").toLowerCase();
	return {
		message: jn[t] ?? `The JSON is not valid here: ${c}.`,
		at: s
	};
}
// src/locales/json.ts
const Nn = H({
	parse: (e) => X(e),
	texts: (e, t, n) => {
		let r = Gn(e);
		return r === void 0 ? Fn(e, t, n) : Kn(e, r, t);
	},
	changes: (e, t, { plurals: n }) => qn(e, t) ?? en(e, n === "i18next" ? (e, t) => `${e}_${t}` : Pn),
	empty: () => "{}\n"
}), Pn = "A JSON file has plural forms only if its text source sets \"plurals: i18next\".";
function Fn({ root: e }, t, n) {
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
		let s = Ln(r), l = q(e, t).filter((e) => K(e, t)), u = n.plurals === "i18next" ? Vn(l, r, n) : void 0;
		for (let e of l) {
			let { name: l, nameAt: d, value: f } = e, p = u?.get(e), m = Rn(r, p?.isPlural ? p.name : l, s);
			i ||= p?.isPlural === !0 || l.includes("."), p?.isPlural ? e === p.first && a(m, d, Un(p, r, t), p.plural) : f.is === "object" ? o(f, m) : f.is === "array" ? (n.lists || G(m, f, t), c(f, m)) : a(m, d, G(m, f, t), p?.plural);
		}
	}, c = (e, r) => {
		let { at: i } = e, o = e.is === "array" ? e.items.map((e, t) => [String(t), e]) : e.is === "object" ? [...new Map(e.members.map((e) => [e.name, e.value]))] : [];
		o.length === 0 && a(r, i, n.lists ? G(r, e, t) : {
			is: "none",
			at: i
		});
		for (let [e, t] of o) s(e) || c(t, [...r, e]);
	};
	return o(e, In), i ? zn(r, t) : r;
}
const In = [], Ln = r((e) => new Map());
function Rn(e, t, n) {
	let r = n.get(t);
	if (r) return r;
	let i = [...e, t];
	return n.set(t, i), i;
}
function zn(e, n) {
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
const Bn = RegExp(`^(.+)_(${l.join("|")})$`, "s");
function Vn(e, t, n) {
	let r = new Map();
	for (let t of e) {
		let [, e, n] = Bn.exec(t.name) ?? [];
		e !== void 0 && n !== void 0 && t.value.is !== "object" && r.set(e, (r.get(e) ?? new Map()).set(n, t));
	}
	return new Map([...r].flatMap(([e, r]) => {
		let [i] = r.values();
		if (!i) return [];
		let a = r.has("other") && (r.size > 1 || (Hn(e, n) ? void 0 : !1)), o = {
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
function Hn(e, { language: t = "" }) {
	let n = e.endsWith("_ordinal") ? "ordinal" : "cardinal";
	return h(t, n)?.resolvedOptions().pluralCategories.length === 1;
}
function Un({ forms: e, first: t }, n, r) {
	let i = {
		start: t.nameAt.start,
		end: t.value.at.end
	}, a = new Map();
	for (let [t, { name: i, nameAt: o, value: s }] of e) {
		let e = G([...n, i], s, r);
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
const Wn = [{
	text: "defaultMessage",
	others: ["description"]
}, {
	text: "message",
	others: ["description", "placeholders"]
}];
function Gn({ root: e }) {
	let t = ({ value: e }, t, n) => e.is === "object" && e.members.some((e) => e.name === t && e.value.is === "text") && e.members.every(({ name: e }) => e === t || n.includes(e)), n = Wn.find(({ text: n, others: r }) => e.members.every((e) => t(e, n, r)));
	return e.members.length > 0 ? n?.text : void 0;
}
function Kn({ root: e }, t, n) {
	return q(e, n).flatMap((e) => {
		let { name: r, nameAt: i, value: a } = e;
		if (a.is !== "object" || !K(e, n)) return [];
		let o = new Map(q(a, n).map((e) => [e.name, e.value])), s = o.get(t);
		if (!s) return [];
		let c = G(`The ${t} of "${r}"`, s, n), l = Jt(`The description of "${r}"`, o.get("description"), n);
		return [{
			path: [r],
			name: i,
			value: c,
			...l
		}];
	});
}
function qn(e, t) {
	let [n] = t.flatMap((e) => e.base ?? []), r = e.root.members.length > 0 || !n ? e : X(n.text), i = "message" in r ? void 0 : Gn(r);
	if (i === void 0) return;
	let a = new on(e);
	return {
		replace: (e) => a.replace(e),
		remove: (e) => a.remove(e),
		text: () => a.text(),
		add: ({ path: e, value: t }, n) => {
			if (typeof t != "string") throw new V("This file has one object for each text, without plural forms. It writes them in one text, as a message of ICU.");
			if (i === "message" && /\$\w+\$/.test(t)) throw new V("This text has a placeholder such as $NAME$, which the file of each language of a browser extension defines. Add the text by hand.");
			a.add([e.join(".")], new Map([[i, t]]), n);
		}
	};
}
const Jn = H({
	parse: (e) => X(e),
	texts: Xn,
	language: ({ root: e }) => {
		let t = e.members.find(({ name: e }) => e === "@@locale")?.value;
		return t?.is === "text" ? t : void 0;
	},
	changes: (e) => en(e, Yn, !0),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}), Yn = "An ARB file has no plural forms. It writes them in one text, as a message of ICU.";
function Xn({ root: e }, t) {
	let n = q(e, t), r = new Map(n.map((e) => [e.name, e]));
	return n.flatMap((e) => {
		let { name: n, nameAt: i, value: a } = e;
		if (n.startsWith("@") || !K(e, t)) return [];
		let o = G([n], a, t);
		return [{
			path: [n],
			name: i,
			value: o,
			...Zn(r.get("@" + n), t)
		}];
	});
}
function Zn(e, t) {
	if (!e) return {};
	let { name: n, value: r } = e;
	if (r.is !== "object") {
		let e = `"${n}" must be an object with attributes, such as { "description": "…" }.`;
		return t.add(e, r.at, "warning"), {};
	}
	let i = q(r, t).find((e) => e.name === "description");
	return Jt(`The description in "${n}"`, i?.value, t);
}
// node_modules/dot-properties/lib/ast.js
var Qn = e(((e, t) => {
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
})), $n = e(((e, t) => {
	let { Pair: n, Comment: r, EmptyLine: i } = Qn(), a = (e, t) => {
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
})), er = e(((e, t) => {
	let { Pair: n, Comment: r, EmptyLine: i } = Qn(), a = (e, t) => String(e).replace(t === !1 ? /[\0-\b\v\x0e-\x1f]/g : /[^\t\n\f\r -~\xa1-\xff]/g, (e) => "\\u" + e.charCodeAt(0).toString(16).padStart(4, "0")), o = (e) => String(e).replace(/\\/g, "\\\\").replace(/\f/g, "\\f").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/\t/g, "\\t"), s = (e) => o(e).replace(/^[#!]|[ =:]/g, "\\$&"), c = (e) => o(e).replace(/^ /, "\\ "), l = (e, t) => e.replace(/^\s*([#!][ \t\f]*)?/g, t);
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
})), tr = e(((e, t) => {
	let { Node: n, Pair: r, Comment: i, EmptyLine: a } = Qn(), { parse: o, parseLines: s } = $n(), { stringify: c } = er();
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
const nr = H({
	limit: {
		most: 4e5,
		of: "lines",
		mark: /\n/g
	},
	parse: (e) => ({
		text: e,
		pairs: rr(e)
	}),
	texts: ar,
	changes: sr,
	empty: () => ""
});
function rr(e) {
	return (0, tr.parseLines)(e.replace(/^\ufeff/, " "), !0).flatMap((t) => {
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
const ir = /(?<!\\)(?:\\\\)*\\u(?![\da-f]{4})/i;
function ar({ text: e, pairs: t }, n) {
	let r = new Map();
	for (let e of t) {
		let t = r.get(e.key);
		e.key === "" ? n.add("This name is empty, and a key needs a name. Its text is not read.", e.nameAt, "warning") : s(e.key) ? n.add(a("This name"), e.nameAt) : (t && t.value !== e.value && n.duplicate(`"${e.key}" is twice in this file`, t.nameAt, e.nameAt, "warning"), r.delete(e.key), r.set(e.key, e));
	}
	return [...r].map(([t, { value: r, nameAt: i, at: o }]) => {
		let c = ir.test(e.slice(o.start, o.end));
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
const or = "[#!][^\\n\\r]*";
function sr({ text: e, pairs: t }, n) {
	let [r] = n.flatMap((e) => e.base ?? []), i = cr(t.length > 0 || !r ? e : r.text), a = new Map(t.map((e) => [e.at.start, e])), o = [], s = [];
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
			for (let { nameAt: r, at: i } of t) r.start === n?.name.start && o.push(b(e, {
				start: r.start,
				end: i.end
			}, or));
		},
		text: () => C(e, s.length > 0 ? [...o, ...ur({
			text: e,
			pairs: t
		}, s)] : o)
	};
}
function cr(e) {
	let t = rr(e), n = t.map(({ at: t }) => e.slice(t.start, t.end)), r = /\\u[\da-f]{4}/i.exec(e)?.[0], i = r !== void 0 && !/[^\0-\x7f]/.test(e), a = r !== void 0 && /[A-F]/.test(e.match(/\\u[\da-f]{4}/gi)?.join("") ?? ""), o = [
		":",
		"=",
		"#",
		"!"
	].filter((e) => n.some((t) => t.includes(`\\${e}`))), s = (e) => {
		let t = e.charCodeAt(0).toString(16).padStart(4, "0");
		return `\\u${a ? t.toUpperCase() : t}`;
	}, c = (e, t) => e.replace(/[\0-\x1f\x7f\\:=#!]|[^\0-\x7f]/g, (e) => e in lr ? lr[e] ?? e : e < " " || e === "" || i && e > "" ? s(e) : t.includes(e) ? `\\${e}` : e), l = (e) => c(e, o).replace(/^[ =:]/, "\\$&"), u = t.at(-1), d = u ? e.slice(u.nameAt.end, u.at.start) : "", f = /^[ \t]*[=:][ \t]*$/.test(d) ? d : "=";
	return {
		value: l,
		line: ({ path: e, value: t }) => {
			let n = e.join(".");
			if (typeof t != "string") throw new V(`"${n}" has plural forms, and a .properties file cannot store them.`);
			if (n === "") throw new V("A .properties file cannot store a text without a name.");
			return c(n, [
				":",
				"=",
				"#",
				"!"
			]).replaceAll(" ", "\\ ") + f + l(t);
		}
	};
}
const lr = {
	"\\": "\\\\",
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t",
	"\f": "\\f"
};
function ur({ text: e, pairs: t }, n) {
	let r = t.map(({ nameAt: e, at: t }) => ({
		start: e.start,
		end: t.end
	}));
	if (r.length > 0) return re(e, r, n, {
		comments: /(?:)/y,
		comment: or
	});
	let i = v(e), a = e === "" || /[\n\r\ufeff]$/.test(e) ? "" : i, o = n.flatMap((e) => e.lines(""));
	return [{
		start: e.length,
		end: e.length,
		text: a + o.map((e) => e + i).join("")
	}];
}
// src/locales/strings.ts
const dr = H({
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	parse: vr,
	texts: fr,
	changes: br,
	empty: () => ""
});
function fr({ text: e, pairs: n, open: r }, i) {
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
		let n = S(e.name), r = pr(e.name.raw, "This name", n, i);
		if (r === "" && i.add("This name is empty, and a key needs a name. Its text is not read.", n, "warning"), !r) continue;
		let o = a.get(r);
		o && !t(Or(o.value.raw), Or(e.value.raw)) && i.duplicate(`"${r}" is twice in this file`, o.name, n, "warning"), a.delete(r), a.set(r, e);
	}
	return [...a].map(([e, t]) => {
		let n = S(t.value), r = pr(t.value.raw, "This text", n, i), a = r === void 0 ? {
			is: "none",
			at: n
		} : {
			is: "text",
			text: r,
			at: n
		};
		return {
			path: [e],
			name: S(t.name),
			value: a
		};
	});
}
function pr(e, t, n, r) {
	let i = Or(e), [, o] = /(?<!\\)(?:\\\\)*\\u([\da-f]{4})/i.exec(e.replaceAll("\\U", "")) ?? [];
	if (o !== void 0 && r.add(`Files of this format have no escape \\u, so the app shows "u${o}". Write \\U${o}, or the character.`, n, "warning"), "why" in i) r.add(i.why, n);
	else if (s(i.text)) r.add(a(t), n);
	else return i.text;
}
function mr(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
const hr = /[\t-\r \u2028\u2029]+|\/\/[^\n\r\u2028\u2029]*|\/\*.*?\*\//sy, gr = /^[ \t]*"[^"\n\r]*"[ \t]*=.*;[ \t\r]*$/m, _r = /(?!\/\*)[\w$/:.-]+/y;
function vr(e) {
	if (e.trim() === "") return {
		text: e,
		pairs: [],
		open: [],
		end: e.length
	};
	let t = mr(e);
	return t ? {
		message: t,
		at: {
			start: 0,
			end: Math.min(e.length, 8)
		}
	} : pt(() => new yr(e).file());
}
var yr = class {
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
		this.takes("=") || this.fail("An equals sign is missing after the name. Write a quote inside of a name as \\\".", S(e));
		let t = this.token() ?? this.fail("A text must be here. Put it in double quotes.");
		return this.takes(";") || this.fail("A semicolon is missing after this text. Write a quote inside of a text as \\\".", S(t)), {
			name: e,
			value: t,
			end: this.at
		};
	}
	token() {
		let { text: e } = this, t = this.skipBlanks(), n = e[t], r = n === "\"" || n === "'", i = r ? /\\.|["']/gs : _r;
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
		for (hr.lastIndex = this.at; hr.test(e); this.at = hr.lastIndex) {
			let t = e.startsWith("/*", this.at) ? e.slice(this.at, hr.lastIndex) : "";
			t.lastIndexOf("/*") > 0 && gr.test(t) && this.open.push(this.at);
		}
		return this.at;
	}
	fail(e, t) {
		let { text: n, at: r } = this, i = n.charAt(r), a = {
			start: r,
			end: Math.min(r + 1, n.length)
		};
		if (n.startsWith("/*", r)) throw new B({
			message: "This comment has no end. Add */ at its end.",
			at: {
				start: r,
				end: r + 2
			}
		});
		let o = /[“”„«»‘’]/.test(i) ? `${i} is a typographic quote. Write " here, and at the end.` : /["']/.test(i) ? `This text has no closing quote. Add ${i} at its end.` : e;
		throw new B(t ? {
			message: e,
			at: t
		} : {
			message: o,
			at: a
		});
	}
};
function br(e) {
	let { text: t, pairs: n } = e, r = new Map(n.map((e) => [e.value.start, e])), i = [], a = [];
	return {
		replace: (e) => c(i, Sr(t, r.get(e.at.start), e.text)),
		add: (t, n) => {
			let r = Cr(e, t);
			a.push({
				at: n,
				lines: (e) => [e + r]
			});
		},
		remove: ([e]) => {
			for (let { name: r, end: a } of n) r.start === e?.name.start && i.push(b(t, {
				start: r.start,
				end: a
			}, xr));
		},
		text: () => C(t, a.length > 0 ? [...i, ...Tr(e, a)] : i)
	};
}
const xr = "/\\*(?:(?!\\*/)[\\s\\S])*\\*/|//[^\\n\\r]*";
function Sr(e, t, n) {
	let r = t && Or(t.value.raw);
	if (!t || !r || "text" in r && r.text === n) return [];
	let { name: i, value: a } = t, o = a.quote || "\"", s = a === i, c = o + kr(n, o, !s && /[\n\r]/.test(a.raw) ? v(e) : "\\n") + o;
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
function Cr({ text: e, pairs: t }, { path: n, value: r }) {
	let i = n.join(".");
	if (typeof r != "string") throw new V(`"${i}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.`);
	if (i === "") throw new V("A .strings file cannot store a text without a name.");
	if (s(i)) throw new V(a("The name"));
	let o = t.at(-1), c = o?.name.quote || "\"", l = o?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(i), u = o?.value.quote || c, d = o ? e.slice(o.name.end, o.value.start) : "", f = /^[ \t]*=[ \t]*$/.test(d) ? d : " = ";
	return `${l ? i : c + kr(i, c, "\\n") + c}${f}${u}${kr(r, u, "\\n")}${u};`;
}
const wr = /(?:[ \t]*\/\*[^\n\r]*?\*\/)*(?:[ \t]*\/\/[^\n\r]*)?/y;
function Tr({ text: e, pairs: t, end: n }, r) {
	let i = t.map(({ name: { start: e }, end: t }) => ({
		start: e,
		end: t
	}));
	if (i.length > 0) return re(e, i, r, {
		comments: wr,
		comment: xr
	});
	let a = v(e);
	return [{
		start: n,
		end: n,
		text: (n === 0 || e.slice(0, n) === "﻿" || y(e, n) !== void 0 ? "" : a) + r.flatMap((e) => e.lines("")).map((e) => e + a).join("")
	}];
}
const Er = /\\(?:([0-7]{1,3})|U([\da-fA-F]{4})|(U)|(.))/gs, Dr = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function Or(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(Er, (e, n, r, i, a) => {
		i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9.");
		let o = Number.parseInt(n, 8) & 255;
		return n ? o < 128 ? String.fromCharCode(o) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[o - 128] ?? "" : r ? String.fromCharCode(Number.parseInt(r, 16)) : Dr[a] ?? a ?? "";
	});
	return t ? { why: t } : { text: n };
}
function kr(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/locales/stringsdict.ts
const Ar = H({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: Mr,
	texts: jr,
	changes: (e, t, n) => new Hr(e, t, n),
	empty: () => "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n<dict>\n</dict>\n</plist>\n"
});
function jr(e, t, n) {
	let r = new Map();
	for (let i of Lr(e, n, t).flatMap((e) => e.texts)) {
		let [e = ""] = i.path, n = r.get(e);
		n ? t.duplicate(`"${e}" is twice in this file`, n.name, i.name) : r.set(e, i);
	}
	return [...r.values()];
}
function Mr(e) {
	let t = ke(e, "plist", "<plist version=\"1.0\"><dict/></plist>");
	if ("message" in t) return t;
	let [n] = M(t.root);
	return n?.name === "dict" ? {
		...t,
		dict: n
	} : {
		message: "A .stringsdict file needs a <dict> in <plist>.",
		at: k(t.root)
	};
}
function Nr(e, t, n) {
	let r = new Map(), i;
	for (let a of [...M(t), void 0]) {
		let t = a?.name === "key", o = i && I(e, i), s = !a || t ? i : i ? void 0 : a;
		if (s && n?.add("Each <key> in a <dict> must have one value after it.", k(s)), i && o && a && !t) {
			let t = P(e, i).at, s = r.get(o);
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
const Pr = "NSStringLocalizedFormatKey", Fr = "NSStringFormatSpecTypeKey", Ir = "NSStringPluralRuleType";
function Lr(e, t, n) {
	return Nr(e, e.dict, n).flatMap((r) => r.value.name === "dict" ? [Rr(e, r, t, n)] : (n?.add(`"${r.key}" must be a <dict>.`, r.name), []));
}
function Rr(e, t, { lists: n }, r) {
	let { key: i, name: a, value: o } = t, s = Nr(e, o, r), c = s.find((e) => e.key === Pr), l = s.filter((e) => e.value.name === "dict"), u = c && Br(e, c.value, r), d = u?.is === "text" ? u.text : "", [f] = l, p = !n && l.length === 1 && d.replace(/^%1\$/, "%") === `%#@${f?.key}@`;
	u || zr(`"${i}"`, f?.key ?? `no ${Pr}`, a, r);
	for (let [, e = ""] of d.matchAll(/%(?:\d+\$)?#@([^@]+)@/g)) u && l.every((t) => t.key !== e) && r?.add(`There is no variable "${e}". Without it, an app crashes.`, u.at, "warning");
	let m = (u ? l : []).map((t) => ({
		label: p ? i : i + "::" + t.key,
		pair: t,
		members: Nr(e, t.value, r)
	})), h = m.map((t) => {
		let n = Vr(e, t, r);
		return {
			path: [t.label],
			name: p ? a : t.pair.name,
			value: n
		};
	}), g = {
		is: "none",
		at: S(o)
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
function zr(e, t, n, r) {
	let i = `${e} has ${t}, which a key cannot store. Lokaform does not compare or change it.`;
	r?.add(i, n, "warning");
}
function Br(e, t, n) {
	let { at: r } = P(e, t), i = t.name === "string" ? I(e, t) : void 0;
	return i !== void 0 && !s(i) ? {
		is: "text",
		text: i,
		at: r
	} : (n?.add(i === void 0 ? "This must be a <string> without elements in it." : a("This text"), r), {
		is: "none",
		at: r
	});
}
function Vr(e, { pair: { key: t, name: n, value: r }, members: i }, a) {
	let o = S(r), s = i.find((e) => e.key === Fr), c = s && I(e, s.value);
	if (c !== Ir) return zr(`The variable "${t}"`, c ?? `no ${Fr}`, n, a), {
		is: "none",
		at: o
	};
	let u = new Map(), d = i.filter((e) => l.includes(e.key));
	for (let t of d) {
		let n = Br(e, t.value, a);
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
var Hr = class {
	file;
	entries;
	additions;
	removed;
	splices = [];
	added = new Map();
	step;
	entriesByKey = i(() => new Map(this.entries.map((e) => [e.pair.key, e])));
	variablesByLabel = i(() => {
		let e = this.entries.flatMap((e) => e.variables);
		return new Map(e.map((e) => [e.label, e]));
	});
	pairsByText = i(() => {
		let e = this.entries.flatMap((e) => [e, ...e.variables]).flatMap(({ members: e }) => e);
		return new Map(e.map((e) => [P(this.file, e.value).at.start, e]));
	});
	constructor(e, t, n) {
		this.file = e, this.entries = Lr(e, n), this.additions = new Map(t.flatMap((e) => e.is === "add" ? [[Wr(e), e.value]] : [])), this.removed = new Set(t.flatMap((e) => e.is === "remove" ? Wr(e) : []));
		let [r] = this.entries, [i = "", a = ""] = [r?.pair, r?.members[0]].map((t) => t && y(e.text, t.start));
		this.step = a.startsWith(i) && a.slice(i.length) || "	";
	}
	replace({ at: e, text: t }) {
		let n = this.pairsByText().get(e.start);
		n && I(this.file, n.value) !== t && this.splices.push(Le(this.file, n.value, F(t)));
	}
	add(e, t) {
		let { value: n } = e, r = Wr(e), i = Math.max(0, r.lastIndexOf("::")), [a, o] = [r.slice(0, i), r.slice(i + 2)], s = this.entriesByKey().get(a)?.pair.value, c = this.variablesByLabel().get(r);
		if (typeof n == "string") this.addEntry(r, n, this.newVariablesOf(r), t);
		else if (Object.values(n).includes("")) throw new V("A plural form without a text is not written, because an app would show it.");
		else if (c) for (let e of Gr(n)) this.insert(c.pair.value, [e], Ur(c, e));
		else s ? this.insert(s, [[o, Kr(n)]]) : typeof this.additions.get(a) != "string" && this.addEntry(r, "%#@format@", [["format", Kr(n)]], t);
	}
	remove([e]) {
		for (let { pair: t, texts: n } of this.entries) n[0]?.name.start === e?.name.start && n.every((e) => this.removed.has(Wr(e))) && this.splices.push(b(this.file.text, t, L));
	}
	text() {
		let { file: e, added: t, step: n } = this;
		for (let [r, i] of t) c(this.splices, Re(e, r, Nr(e, r), i, n));
		return C(e.text, this.splices);
	}
	newVariablesOf(e) {
		let t = [...this.additions].flatMap(([t, n]) => typeof n != "string" && t.startsWith(e + "::") ? [[t.slice(e.length + 2), Kr(n)]] : []);
		if (t.length > 0) return t;
		throw new V(`"${e}" has no plural forms, so it belongs in a .strings file.`);
	}
	addEntry(e, t, n, r) {
		this.insert(this.file.dict, [[e, [[Pr, t], ...n]]], r);
	}
	insert(e, t, n) {
		let r = (e) => qr(t, e, this.step);
		this.added.set(e, [...this.added.get(e) ?? [], {
			at: n,
			lines: r
		}]);
	}
};
function Ur({ members: e }, [t]) {
	return e.find(({ key: e }) => l.indexOf(e) > l.indexOf(t))?.start;
}
function Wr({ path: e }) {
	return e.join(".");
}
function Gr(e) {
	return Object.entries(e).sort(([e], [t]) => l.indexOf(e) - l.indexOf(t));
}
function Kr(e) {
	let t = /%(?:\d+\$)?[-+ #0]*\d*([hlqztj]*[diouxXfFeEgGaA])/.exec(e.other ?? "")?.[1] ?? "d";
	return [
		[Fr, Ir],
		["NSStringFormatValueTypeKey", t],
		...Gr(e)
	];
}
function qr(e, t, n) {
	return e.flatMap(([e, r]) => [`${t}<key>${F(e)}</key>`, ...typeof r == "string" ? [`${t}<string>${F(r)}</string>`] : [
		`${t}<dict>`,
		...qr(r, t + n, n),
		`${t}</dict>`
	]]);
}
// src/locales/xcstrings.ts
const Jr = H({
	parse: Zr,
	texts: ni,
	base: ({ source: e }) => e,
	isFromCode: ({ strings: e }) => e.members.some($r),
	changes: li,
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
}), Yr = 5e4, Xr = 1e3;
function Zr(e) {
	let t = X(e, 1e6);
	if ("message" in t) return t;
	let { root: n } = t, r = Q(n, "sourceLanguage"), i = Q(n, "strings");
	if (r?.is !== "text" || r.text === "" || i?.is !== "object") return {
		message: "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".",
		at: {
			start: n.at.start,
			end: n.at.start + 1
		}
	};
	let a = i.members[Yr];
	return a ? {
		message: mt(Yr, "strings"),
		at: a.nameAt
	} : {
		text: e,
		root: n,
		source: r.text,
		strings: i,
		leftOut: Qr(i, r.text)
	};
}
function Qr(e, t) {
	let n = [];
	for (let r of e.members) {
		let e = Q(r.value, "localizations");
		for (let { name: i, value: a } of e?.is === "object" ? e.members : []) {
			if (a.is !== "object" || i === t) continue;
			let o = Z(Z(a, "variations"), "plural"), s = o?.is === "object" ? o : void 0;
			s && (s.members = s.members.filter((e) => !ti(e.value)));
			let c = ei(a), l = ei(Q(e, t));
			c?.is === "text" && l?.is === "text" && ![
				"",
				r.name,
				l.text
			].includes(c.text) && ti(a) && n.push({
				name: r.name,
				language: i,
				at: c.at
			}), (ti(a) || s?.members.length === 0) && (a.members = []);
		}
	}
	return n;
}
function $r({ value: e }) {
	let t = Q(e, "extractionState");
	return t?.is !== "text" || t.text !== "manual";
}
function ei(e) {
	return Q(Z(e, "stringUnit"), "value");
}
function ti(e) {
	let t = Q(Z(e, "stringUnit"), "state");
	return t?.is === "text" && t.text === "new";
}
function Z(e, t) {
	return e?.is === "object" && e.members.length === 1 ? Q(e, t) : void 0;
}
function ni({ root: e, strings: t, source: n, leftOut: r }, i) {
	q(e, i);
	for (let { name: e, language: t, at: n } of r) {
		i.language = t;
		let r = `The ${t} text of "${e}" is not read, because its state is "new", as that of a copy. If it is a translation, write the state "translated".`;
		i.add(r, n, "warning");
	}
	return i.language = void 0, q(t, i).flatMap((e) => ai(e, n, i));
}
function ri(e, t) {
	return e.is === "object" ? q(e, t) : [];
}
function ii({ name: e, value: t }, n) {
	return t.is !== "object" && n.add(`"${e}" must be an object.`, t.at), ri(t, n);
}
function ai(e, t, n) {
	let { name: r, nameAt: i } = e, a = new Map(ii(e, n).map((e) => [e.name, e])), o = a.get("shouldTranslate")?.value;
	if (o?.is === "boolean" && !o.value) return [];
	let s = a.get("localizations"), c = s ? ii(s, n) : [];
	if ([e, s].some((e) => e && e.value.is !== "object")) return [];
	if (c.length > Xr) {
		let e = `"${r}" has more than ${Xr.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
		return n.add(e, i), [];
	}
	if (r === "" && c.length === 0 || !K(e, n)) return [];
	let l = Jt(`The comment of "${r}"`, a.get("comment")?.value, n), u = c.flatMap((e) => {
		let t = e.name;
		n.language = t;
		let i = oi(e, `The text of "${r}" in "${t}"`, n);
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
function oi({ value: e, nameAt: t }, n, r) {
	let i = {
		is: "none",
		at: e.at
	}, a = ri(e, r), [o] = a;
	if (e.is === "object" && !o) return;
	if (a.length > 1 || o?.name !== "variations") {
		let t = si(e, a, n, r);
		return t ? {
			is: "text",
			...t
		} : i;
	}
	let s = ii(o, r), [c = o] = s, u = s.find(({ name: e }) => e !== "plural");
	if (u && ci(n, u.name, t, r), u || s.length === 0) return u && i;
	let d = ii(c, r), f = new Map();
	for (let { name: e, nameAt: t, value: i } of d) {
		if (!l.includes(e)) {
			r.add(`"${e}" is not a plural form. Forms are ${l.join(", ")}.`, t);
			continue;
		}
		let a = si(i, ri(i, r), `${n}, form "${e}",`, r);
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
function si(e, t, n, r) {
	let i = t.find(({ name: e }) => e !== "stringUnit"), a = t[0]?.value ?? e;
	if (i) {
		t.length === 2 && i.name === "variations" ? r.add(`${n} has both "stringUnit" and "variations". Keep one of them.`, i.nameAt) : ci(n, i.name, i.nameAt, r);
		return;
	}
	let o = ri(a, r).find(({ name: e }) => e === "value")?.value, s = o && G(n, o, r);
	return s || r.add(`${n} needs a "stringUnit" with a "value". Write a text in quotes.`, a.at), s?.is === "text" ? {
		text: s.text,
		at: s.at
	} : void 0;
}
function ci(e, t, n, r) {
	let i = `${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`;
	r.add(i, n, "warning");
}
function li(e, t) {
	let { source: n, strings: r } = e, i = new on(e, !0), a = new Map(r.members.map(({ nameAt: e, name: t }) => [e.start, t])), o = new Set(t.flatMap((e) => e.is === "add" && e.language === n ? e.path.join(".") : [])), s = new Set(), c = (e, t, a) => {
		let c = i.membersOf(r).get(e)?.value;
		if (c && c.is !== "object") throw new V(`"${e}" is not an object.`);
		if (!c && !o.has(e)) throw new V(`The new string "${e}" needs a text in "${n}", the source language of the file.`);
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
		if (typeof a == "string" || !u) return i.add(l, ui(a));
		for (let [e, t] of Object.entries(a)) i.add([
			...l,
			"variations",
			"plural",
			e
		], di(t));
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
function ui(e) {
	if (typeof e == "string") return di(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, di(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function di(e) {
	return new Map([["stringUnit", new Map(Object.entries({
		state: "translated",
		value: e
	}))]]);
}
function Q(e, t) {
	return e?.is === "object" ? e.members.findLast((e) => e.name === t)?.value : void 0;
}
// src/locales/xliff.ts
const fi = H({
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	parse: pi,
	texts: Si,
	language: vi,
	isFromCode: ({ dialect: e }) => e !== "Symfony",
	changes: (e, t, n) => new Ei(e, n),
	empty: (e) => `<?xml version="1.0" encoding="utf-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file source-language="en" target-language="${e}" datatype="plaintext" original="">\n    <body>\n    </body>\n  </file>\n</xliff>\n`
});
function pi(e) {
	let t = ke(e, "xliff", "<xliff version=\"1.2\"></xliff>");
	if ("message" in t) return t;
	let { version: n = "" } = t.root.attributes;
	if (n !== "1.2") {
		let e = j(t, t.root).attributes.get("version") ?? k(t.root);
		return {
			message: `This file has the version "${n.slice(0, 20)}" of XLIFF, and Lokalise reads only 1.2. Export it as XLIFF 1.2.`,
			at: e
		};
	}
	let r = $(t.root, "file"), i = mi(r), a = r.flatMap((e) => hi(t, e, i));
	return {
		...t,
		dialect: i,
		files: r,
		units: i === "Apple" ? gi(a) : a
	};
}
function $(e, t) {
	return M(e).filter((e) => e.name === t);
}
function mi(e) {
	let t = (t, n) => e.some(({ attributes: e }) => n.test(e[t] ?? ""));
	if (t("original", /^ng2\.template$/) || t("datatype", /^html$/)) return "Angular";
	let n = e.some((e) => $(e, "header").some((e) => $(e, "tool").some((e) => /xcode/i.test(e.attributes["tool-id"] ?? "")))), r = t("original", /\.(?:strings|stringsdict|xcstrings|storyboard|xib|plist)$/);
	return n || r ? "Apple" : "Symfony";
}
function hi(e, t, n) {
	let r = [], i = $(t, "body").reverse();
	for (let a = i.pop(); a; a = i.pop()) {
		if (a.attributes.translate === "no") continue;
		if (a.name !== "trans-unit") {
			["body", "group"].includes(a.name) && c(i, M(a).reverse());
			continue;
		}
		let [o] = $(a, "source"), [s] = $(a, "target");
		if (!o) continue;
		let { id: l = "", resname: u = "" } = a.attributes, d = n === "Symfony" ? "resname" : "id", f = n === "Symfony" ? u : l, p = j(e, a).attributes.get(d), m = n === "Symfony" && f === "";
		r.push({
			file: t,
			element: a,
			source: o,
			target: s,
			path: [m ? _i(e, o) : f],
			name: (m ? void 0 : p) ?? P(e, o).at
		});
	}
	return r;
}
function gi(e) {
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
function _i(e, t) {
	let n = I(e, t);
	return n === void 0 ? t.children.map((t) => {
		let n = e.text.slice(t.start, t.end).replace(/\r\n?/g, "\n");
		return t instanceof E ? N(n.slice(9, -3)) : t instanceof be ? "" : n;
	}).join("") : n;
}
function vi({ files: e, ...t }) {
	let [n] = e.filter(({ attributes: e }) => e["target-language"]), r = n && j(t, n).attributes.get("target-language");
	return r && {
		text: n.attributes["target-language"] ?? "",
		at: r
	};
}
function yi({ files: e }, { language: t }) {
	let { "source-language": n = "", "target-language": r = n } = e[0]?.attributes ?? {}, [i] = n.split(/[-_]/);
	return g(n, r) && (t?.split(/[-_]/)[0] ?? i) === i;
}
const bi = ["new", "needs-translation"];
function xi({ source: e, target: t }, n) {
	return t && !bi.includes(t.attributes.state ?? "") && (t.children.length > 0 || e.children.length === 0) ? t : n ? e : void 0;
}
function Si(e, t, n) {
	let r = yi(e, n), i = new Map(), o = new Map();
	for (let n of e.units) {
		let { path: c, name: l } = n, u = c.join(".");
		if (u === "" || c.at(-1) === "") {
			t.add("This text has no name, and a key needs a name.", k(n.element));
			continue;
		}
		let d = i.get(u);
		d && t.duplicate(`"${u}" is twice in this file`, d, l, "warning"), i.set(u, l), o.delete(u);
		let f = xi(n, r);
		if (!f) continue;
		let { at: p } = P(e, f), m = _i(e, f), h = s(m) || s(u);
		h && t.add(a("This text"), p);
		let g = Ci(e, n);
		o.set(u, {
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
	return [...o.values()];
}
function Ci(e, { element: t }) {
	let [n] = $(t, "note").filter(({ attributes: { from: e, category: t } }) => !e && !t), r = n && I(e, n);
	return r && !s(r) ? { description: {
		text: r,
		at: P(e, n).at
	} } : {};
}
function wi(e) {
	let t = [], n = M(e);
	for (let e = n.pop(); e; e = n.pop()) t.push(`${e.name} ${e.attributes.id ?? ""}`), c(n, M(e));
	return t.sort();
}
const Ti = /<\/?(?:x|g|bx|ex|ph|it|bpt|ept|mrk|sub)(?=[\s/>])/;
var Ei = class {
	document;
	ofSources;
	splices = [];
	added = new Map();
	newFiles = new Map();
	documentIn = o(pi);
	unitsByName = i(() => d(this.document.units, ({ path: e }) => [e.join(".")]));
	unitsByText = i(() => {
		let e = this.document.units.flatMap((e) => {
			let t = xi(e, this.ofSources);
			return t ? [[P(this.document, t).at.start, {
				unit: e,
				element: t
			}]] : [];
		});
		return new Map(e);
	});
	constructor(e, t) {
		this.document = e, this.ofSources = yi(e, t);
	}
	replace({ at: e, text: t }) {
		let { document: n } = this, r = this.unitsByText().get(e.start);
		if (!r || _i(n, r.element) === t) return;
		let { unit: i, element: a } = r;
		a === i.source && n.dialect === "Symfony" ? this.addTarget(i, t) : this.write(a, i, t);
	}
	add(e, t) {
		let { path: n, value: r, base: i } = e, a = n.join(".");
		if (typeof r != "string") throw new V(`"${a}" has plural forms, and an XLIFF file cannot store them.`);
		let o = this.unitsByName().get(a)?.at(-1);
		o ? this.addTarget(o, r) : i ? this.addFrom(i, r, t) : this.addNew(a, r, t);
	}
	remove([e]) {
		for (let { element: t } of this.unitsByName().get(e?.path.join(".") ?? "") ?? []) this.splices.push(b(this.document.text, t, L));
	}
	text() {
		let { document: e, newFiles: t } = this;
		for (let [t, n] of this.added) c(this.splices, Re(e, t, M(t), n, "  "));
		let [n] = e.files, r = e.files.length === 1 && n?.attributes.original === "", i = [...t.values()].flatMap(({ base: e, file: t, lines: n }) => this.newFile(e, t, n));
		return i.length > 0 && r && e.units.length === 0 ? this.splices.push({
			start: n.start,
			end: n.end,
			text: i.join(v(e.text)).trimStart()
		}) : i.length > 0 && c(this.splices, Re(e, e.root, e.files, [{ lines: () => i }], "  ")), C(e.text, this.splices);
	}
	write(e, t, n) {
		let { document: r } = this;
		this.splices.push(Le(r, e, ki(r, t, n, e)));
		let { state: i } = e.attributes, a = j(r, e).attributes.get("state");
		a && i !== "translated" && this.splices.push({
			...a,
			text: "\"translated\""
		});
	}
	addTarget(e, t) {
		let { document: n } = this, { target: r, source: i, element: a } = e, o = M(a).at(-1) ?? i, s = this.targetsAreLast() ? o.end : i.end, c = Di(ki(n, e, t));
		r ? this.write(r, e, t) : this.splices.push({
			start: s,
			end: s,
			text: Oi(n, i) + c
		});
	}
	targetsAreLast() {
		let e = this.document.units.filter(({ target: e, element: t }) => {
			let n = M(t);
			return e && n.length > 2 && n[1]?.name !== "target";
		});
		return e.length > 0 && e.every(({ target: e, element: t }) => M(t).at(-1) === e);
	}
	addFrom(e, t, n) {
		let r = this.documentIn(e.text), i = "message" in r ? void 0 : r.units.find(({ name: t }) => t.start === e.name);
		if (!i || "message" in r) throw new V("The file of the base language does not have this text.");
		let { element: a, source: o, target: s, file: c } = i, l = s ? b(r.text, s, L) : [], u = C(r.text.slice(0, a.end), [{
			start: o.end,
			end: o.end,
			text: Oi(r, o) + Di(ki(r, i, t))
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
		m.lines.push((y(r.text, a.start) ?? "      ") + u), this.newFiles.set(d, m);
	}
	addNew(e, t, n) {
		let [r] = this.document.files, [i] = r ? $(r, "body") : [], { dialect: a } = this.document;
		if (!i || a !== "Symfony" && !this.ofSources) throw new V(`The file of the base language does not have "${e}", whose source is needed here.`);
		let o = N(e).replaceAll("\"", "&quot;").replaceAll("\n", "&#10;"), s = a === "Symfony" ? `<trans-unit id="${o}" resname="${o}"><source>${F(e)}</source>${Di(F(t))}</trans-unit>` : `<trans-unit id="${o}"><source>${F(t)}</source></trans-unit>`;
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
		let r = N(vi(this.document)?.text ?? ""), i = e.text.slice(t.start, j(e, t).end), a = "(?:\"[^\"]*\"|'[^']*')", o = i.replace(RegExp(`\\s+target-language\\s*=\\s*${a}`), "").replace(RegExp(`source-language\\s*=\\s*${a}`), (e) => `${e} target-language="${r}"`), s = $(t, "header").map((t) => `    ${e.text.slice(t.start, t.end)}`);
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
function Di(e) {
	return `<target state="translated">${e}</target>`;
}
function Oi({ text: e }, { start: t }) {
	let n = y(e, t);
	return n === void 0 ? "" : v(e) + n;
}
function ki(e, { source: t }, n, r = t) {
	let i = wi(t);
	if (I(e, t) !== void 0 && !Ti.test(n)) return r.children.length === 1 && r.children[0] instanceof E ? `<![CDATA[${n.replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : F(n);
	let a = n.replace(/&(?!#?\w+;)/g, "&amp;").replaceAll("\r", "&#13;"), o = A(`<target>${a}</target>`, e.entities);
	if (!("message" in o) && String(wi(o.root)) === String(i)) return a;
	throw new V("The new text must be XML with the same elements as its source, such as <x/> and <g>. Correct it in Lokalise.");
}
// src/locales/formats.ts
const Ai = {
	JSON: Ht(Nn),
	ARB: Ht(Jn),
	"Apple strings": dr,
	"Apple plural strings": Ar,
	"Apple string catalog": Jr,
	"Android strings": Dt,
	XLIFF: fi,
	"Java properties": nr
};
function ji(e) {
	let t = w(e);
	return t && Ai[t.name];
}
function Mi(e, t, n) {
	let r = ji(e);
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
			return _t(t, {
				message: mt(e, n),
				at: r
			});
		}
	}
	return r.read(t, n);
}
export { ji as formatOf, Mi as readTexts };
