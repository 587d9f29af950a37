import { d as e, l as t, u as n, x as r } from "./wire.js";
import { hi as i, wn as a } from "./start.js";
import { Fn as o, Mn as s } from "./engine.js";
import { t as c } from "./splice.js";
// node_modules/@rgrove/parse-xml/dist/lib/StringScanner.js
const l = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
var u = class {
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
		return t ? e.replace(l, "_").length : e.length;
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
const d = /["&<]/, f = /['&<]/, p = /\r\n|[\n\r\t]/g, m = /<|&|]]>/, h = Object.freeze(Object.assign(Object.create(null), {
	amp: "&",
	apos: "'",
	gt: ">",
	lt: "<",
	quot: "\""
}));
function g(e) {
	let t = e.codePointAt(0);
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t >= 48 && t <= 57 || t === 45 || t === 46 || t === 183 || t >= 768 && t <= 879 || t === 8255 || t === 8256 || _(e, t);
}
function _(e, t = e.codePointAt(0)) {
	return t >= 97 && t <= 122 || t >= 65 && t <= 90 || t === 58 || t === 95 || t >= 192 && t <= 214 || t >= 216 && t <= 246 || t >= 248 && t <= 767 || t >= 880 && t <= 893 || t >= 895 && t <= 8191 || t === 8204 || t === 8205 || t >= 8304 && t <= 8591 || t >= 11264 && t <= 12271 || t >= 12289 && t <= 55295 || t >= 63744 && t <= 64975 || t >= 65008 && t <= 65533 || t >= 65536 && t <= 983039;
}
function v(e) {
	return e === "#" || g(e);
}
function ee(e) {
	let t = e.codePointAt(0);
	return t === 32 || t === 9 || t === 10 || t === 13;
}
function y(e) {
	return e >= 32 && e <= 55295 || e === 10 || e === 9 || e === 13 || e >= 57344 && e <= 65533 || e >= 65536 && e <= 1114111;
}
// node_modules/@rgrove/parse-xml/dist/lib/XmlNode.js
var b = class e {
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
b.TYPE_CDATA = "cdata", b.TYPE_COMMENT = "comment", b.TYPE_DOCUMENT = "document", b.TYPE_DOCUMENT_TYPE = "doctype", b.TYPE_ELEMENT = "element", b.TYPE_PROCESSING_INSTRUCTION = "pi", b.TYPE_TEXT = "text", b.TYPE_XML_DECLARATION = "xmldecl";
// node_modules/@rgrove/parse-xml/dist/lib/XmlText.js
var x = class extends b {
	constructor(e = "") {
		super(), this.text = e;
	}
	get type() {
		return b.TYPE_TEXT;
	}
	toJSON() {
		return Object.assign(b.prototype.toJSON.call(this), { text: this.text });
	}
}, S = class extends x {
	get type() {
		return b.TYPE_CDATA;
	}
}, C = class extends b {
	constructor(e = "") {
		super(), this.content = e;
	}
	get type() {
		return b.TYPE_COMMENT;
	}
	toJSON() {
		return Object.assign(b.prototype.toJSON.call(this), { content: this.content });
	}
}, te = class extends b {
	constructor(e, t, n) {
		super(), this.version = e, this.encoding = t ?? null, this.standalone = n ?? null;
	}
	get type() {
		return b.TYPE_XML_DECLARATION;
	}
	toJSON() {
		let e = b.prototype.toJSON.call(this);
		e.version = this.version;
		for (let t of ["encoding", "standalone"]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, w = class e extends b {
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
		return b.TYPE_ELEMENT;
	}
	toJSON() {
		return Object.assign(b.prototype.toJSON.call(this), {
			name: this.name,
			attributes: this.attributes,
			children: this.children.map((e) => e.toJSON())
		});
	}
}, ne = class extends b {
	constructor(e = []) {
		super(), this.children = e;
	}
	get document() {
		return this;
	}
	get root() {
		for (let e of this.children) if (e instanceof w) return e;
		return null;
	}
	get text() {
		return this.children.map((e) => "text" in e ? e.text : "").join("");
	}
	get type() {
		return b.TYPE_DOCUMENT;
	}
	toJSON() {
		return Object.assign(b.prototype.toJSON.call(this), { children: this.children.map((e) => e.toJSON()) });
	}
}, re = class extends b {
	constructor(e, t, n, r) {
		super(), this.name = e, this.publicId = t ?? null, this.systemId = n ?? null, this.internalSubset = r ?? null;
	}
	get type() {
		return b.TYPE_DOCUMENT_TYPE;
	}
	toJSON() {
		let e = b.prototype.toJSON.call(this);
		e.name = this.name;
		for (let t of [
			"publicId",
			"systemId",
			"internalSubset"
		]) this[t] !== null && (e[t] = this[t]);
		return e;
	}
}, T = class extends Error {
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
}, ie = class extends b {
	constructor(e, t = "") {
		super(), this.name = e, this.content = t;
	}
	get type() {
		return b.TYPE_PROCESSING_INSTRUCTION;
	}
	toJSON() {
		return Object.assign(b.prototype.toJSON.call(this), {
			name: this.name,
			content: this.content
		});
	}
}, ae = class {
	constructor(e, t = {}) {
		let n = this.document = new ne();
		this.currentNode = n, this.options = t, this.scanner = new u(e), this.options.includeOffsets && (n.start = 0, n.end = e.length), this.parse();
	}
	addNode(e, t) {
		return e.parent = this.currentNode, this.options.includeOffsets && (e.start = this.scanner.charIndexToByteIndex(t), e.end = this.scanner.charIndexToByteIndex()), this.currentNode.children.push(e), !0;
	}
	addText(e, t, n = !0) {
		let { children: r } = this.currentNode, { length: i } = r;
		if (n && (e = E(e)), i > 0) {
			let t = r[i - 1];
			if (t?.type === b.TYPE_TEXT) {
				let n = t;
				return n.text += e, this.options.includeOffsets && (n.end = this.scanner.charIndexToByteIndex()), !0;
			}
		}
		return this.addNode(new x(e), t);
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
		let n, r = !1, i = "", a = t === "\"" ? d : f;
		matchLoop: for (; !e.isEnd;) switch (n = e.consumeUntilMatch(a), n && (this.validateChars(n), i += n.replace(p, " ")), e.peek()) {
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
		return this.options.preserveCdata ? this.addNode(new S(E(n)), t) : this.addText(n, t);
	}
	consumeCharData() {
		let { scanner: e } = this, t = e.charIndex, n = e.consumeUntilMatch(m);
		if (!n) return !1;
		if (this.validateChars(n), e.peek(3) === "]]>") throw this.error("Element content may not contain the CDATA section close delimiter `]]>`");
		return this.addText(n, t);
	}
	consumeComment() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<!--")) return !1;
		let n = e.consumeUntilString("--");
		if (this.validateChars(n), !e.consumeString("-->")) throw e.peek(2) === "--" ? this.error("The string `--` isn't allowed inside a comment") : this.error("Unclosed comment");
		return !this.options.preserveComments || this.addNode(new C(E(n)), t);
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
		return !this.options.preserveDocumentType || this.addNode(new re(n, r, i, a), t);
	}
	consumeElement() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<")) return !1;
		let n = this.consumeName();
		if (!n) return e.reset(t), !1;
		let r = this.consumeAttributes(), i = !!e.consumeString("/>"), a = new w(n, r);
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
		return _(this.scanner.peek()) ? this.scanner.consumeMatchFn(g) : "";
	}
	consumeProcessingInstruction() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?")) return !1;
		let n = this.consumeName();
		if (n) {
			if (n.toLowerCase() === "xml") throw e.reset(t), this.error("XML declaration isn't allowed here");
		} else throw this.error("Invalid processing instruction");
		if (!this.consumeWhitespace()) {
			if (e.consumeString("?>")) return this.addNode(new ie(n), t);
			throw this.error("Whitespace is required after a processing instruction name");
		}
		let r = e.consumeUntilString("?>");
		if (this.validateChars(r), !e.consumeString("?>")) throw this.error("Unterminated processing instruction");
		return this.addNode(new ie(n, E(r)), t);
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
		let t = e.consumeMatchFn(v);
		if (e.consume() !== ";") throw this.error("Unterminated reference (a reference must end with `;`)");
		let n;
		if (t[0] === "#") {
			let e = t[1] === "x" ? parseInt(t.slice(2), 16) : parseInt(t.slice(1), 10);
			if (isNaN(e) || !/^#(?:x[0-9A-Fa-f]+|[0-9]+)$/.test(t)) throw this.error("Invalid character reference");
			if (!y(e)) throw this.error("Character reference resolves to an invalid character");
			n = String.fromCodePoint(e);
		} else if (n = h[t], n === void 0) {
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
		return !!this.scanner.consumeMatchFn(ee);
	}
	consumeXmlDeclaration() {
		let { scanner: e } = this, t = e.charIndex;
		if (!e.consumeString("<?xml")) return !1;
		if (g(e.peek())) return e.reset(t), !1;
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
		return !this.options.preserveXmlDeclaration || this.addNode(new te(n, r || void 0, i || void 0), t);
	}
	error(e) {
		let { scanner: t } = this;
		return new T(e, t.charIndex, t.string);
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
			if (!y(t)) throw this.scanner.reset(-([...e].length - n)), this.error("Invalid character");
			t > 65535 && (n += 1);
		}
	}
};
function E(e) {
	let t = 0;
	for (; (t = e.indexOf("\r", t)) !== -1;) e = e[t + 1] === "\n" ? e.slice(0, t) + e.slice(t + 1) : e.slice(0, t) + "\n" + e.slice(t + 1);
	return e;
}
// node_modules/@rgrove/parse-xml/dist/index.js
function oe(e, t) {
	return new ae(e, t).document;
}
// src/locales/faults.ts
function D(e) {
	return e.toSorted((e, t) => e.at.start - t.at.start);
}
function O(e) {
	let t = i(() => s(e));
	return (e, n, r) => {
		let { line: i } = o({
			path: "",
			lineStarts: t()
		}, n.start, n.end);
		return {
			code: "duplicate-text",
			message: `${e}, also at line ${i}. Keep one of them.`,
			at: r
		};
	};
}
function k(e, t, n) {
	let r = [...e.matchAll(/^<{7} .*$/gm)].map(({ index: e, 0: t }) => ({
		code: "text-file",
		message: "This is a merge conflict. Keep one side, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.",
		at: {
			start: e,
			end: e + t.length
		}
	}));
	return {
		texts: [],
		faults: r.length > 0 ? r : [{
			code: "text-file",
			message: t,
			at: n
		}]
	};
}
// src/locales/android/read.ts
const se = new Map([
	["string", "string"],
	["plurals", "plurals"],
	["string-array", "array"]
]);
function ce(e, t, n = []) {
	let r = [];
	for (let i of A(t)) {
		let t = se.get(i.name === "item" ? i.attributes.type : i.name);
		if (!t) continue;
		let { name: a = "", translatable: o = "true", product: s = "" } = i.attributes, { attributes: c } = P(e, i), l = c.get("name"), u = {
			start: i.start,
			end: i.start + i.name.length + 1
		};
		if (!l || a === "") {
			let e = `This <${i.name}> has no name, and a key needs a name. Write name="…".`;
			n.push({
				code: "not-a-text",
				message: e,
				at: l ?? u
			});
			continue;
		}
		/^\s*(?:true|True|TRUE|false|False|FALSE)\s*$/.test(o) || n.push({
			code: "not-a-text",
			message: "The value of \"translatable\" must be true or false.",
			at: c.get("translatable") ?? u
		});
		let d = Object.keys(i.attributes).find((e) => /:featureFlag$/.test(e)), f = s !== "" && s !== "default" ? `product "${s}"` : d && `feature flag "${i.attributes[d]}"`, p = !/^\s*false/i.test(o);
		r.push({
			is: t,
			name: a,
			at: l,
			element: i,
			isTranslatable: p,
			...f && { variant: f }
		});
	}
	return r;
}
function A({ children: e }) {
	return e.filter((e) => e instanceof w);
}
function j(e, t, n) {
	let r = P(e, t);
	if (r.isEmpty) return {
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
	let i = {
		start: r.end,
		end: e.lastIndexOf("</", t.end - 1)
	}, a = Le(e, t);
	return a.some((t) => t.is === "tag" || le(e, t, n)) ? fe(e, a, i) : ue(e, a, i);
}
function le(e, { is: t, start: n, end: r }, i) {
	return t !== "text" || i.size === 0 ? !1 : (e.slice(n, r).match(/&[^;]+;/g) ?? []).some((e) => i.has(e));
}
function ue(e, t, n) {
	let r = ve(_e(t.map((t) => ge(e, t)).join(""))), i = t.length > 0 ? ye(e, t, n) : n;
	if (de.test(r)) return {
		at: i,
		style: "plain",
		content: {
			is: "reference",
			to: r
		}
	};
	let a = be(), o = xe(r, a), s = t.some(({ is: e }) => e === "cdata"), c = a.quotes === 2 && /^"(?:.*[^\\])?"$/s.test(r);
	return {
		at: i,
		style: s ? "cdata" : c ? "quoted" : "plain",
		content: he(o, a.why)
	};
}
const de = RegExp("^(?:@(?:null|empty|[+*]?(?:[\\w.]+:)?(?:anim|animator|array|attr|bool|color|configVarying|dimen|drawable|font|fraction|id|integer|interpolator|layout|macro|menu|mipmap|navigation|plurals|raw|string|style|styleable|transition|xml)/[\\w.$]+)|\\?(?:[\\w.]+:)?(?:attr/)?[\\w.]+)$");
function fe(e, t, n) {
	let r = t.some((e) => e.is === "tag" && e.isSpan), i = be(), a = pe(e, t), o = a.filter(({ tag: e }) => !e), [s] = o, c = o.at(-1);
	!r && s && (s.source = _e(s.source)), !r && c && (c.source = ve(c.source));
	let l = a.map(({ tag: e, source: t }) => e ? (e.isSpan && Object.assign(i, {
		isQuoted: !1,
		isAfterBlank: !1
	}), t) : xe(t, i, !0));
	return {
		at: r ? n : ye(e, t, n),
		style: r ? "styled" : "markup",
		content: he(l.join(""), i.why)
	};
}
function pe(e, t) {
	let n = [];
	for (let r of t) {
		let t = ke(e.slice(r.start, r.end)), i = r.is === "cdata" ? me(t) : t, a = n.at(-1);
		r.is === "tag" ? n.push({
			tag: r,
			source: i
		}) : a && !a.tag ? a.source += i : n.push({ source: i });
	}
	return n;
}
function me(e) {
	return e.slice(9, -3).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
function he(e, t) {
	return t ? {
		is: "wrong",
		why: t
	} : n.test(e) ? {
		is: "wrong",
		why: r("This text")
	} : {
		is: "text",
		text: e
	};
}
function ge(e, { is: t, start: n, end: r }) {
	let i = ke(e.slice(n, r));
	return t === "cdata" ? i.slice(9, -3) : Oe(i);
}
function _e(e) {
	return e.replace(/^[\t-\r ]+/, "");
}
function ve(e) {
	return e.replace(/(?<![\t-\r ])[\t-\r ]+$/, "");
}
function ye(e, t, n) {
	let r = t[0]?.start ?? n.start, i = t.at(-1)?.end ?? n.end, a = (t) => /[\t-\r ]/.test(e[t] ?? "");
	for (; r < i && a(r);) r++;
	for (; i > r && a(i - 1);) i--;
	return r < i ? {
		start: r,
		end: i
	} : n;
}
function be() {
	return {
		isQuoted: !1,
		isAfterBlank: !1,
		quotes: 0
	};
}
function xe(e, t, n = !1) {
	if (!t.isQuoted && !t.isAfterBlank && !/[\\"\t-\r]| {2}/.test(e)) return t.isAfterBlank = e.endsWith(" "), e;
	let r = "";
	for (let i = 0; i < e.length; i++) {
		let a = e[i] ?? "";
		if (!t.isQuoted && /[\t-\r ]/.test(a)) t.isAfterBlank || (r += " "), t.isAfterBlank = !0;
		else if (t.isAfterBlank = !1, a === "\"") t.isQuoted = !t.isQuoted, t.quotes++;
		else if (a === "\\") {
			i++;
			let a = e[i] ?? "";
			if (a === "n") r += "\n";
			else if (a === "t") r += "	";
			else if (a === "u") {
				let a = e.slice(i + 1, i + 5);
				if (/^[\da-fA-F]{4}$/.test(a)) {
					let e = String.fromCharCode(Number.parseInt(a, 16));
					r += n ? Ee(e) : e, i += 4;
				} else t.why = "\\u must be followed by four hexadecimal digits, such as \\u00e9.";
			} else r += a;
		} else r += a;
	}
	return r;
}
function Se(e) {
	return `"${e.replace(/[\\"]/g, "\\$&").replace(we, Te)}"`;
}
function Ce(e, t = !0) {
	let n = e.replace(/[\\"']/g, "\\$&").replace(we, Te).replace(/(?<= ) /g, "\\u0020");
	return t ? n.replace(/^[@?]/, "\\$&").replace(/^ | $/g, "\\u0020") : n;
}
const we = /[\0-\x1f\ufffe\uffff]/g;
function Te(e) {
	return e === "\n" ? "\\n" : e === "	" ? "\\t" : `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function Ee(e) {
	return e.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
}
const De = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", "\""],
	["apos", "'"]
]);
function Oe(e) {
	return e.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (e, t, n, r) => t || n ? String.fromCodePoint(Number.parseInt(t ?? n, t ? 16 : 10)) : De.get(r) ?? e);
}
function ke(e) {
	return e.replace(/\r\n?/g, "\n");
}
const Ae = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function M(e) {
	let t = {
		start: 0,
		end: 0
	};
	if (e.trim() === "") return k(e, "The file is empty. Write <resources></resources> if it has no texts yet.", t);
	let n = Ae.exec(e)?.index;
	if (n !== void 0) return k(e, "This is a character that XML cannot have, such as a NUL. Remove it.", {
		start: n,
		end: n + 1
	});
	let r = Ne(e), i = N(e, r);
	if ("faults" in i) return i;
	let { root: a } = i;
	return a?.name === "resources" ? {
		root: a,
		entities: r
	} : k(e, "The root of a file of Android texts must be <resources>.", a ? {
		start: a.start,
		end: a.start + a.name.length + 1
	} : t);
}
function N(e, t) {
	try {
		return oe(e.replaceAll("\r", " "), {
			includeOffsets: !0,
			preserveCdata: !0,
			preserveComments: !0,
			resolveUndefinedEntity: (e) => t.has(e) ? e : null
		});
	} catch (t) {
		if (t instanceof T) {
			let [n = ""] = t.message.split(/ \(line \d+, column /, 1), r = Me(e, t.pos), i = n.startsWith("Unterminated reference") ? e.lastIndexOf("&", r) : r;
			return k(e, `The XML is not well-formed. ${n.slice(0, 200)}. ${je}`, {
				start: i,
				end: Math.min(e.length, i + 1)
			});
		}
		if (t instanceof RangeError) return k(e, "The XML has too many elements inside of each other. Close each tag.", {
			start: 0,
			end: 0
		});
		throw t;
	}
}
const je = "Close each tag, and write & as &amp; and < as &lt; in texts.";
function Me(e, t) {
	let n = 0;
	for (let r = 0; r < t && n < e.length; r++) n += (e.codePointAt(n) ?? 0) > 65535 ? 2 : 1;
	return n;
}
function Ne(e) {
	let t = e.slice(0, Math.max(0, e.indexOf("<resources")));
	return new Set([...t.matchAll(/<!ENTITY\s+([^\s%"'<>&]+)\s/g)].map(([, e]) => `&${e};`));
}
const Pe = /<[^\s/>]+/y, Fe = /\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')/y, Ie = /\s*(\/?)>/y;
function P(e, { start: t }) {
	let n = t, r = (t) => {
		t.lastIndex = n;
		let r = t.exec(e);
		return r && (n = t.lastIndex), r;
	};
	r(Pe);
	let i = new Map();
	for (let e = r(Fe); e; e = r(Fe)) {
		let [, t = "", r = ""] = e;
		i.set(t, {
			start: n - r.length,
			end: n
		});
	}
	return {
		isEmpty: r(Ie)?.[1] === "/",
		attributes: i,
		end: n
	};
}
function Le(t, n) {
	let r = [], i = n.children.toReversed();
	for (let n = i.pop(); n; n = i.pop()) if (n instanceof w) {
		let a = !n.name.includes(":"), { end: o, isEmpty: s } = P(t, n);
		if (r.push({
			is: "tag",
			isSpan: a,
			start: n.start,
			end: o
		}), s) continue;
		i.push({
			is: "tag",
			isSpan: a,
			start: t.lastIndexOf("</", n.end - 1),
			end: n.end
		}), e(i, n.children.toReversed());
	} else n instanceof S ? r.push({
		is: "cdata",
		start: n.start,
		end: n.end
	}) : n instanceof x ? r.push({
		is: "text",
		start: n.start,
		end: n.end
	}) : "is" in n && r.push(n);
	return r;
}
// src/locales/readBack.ts
function F(e) {
	let [t] = e.values();
	return t === void 0 ? void 0 : {
		why: t,
		each: e
	};
}
function I({ text: e, edits: t, read: n }, r) {
	if (t.length === 0) return {
		is: "edited",
		text: e
	};
	let i = n(e), a = i.faults.find(({ code: e, severity: t }) => e === "text-file" && t !== "warning");
	if (a) return Re(`The file cannot be read. ${a.message}`);
	let o = ze(i.texts, t);
	if ("why" in o) return {
		is: "refused",
		...o
	};
	let s = r(i);
	if (typeof s != "string") return {
		is: "refused",
		...s
	};
	let c = n(s), l = new Set(i.texts.map(R)), u = new Set(c.texts.flatMap((e) => {
		let t = R(e);
		return o.get(t) === (l.has(t) ? Ve(e) : He(e.value)) ? t : [];
	}));
	if (c.faults.length === i.faults.length && [c.texts.length, u.size].every((e) => e === o.size)) return {
		is: "edited",
		text: s
	};
	let d = "The changed file would not contain exactly the wanted texts. Change it by hand.", f = t.flatMap((e, t) => e.is === "add" && !u.has(R(e)) ? [[t, d]] : []);
	return {
		is: "refused",
		why: d,
		...f.length > 0 && { each: new Map(f) }
	};
}
function Re(e) {
	return {
		is: "refused",
		why: e
	};
}
function ze(e, t) {
	let i = new Map();
	for (let e of t) e.is === "replace" && i.set(L(e.at), e.text);
	let a = new Set(), o = (e) => {
		let t = i.get(L(e.at));
		return t !== void 0 && a.add(L(e.at)), t ?? e.text;
	}, s = new Map(e.map((e) => [R(e), Ve(e, o)]));
	if (a.size < i.size) return { why: "The file does not have a text at this location." };
	let c = new Map();
	for (let [e, i] of t.entries()) {
		if (Be(i).some((e) => n.test(e)) && c.set(e, r("The new text")), i.is !== "add" || c.has(e)) continue;
		let t = R(i);
		s.has(t) ? c.set(e, `The file already has the text "${i.path.join(".")}".`) : s.set(t, z(i.value));
	}
	return F(c) ?? s;
}
function Be(e) {
	return e.is === "replace" ? [e.text] : typeof e.value == "string" ? [e.value] : Object.values(e.value);
}
function L({ start: e, end: t }) {
	return `${e}-${t}`;
}
function R({ path: e, language: t }) {
	return JSON.stringify([t, e.join(".")]);
}
function Ve({ value: e, description: t }, n = Ue) {
	return JSON.stringify([He(e, n), t?.text]);
}
function He(e, t = Ue) {
	return e.is === "none" ? "null" : e.is === "text" ? z(t(e)) : z(Object.fromEntries([...e.forms].map(([e, n]) => [e, t(n)])));
}
function Ue({ text: e }) {
	return e;
}
function z(e) {
	return JSON.stringify(typeof e == "string" ? e : Object.entries(e).sort());
}
// src/locales/splices.ts
function B(e) {
	return /\r\n|\n|\r/.exec(e)?.[0] ?? "\n";
}
function We(e, t, n, r) {
	let i = t;
	for (;;) {
		let t = Ge(e, i), a = e.startsWith(n, t) ? e.indexOf(r, t + n.length) : -1;
		if (a < 0 || /[\n\r]/.test(e.slice(t, a))) return i;
		i = a + r.length;
	}
}
function V(e, t) {
	let n = Ge(e, t);
	return n === e.length || e[n] === "\n" || e[n] === "\r";
}
function Ge(e, t) {
	let n = t;
	for (; e[n] === " " || e[n] === "	";) n++;
	return n;
}
function Ke(e, t) {
	let n = t;
	for (; e[n - 1] === " " || e[n - 1] === "	";) n--;
	return n === 0 || /[\n\r]/.test(e[n - 1] ?? "") ? e.slice(n, t) : void 0;
}
// src/locales/android/write.ts
const qe = "urn:oasis:names:tc:xliff:document:1.2";
function Je({ text: e, edits: t, read: n }) {
	return I({
		text: e,
		edits: t,
		read: n
	}, () => {
		let n = M(e);
		if ("faults" in n) return { why: "The file cannot be read." };
		let r = ce(e, n.root), i = new Set(r.map(({ name: e }) => e)), a = {
			entities: n.entities,
			prefixes: Qe(n.root)
		}, o = Ye(e, n, r, t), s = new Ze(), l = [], u = [], d = new Map();
		for (let [e, n] of t.entries()) {
			let t = s.find(n.base);
			if (n.is === "add") {
				let r = et(n, i, t, a);
				"why" in r ? d.set(e, r.why) : u.push(r);
				continue;
			}
			let r = o.get(n.at.start);
			if (!r) return { why: "The file does not have a text at this location." };
			let { value: c, element: f, isFormatted: p } = r;
			if (c.content.is === "text" && c.content.text === n.text) continue;
			let m = t?.(f.attributes.quantity), h = rt(n.text, {
				old: c,
				base: m?.value,
				isFormatted: p
			}, a);
			if (typeof h != "string") d.set(e, h.why);
			else {
				let e = c.style === "empty" ? `>${h}</${f.name}>` : h;
				l.push({
					...c.at,
					text: e
				});
			}
		}
		let f = F(d);
		if (f) return f;
		if (u.length > 0 && l.push(wt(e, n.root, u)), n.root.attributes["xmlns:xliff"] === void 0 && l.some((e) => e.text.includes("<xliff:"))) {
			let e = n.root.start + 10;
			l.push({
				start: e,
				end: e,
				text: ` xmlns:xliff="${qe}"`
			});
		}
		return c(e, l);
	});
}
function Ye(e, { entities: t }, n, r) {
	let i = r.flatMap((e) => e.is === "replace" ? e.at.start : []).sort((e, t) => e - t), a = new Map(), o = 0;
	for (let { element: r, isFormatted: s } of n.flatMap(Xe)) {
		for (; (i[o] ?? Infinity) < r.start;) o++;
		if ((i[o] ?? Infinity) > r.end) continue;
		let n = j(e, r, t);
		a.set(n.at.start, {
			value: n,
			element: r,
			isFormatted: s
		});
	}
	return a;
}
function Xe({ is: e, element: t }) {
	return e === "plurals" ? A(t).map((e) => ({
		element: e,
		isFormatted: !1
	})) : [{
		element: t,
		isFormatted: !/^\s*false\s*$/i.test(t.attributes.formatted ?? "")
	}];
}
var Ze = class {
	files = new Map();
	find(e) {
		if (!e) return;
		let { text: t, name: n } = e, { entities: r, byName: i } = this.files.get(t) ?? this.parsed(t), a = i.get(n);
		if (!a || a.is === "array") return;
		let o = Xe(a);
		return (e) => {
			let [n] = [...[e, "other"].flatMap((e) => o.filter(({ element: t }) => t.attributes.quantity === e)), ...o];
			return n && {
				...n,
				value: j(t, n.element, r)
			};
		};
	}
	parsed(e) {
		let t = M(e), n = "faults" in t ? [] : ce(e, t.root), r = {
			entities: "faults" in t ? new Set() : t.entities,
			byName: new Map(n.map((e) => [e.at.start, e]))
		};
		return this.files.set(e, r), r;
	}
};
function Qe({ attributes: e }) {
	let t = Object.keys(e).filter((e) => e.startsWith("xmlns:")), n = new Set(t.map((e) => e.slice(6)));
	return (e["xmlns:xliff"] ?? qe) === qe ? n.add("xliff") : n.delete("xliff"), n;
}
const $e = /^[\p{XID_Start}_][\p{XID_Continue}.-]*$/u;
function et({ path: e, value: n }, r, i, a) {
	let o = e.join(".");
	if (!$e.test(o)) return { why: `"${o}" cannot be the name of an Android string. It must start with a letter or "_", and have only letters, digits, "_", "." and "-".` };
	if (r.has(o)) return { why: `The file already has "${o}", but not as a text of this key. Change it by hand.` };
	if (typeof n == "string") {
		let e = i?.(void 0), t = e?.element.name === "item" || (e?.isFormatted ?? !0), r = rt(n, {
			base: e?.value,
			isFormatted: t
		}, a);
		return typeof r == "string" ? {
			name: o,
			value: r,
			isFormatted: t
		} : r;
	}
	if (Object.keys(n).find((e) => !t.includes(e)) !== void 0 || Object.keys(n).length === 0) return { why: `"${o}" needs plural forms of Android: zero, one, two, few, many or other.` };
	let s = [];
	for (let e of t) {
		let t = n[e];
		if (t === void 0) continue;
		let r = rt(t, {
			base: i?.(e)?.value,
			isFormatted: !1
		}, a);
		if (typeof r != "string") return r;
		s.push({
			quantity: e,
			value: r
		});
	}
	return {
		name: o,
		value: s,
		isFormatted: !0
	};
}
const tt = /<[/!?\p{L}_]|&#?\w+;/u, nt = /&(?:quot|apos|#0*(?:9|10|13|32|34|39|92)|#x0*(?:9|a|d|20|22|27|5c));/gi;
function rt(e, t, n) {
	let r = it(e, t, n);
	if (typeof r != "string") return r;
	let i = _t(r, t, n);
	return i === void 0 ? r : { why: i };
}
function it(e, { old: t, base: n }, r) {
	let i = t && (t.style === "cdata" || !st(t)) ? t : void 0;
	if (!tt.test(e)) return ot(e, (i ?? n)?.style);
	let a = [i, n].find((e) => e && (e.style === "cdata" || lt(e)));
	if (!a) return { why: at };
	let o = a === i ? "The old text" : "The text in the base language";
	return ct(a) ? ut(e, r, o, [i, n].some((e) => e?.style === "styled")) : /<\/?xliff:/.test(e) ? { why: `${o} has no <xliff:g>, so an app would show this tag. Change it by hand.` } : ot(e, a.style);
}
const at = "The new text has tags or entities, and neither the old text nor the one in the base language has any, so the file does not show whether they are markup or characters. Change it by hand.";
function ot(e, t) {
	return t === "cdata" ? `<![CDATA[${Ce(e).replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : Ee(t === "quoted" ? Se(e) : Ce(e));
}
function st({ content: e }) {
	return e.is === "text" && e.text === "";
}
function ct({ style: e }) {
	return e === "markup" || e === "styled";
}
function lt(e) {
	return ct(e) || e.content.is === "text" && tt.test(e.content.text);
}
function ut(e, t, n, r) {
	let i = { why: `${n} has markup, and the new one is not well-formed XML. Close each tag, and write & as &amp; and < as &lt;.` }, a = `<string>${e}</string>`, o = N(a, t.entities);
	if ("faults" in o || !o.root) return i;
	let s = Le(a, o.root);
	if (s.some(({ is: e }) => e === "cdata")) return i;
	let c = mt(a, s, t) ?? (r ? void 0 : ft(s, n));
	if (c !== void 0) return { why: c };
	let [l, u] = [s.find(dt), s.findLast(dt)], d = !1, f = s.map((e) => {
		let t = a.slice(e.start, e.end);
		if (e.is === "tag") return e.isSpan && (d = !1), t;
		let n = Ce(t, !1).replace(nt, "\\$&");
		return e === l && (n = n.replace(/^[@?]/, "\\$&")), (e === l || d) && (n = n.replace(/^ /, "\\u0020")), e === u && (n = n.replace(/ $/, "\\u0020")), d = t.endsWith(" "), n;
	}).join(""), p = ht(f, t);
	return p?.content.is === "text" && p.content.text === e ? f : i;
}
function dt({ is: e }) {
	return e === "text";
}
function ft(e, t) {
	if (e.some((e) => e.is === "tag" && e.isSpan)) return `${t} has no styles such as <b>, and an app that reads it as a plain text would lose those of the new one. Change it by hand.`;
}
const pt = /\s([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
function mt(e, t, { prefixes: n }) {
	let r = 0;
	for (let { is: i, start: a, end: o } of t) {
		if (i !== "tag") continue;
		let t = e.slice(a, o), [, s, c = ""] = /^<(\/?)([^\s/>]+)/.exec(t) ?? [], l = [...t.matchAll(pt)].map(([, e = ""]) => e), u = l.find((e) => /^xmlns(?::|$)/.test(e));
		if (u !== void 0) return `A tag in a text cannot declare ${u}. Declare it in <resources>.`;
		let d = [c, ...l].map((e) => e.includes(":") ? e.split(":", 1)[0] ?? "" : "").find((e) => e !== "" && e !== "xml" && !n.has(e));
		if (d !== void 0) return `<resources> does not declare the prefix "${d}" of the tags in the new text. Declare it there.`;
		if (c === "xliff:g") {
			if (s !== "" || t.endsWith("/>")) r -= s === "" ? 0 : 1;
			else if (++r > 1) return "The new text has <xliff:g> inside of <xliff:g>, which aapt2 refuses.";
		}
	}
}
function ht(e, { entities: t }) {
	let n = `<string>${e}</string>`, r = N(n, t);
	return "faults" in r || !r.root ? void 0 : j(n, r.root, t);
}
const gt = 32767;
function _t(e, { old: t, base: n, isFormatted: r }, i) {
	let a = ht(e, i), o = a ? yt(a) : "";
	if (o.length > gt / 3 && new TextEncoder().encode(o).length > gt) return `The new text has more than ${gt} bytes, which aapt2 refuses.`;
	if (!St(o)) return;
	let s = r && a?.style !== "styled";
	return [t, n].some((e) => e && St(yt(e))) && !s ? void 0 : vt;
}
const vt = "The new text has several placeholders, and not all of them have a number, such as %1$s. Without formatted=\"false\", aapt2 refuses it. Number them in the project.";
function yt(e) {
	if (e.content.is !== "text") return "";
	let { text: t } = e.content;
	return ct(e) ? Oe(t.replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, "")) : t;
}
const bt = /%(?:([%n])|(\d+(?:\$|$))|(?:\d+|<\$?)?[-#+ ,(\d]*(.?))/gs, xt = /[DFKMWZkmwyz]/;
function St(e) {
	let [t, n] = [0, !1];
	for (let { 1: r, 2: i, 3: a = "", index: o } of e.matchAll(bt)) if (r === void 0 && o !== e.length - 1) {
		if (xt.test(a)) return !1;
		t += 1, n ||= i === void 0;
	}
	return t > 1 && n;
}
const Ct = "    ";
function wt(e, t, n) {
	let r = B(e), i = (e) => n.flatMap((t) => Tt(t, e)).reduce((e, t) => e + r + t, ""), a = A(t), o = a.findLast(({ name: e }) => e === "string" || e === "plurals") ?? a.at(-1);
	if (o) {
		let t = Ke(e, o.start);
		if (t === void 0) {
			let e = n.flatMap((e) => Tt(e, "").map((e) => e.trimStart())).join("");
			return {
				start: o.end,
				end: o.end,
				text: e
			};
		}
		let a = We(e, o.end, "<!--", "-->"), s = V(e, a) ? "" : r;
		return {
			start: a,
			end: a,
			text: i(t) + s
		};
	}
	let s = P(e, t);
	if (s.isEmpty) return {
		start: t.end - 2,
		end: t.end,
		text: `>${i(Ct)}${r}</resources>`
	};
	let c = e.lastIndexOf("</", t.end - 1);
	for (; c > s.end && /[\t-\r ]/.test(e[c - 1] ?? "");) c--;
	return {
		start: c,
		end: c,
		text: i(Ct) + (V(e, c) ? "" : r)
	};
}
function Tt({ name: e, value: t, isFormatted: n }, r) {
	if (typeof t == "string") return [`${r}<string name="${e}"${n ? "" : " formatted=\"false\""}>${t}</string>`];
	let i = r + (r || Ct);
	return [
		`${r}<plurals name="${e}">`,
		...t.map((e) => `${i}<item quantity="${e.quantity}">${e.value}</item>`),
		`${r}</plurals>`
	];
}
// src/locales/android.ts
const Et = {
	limit: {
		most: 1e5,
		of: "elements",
		mark: /<\w/g
	},
	read: Dt,
	edit: (e, t) => Je({
		text: e,
		edits: t,
		read: Dt
	}),
	empty: () => "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
};
function Dt(e) {
	let n = M(e);
	if ("faults" in n) return n;
	let r = O(e), i = [], a = (e, t, n) => i.push({
		code: "not-a-text",
		message: e,
		at: t,
		...n && { severity: n }
	}), o = (t, r) => {
		let { content: i, at: o } = j(e, r, n.entities);
		return i.is === "text" ? {
			text: i.text,
			at: o
		} : (i.is === "wrong" ? a(i.why, o) : a(`"${t}" is the resource ${i.to}, and no text of its own. It is not sent.`, o, "warning"), { at: o });
	}, s = (n, s) => {
		let c = H(s), l = i.length, u = new Map();
		for (let c of A(s)) {
			let s = P(e, c).attributes.get("quantity") ?? H(c), { quantity: l = "" } = c.attributes, d = u.get(l);
			if (c.name !== "item") a("<plurals> can have only <item>. Remove this.", H(c));
			else if (!t.includes(l)) a(kt(l), s);
			else if (d) {
				let e = `"${n}" has the plural form "${l}" twice`;
				i.push(r(e, d.name, s));
			} else {
				let e = o(n, c);
				"text" in e && u.set(l, {
					...e,
					name: s
				});
			}
		}
		return i.length === l && u.size === 0 && a(`"${n}" has no plural forms. Add an <item> for each form, or remove it.`, c), i.length > l ? {
			is: "none",
			at: c
		} : {
			is: "forms",
			at: c,
			forms: u
		};
	}, c = ce(e, n.root, i).filter(({ isTranslatable: e }) => e), l = ({ is: e, variant: t }) => e !== "array" && t === void 0, u = new Set(c.filter(l).map(({ name: e }) => e)), d = new Map();
	for (let e of c) {
		let { is: t, name: n, at: c, element: f } = e, p = d.get(n), m = {
			is: "none",
			at: H(f)
		};
		if (!l(e)) {
			if (a(Ot(e), c, "warning"), p || u.has(n)) continue;
		} else if (p) {
			i.push(r(`"${n}" is twice in this file`, p.name, c));
			continue;
		} else if (t === "plurals") m = s(n, f);
		else {
			let e = o(n, f);
			m = "text" in e ? {
				is: "text",
				...e
			} : {
				is: "none",
				at: e.at
			};
		}
		d.set(n, {
			path: [n],
			name: c,
			value: m
		});
	}
	return {
		texts: [...d.values()],
		faults: D(i)
	};
}
function H({ start: e, end: t }) {
	return {
		start: e,
		end: t
	};
}
function Ot({ is: e, name: t, variant: n = "" }) {
	return e === "array" ? `"${t}" is a list of texts, and a key has one text. The list is not sent. Use a <string> for each text.` : `This is a text of "${t}" for ${n}, and a key has one text. Only a <string> for all is sent.`;
}
function kt(e) {
	return `"${e}" is not a plural form. Set "quantity" to zero, one, two, few, many or other.`;
}
// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function At(e, t = !1) {
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
		else for (r++; r < e.length && W(e.charCodeAt(r));) r++;
		if (r < e.length && e.charCodeAt(r) === 46) {
			if (r++, r < e.length && W(e.charCodeAt(r))) for (r++; r < e.length && W(e.charCodeAt(r));) r++;
			else return d = 3, e.substring(t, r);
		}
		let n = r;
		if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
			if (r++, (r < e.length && e.charCodeAt(r) === 43 || e.charCodeAt(r) === 45) && r++, r < e.length && W(e.charCodeAt(r))) {
				for (r++; r < e.length && W(e.charCodeAt(r));) r++;
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
					if (U(a)) {
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
		if (jt(t)) {
			do
				r++, i += String.fromCharCode(t), t = e.charCodeAt(r);
			while (jt(t));
			return o = 15;
		}
		if (U(t)) return r++, i += String.fromCharCode(t), t === 13 && e.charCodeAt(r) === 10 && (r++, i += "\n"), s++, l = r, o = 14;
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
					for (r += 2; r < n && !U(e.charCodeAt(r));) r++;
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
						r++, U(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, s++, l = r);
					}
					return a || (r++, d = 1), i = e.substring(c, r), o = 13;
				}
				return i += String.fromCharCode(t), r++, o = 16;
			case 45: if (i += String.fromCharCode(t), r++, r === n || !W(e.charCodeAt(r))) return o = 16;
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
		if (jt(e) || U(e)) return !1;
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
function jt(e) {
	return e === 32 || e === 9;
}
function U(e) {
	return e === 10 || e === 13;
}
function W(e) {
	return e >= 48 && e <= 57;
}
var Mt;
(function(e) {
	e[e.lineFeed = 10] = "lineFeed", e[e.carriageReturn = 13] = "carriageReturn", e[e.space = 32] = "space", e[e._0 = 48] = "_0", e[e._1 = 49] = "_1", e[e._2 = 50] = "_2", e[e._3 = 51] = "_3", e[e._4 = 52] = "_4", e[e._5 = 53] = "_5", e[e._6 = 54] = "_6", e[e._7 = 55] = "_7", e[e._8 = 56] = "_8", e[e._9 = 57] = "_9", e[e.a = 97] = "a", e[e.b = 98] = "b", e[e.c = 99] = "c", e[e.d = 100] = "d", e[e.e = 101] = "e", e[e.f = 102] = "f", e[e.g = 103] = "g", e[e.h = 104] = "h", e[e.i = 105] = "i", e[e.j = 106] = "j", e[e.k = 107] = "k", e[e.l = 108] = "l", e[e.m = 109] = "m", e[e.n = 110] = "n", e[e.o = 111] = "o", e[e.p = 112] = "p", e[e.q = 113] = "q", e[e.r = 114] = "r", e[e.s = 115] = "s", e[e.t = 116] = "t", e[e.u = 117] = "u", e[e.v = 118] = "v", e[e.w = 119] = "w", e[e.x = 120] = "x", e[e.y = 121] = "y", e[e.z = 122] = "z", e[e.A = 65] = "A", e[e.B = 66] = "B", e[e.C = 67] = "C", e[e.D = 68] = "D", e[e.E = 69] = "E", e[e.F = 70] = "F", e[e.G = 71] = "G", e[e.H = 72] = "H", e[e.I = 73] = "I", e[e.J = 74] = "J", e[e.K = 75] = "K", e[e.L = 76] = "L", e[e.M = 77] = "M", e[e.N = 78] = "N", e[e.O = 79] = "O", e[e.P = 80] = "P", e[e.Q = 81] = "Q", e[e.R = 82] = "R", e[e.S = 83] = "S", e[e.T = 84] = "T", e[e.U = 85] = "U", e[e.V = 86] = "V", e[e.W = 87] = "W", e[e.X = 88] = "X", e[e.Y = 89] = "Y", e[e.Z = 90] = "Z", e[e.asterisk = 42] = "asterisk", e[e.backslash = 92] = "backslash", e[e.closeBrace = 125] = "closeBrace", e[e.closeBracket = 93] = "closeBracket", e[e.colon = 58] = "colon", e[e.comma = 44] = "comma", e[e.dot = 46] = "dot", e[e.doubleQuote = 34] = "doubleQuote", e[e.minus = 45] = "minus", e[e.openBrace = 123] = "openBrace", e[e.openBracket = 91] = "openBracket", e[e.plus = 43] = "plus", e[e.slash = 47] = "slash", e[e.formFeed = 12] = "formFeed", e[e.tab = 9] = "tab";
})(Mt ||= {}), Array(20).fill(0).map((e, t) => " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + " ".repeat(t)), Array(200).fill(0).map((e, t) => "\n" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r" + "	".repeat(t)), Array(200).fill(0).map((e, t) => "\r\n" + "	".repeat(t));
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var Nt;
(function(e) {
	e.DEFAULT = { allowTrailingComma: !1 };
})(Nt ||= {});
function Pt(e, t, n = Nt.DEFAULT) {
	let r = At(e, !1), i = [], a = 0;
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
	let d = l(t.onObjectBegin), f = c(t.onObjectProperty), p = u(t.onObjectEnd), m = l(t.onArrayBegin), h = u(t.onArrayEnd), g = c(t.onLiteralValue), _ = s(t.onSeparator), v = o(t.onComment), ee = s(t.onError), y = n && n.disallowComments, b = n && n.allowTrailingComma;
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
					y || S(11);
					break;
				case 2:
					S(12);
					break;
				case 6: S(16);
			}
			switch (e) {
				case 12:
				case 13:
					y ? S(10) : v();
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
		if (ee(e), t.length + n.length > 0) {
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
	function C(e) {
		let t = r.getTokenValue();
		return e ? g(t) : (f(t), i.push(t)), x(), !0;
	}
	function te() {
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
	function w() {
		return r.getToken() === 10 ? (C(!1), r.getToken() === 6 ? (_(":"), x(), T() || S(4, [], [2, 5])) : S(5, [], [2, 5]), i.pop(), !0) : (S(3, [], [2, 5]), !1);
	}
	function ne() {
		d(), x();
		let e = !1;
		for (; r.getToken() !== 2 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (e || S(4, [], []), _(","), x(), r.getToken() === 2 && b) break;
			} else e && S(6, [], []);
			w() || S(4, [], [2, 5]), e = !0;
		}
		return p(), r.getToken() === 2 ? x() : S(7, [2], []), !0;
	}
	function re() {
		m(), x();
		let e = !0, t = !1;
		for (; r.getToken() !== 4 && r.getToken() !== 17;) {
			if (r.getToken() === 5) {
				if (t || S(4, [], []), _(","), x(), r.getToken() === 4 && b) break;
			} else t && S(6, [], []);
			e ? (i.push(0), e = !1) : i[i.length - 1]++, T() || S(4, [], [4, 5]), t = !0;
		}
		return h(), e || i.pop(), r.getToken() === 4 ? x() : S(8, [4], []), !0;
	}
	function T() {
		switch (r.getToken()) {
			case 3: return re();
			case 1: return ne();
			case 10: return C(!0);
			default: return te();
		}
	}
	return x(), r.getToken() === 17 ? n.allowEmptyContent ? !0 : (S(4, [], []), !1) : T() ? (r.getToken() !== 17 && S(9, [], []), !0) : (S(4, [], []), !1);
}
// node_modules/jsonc-parser/lib/esm/main.js
var Ft;
(function(e) {
	e[e.None = 0] = "None", e[e.UnexpectedEndOfComment = 1] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 2] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 3] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 4] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 5] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 6] = "InvalidCharacter";
})(Ft ||= {});
var It;
(function(e) {
	e[e.OpenBraceToken = 1] = "OpenBraceToken", e[e.CloseBraceToken = 2] = "CloseBraceToken", e[e.OpenBracketToken = 3] = "OpenBracketToken", e[e.CloseBracketToken = 4] = "CloseBracketToken", e[e.CommaToken = 5] = "CommaToken", e[e.ColonToken = 6] = "ColonToken", e[e.NullKeyword = 7] = "NullKeyword", e[e.TrueKeyword = 8] = "TrueKeyword", e[e.FalseKeyword = 9] = "FalseKeyword", e[e.StringLiteral = 10] = "StringLiteral", e[e.NumericLiteral = 11] = "NumericLiteral", e[e.LineCommentTrivia = 12] = "LineCommentTrivia", e[e.BlockCommentTrivia = 13] = "BlockCommentTrivia", e[e.LineBreakTrivia = 14] = "LineBreakTrivia", e[e.Trivia = 15] = "Trivia", e[e.Unknown = 16] = "Unknown", e[e.EOF = 17] = "EOF";
})(It ||= {});
const Lt = Pt;
var Rt;
(function(e) {
	e[e.InvalidSymbol = 1] = "InvalidSymbol", e[e.InvalidNumberFormat = 2] = "InvalidNumberFormat", e[e.PropertyNameExpected = 3] = "PropertyNameExpected", e[e.ValueExpected = 4] = "ValueExpected", e[e.ColonExpected = 5] = "ColonExpected", e[e.CommaExpected = 6] = "CommaExpected", e[e.CloseBraceExpected = 7] = "CloseBraceExpected", e[e.CloseBracketExpected = 8] = "CloseBracketExpected", e[e.EndOfFileExpected = 9] = "EndOfFileExpected", e[e.InvalidCommentToken = 10] = "InvalidCommentToken", e[e.UnexpectedEndOfComment = 11] = "UnexpectedEndOfComment", e[e.UnexpectedEndOfString = 12] = "UnexpectedEndOfString", e[e.UnexpectedEndOfNumber = 13] = "UnexpectedEndOfNumber", e[e.InvalidUnicode = 14] = "InvalidUnicode", e[e.InvalidEscapeCharacter = 15] = "InvalidEscapeCharacter", e[e.InvalidCharacter = 16] = "InvalidCharacter";
})(Rt ||= {});
function zt(e) {
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
function G(e) {
	let t = Bt(e);
	if ("code" in t) {
		let { message: n, at: r } = $t(e, t);
		return k(e, n, r);
	}
	return t.is === "object" ? t : k(e, "A file with texts must contain an object, such as { \"greeting\": \"Hello\" }.", {
		start: t.at.start,
		end: t.at.start + 1
	});
}
function Bt(e) {
	let t = [], n, r, i = (e, t, n) => {
		throw r = {
			code: e,
			...K(t, n)
		}, SyntaxError(e);
	}, a = (e) => {
		let r = t.at(-1);
		r ? r.members?.push({
			name: r.name,
			nameAt: r.nameAt,
			value: e
		}) : n = e;
	}, o = (e, n, r) => {
		let o = K(e, n);
		a(r ? {
			is: "object",
			at: o,
			members: r
		} : {
			is: "array",
			at: o
		}), t.push({
			at: o,
			...r && { members: r },
			name: "",
			nameAt: o
		}), t.length > 100 && i("TooDeep", e, n);
	}, s = (e, n) => {
		let r = t.pop();
		r && (r.at.end = e + n);
	};
	try {
		Lt(e, {
			onObjectBegin: (e, t) => o(e, t, []),
			onObjectProperty: (e, n, r) => {
				let i = t.at(-1);
				i && Object.assign(i, {
					name: e,
					nameAt: K(n, r)
				});
			},
			onObjectEnd: s,
			onArrayBegin: (e, t) => o(e, t),
			onArrayEnd: s,
			onLiteralValue: (e, t, n) => a(Vt(e, K(t, n))),
			onError: (e, t, n) => i(zt(e), t, n)
		}, { disallowComments: !0 });
	} catch (e) {
		if (!r) throw e;
	}
	return r ?? n ?? {
		code: "ValueExpected",
		start: 0,
		end: 0
	};
}
function K(e, t) {
	return {
		start: e,
		end: e + t
	};
}
function Vt(e, t) {
	return typeof e == "string" ? {
		is: "string",
		at: t,
		text: e
	} : typeof e == "boolean" ? {
		is: "boolean",
		at: t,
		value: e
	} : {
		is: typeof e == "number" ? "number" : "null",
		at: t
	};
}
function Ht(e, t) {
	return t.is === "string" ? n.test(t.text) ? J(r("This text"), t.at) : void 0 : J(`${e} is ${Kt[t.is]}`, t.at);
}
function q(e, t, n) {
	let r = Ht(e, t);
	r && n.push(r);
	let { at: i } = t;
	return t.is === "string" && !r ? {
		is: "text",
		text: t.text,
		at: i
	} : {
		is: "none",
		at: i
	};
}
function Ut(e, t, n) {
	let r = t && Ht(e, t);
	return r && n.push({
		...r,
		severity: "warning"
	}), r || t?.is !== "string" || t.text === "" ? {} : { description: {
		text: t.text,
		at: t.at
	} };
}
function Wt({ name: e, nameAt: t }) {
	return e === "" ? J("This name is empty, and a key needs a name. Write a name.", t) : n.test(e) ? J(r("This name"), t) : void 0;
}
const Gt = "Put it in quotes to make it a text.", Kt = {
	number: `a number. ${Gt}`,
	boolean: `true or false. ${Gt}`,
	null: "null. Write a text in quotes, or remove this name.",
	array: "a list, and a key has one text. Give each text a name of its own.",
	object: "an object. Nested names are not part of this format. Write a text in quotes."
};
function J(e, t) {
	return {
		code: "not-a-text",
		message: e,
		at: t
	};
}
const qt = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\./g, Y = /[^\0-\x7f]/u;
function Jt(e, { escapesAll: t, isUpperCase: n }, r = "") {
	let i = new Map(Array.from(r.matchAll(qt), ([e]) => [Xt(e), e])), a = !Y.test(r) && Y.test([...i.keys()].join(""));
	return `"${Array.from(e, (e) => {
		let r = i.get(e);
		if (r !== void 0) return r;
		if (!Y.test(e) || !(t || a)) return JSON.stringify(e).slice(1, -1);
		let o = Zt(e);
		return n ? o.toUpperCase().replaceAll("U", "u") : o;
	}).join("")}"`;
}
function Yt(e) {
	return {
		escapesAll: !Y.test(e) && /\\u(?!00[0-7])[\da-fA-F]{4}/.test(e),
		isUpperCase: /\\u[\da-f]*[A-F]/.test(e)
	};
}
function Xt(e) {
	return String(JSON.parse(`"${e}"`));
}
function Zt(e) {
	return e.split("").map((e) => `\\u${e.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
function X({ members: e }, t, n) {
	let r = new Map();
	for (let i of e) {
		let { name: e, nameAt: a } = i, o = r.get(e);
		o ? n.push(t(`"${e}" is twice in the same object`, o.nameAt, a)) : r.set(e, i);
	}
	return r.size === e.length ? e : [...r.values()];
}
const Qt = {
	TooDeep: "Values are nested more than 100 levels deep. Use fewer levels.",
	InvalidCommentToken: "JSON has no comments. Remove this comment.",
	UnexpectedEndOfString: "This text has no closing quote on its line. Add the quote, and write a line break as \\n.",
	InvalidCharacter: "This text contains a control character, such as a tab. Write it as an escape, such as \\t or \\n.",
	InvalidEscapeCharacter: "A backslash must be followed by one of \" \\ / b f n r t u. Write a backslash as \\\\.",
	InvalidUnicode: "\\u must be followed by four hexadecimal digits, such as \\u00e9.",
	EndOfFileExpected: "The JSON ends before this. Remove the rest of the file.",
	ColonExpected: "A colon is missing between the name and its value.",
	CommaExpected: "A comma is missing before this.",
	PropertyNameExpected: "A name in double quotes must be here, or the end of the object."
};
function $t(e, { code: t, start: n, end: r }) {
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
		message: `"${i.length > 40 ? `${i.slice(0, 40)}…` : i}" is not a JSON value. Names and texts need double quotes.`,
		at: s
	} : {
		message: Qt[t] ?? "A value is missing here.",
		at: s
	};
}
// src/locales/json/write.ts
function en({ formName: e, isFlat: t, ...n }) {
	return I(n, () => {
		let r = G(n.text);
		if ("faults" in r) return { why: "The file cannot be read." };
		let i = new rn(n.text, r), a = r.members.some(({ value: e }) => e.is === "object"), o = tn(r) ? a ? "mixed" : "flat" : a ? "nested" : "mixed", s = new Map();
		for (let [r, a] of n.edits.entries()) {
			if (a.is === "replace") {
				i.replace(a.at, a.text);
				continue;
			}
			let { path: n, value: c } = a;
			if (typeof c != "string" && typeof e != "function") {
				s.set(r, e.why);
				continue;
			}
			let l = Object.entries(typeof c == "string" ? { "": c } : c);
			for (let [a, c] of l) {
				let l = n.at(-1) ?? "", u = a === "" || typeof e != "function" ? l : e(l, a), d = [...n.slice(0, -1), u], f = d.join("."), p = i.add(t ? [f] : nn(i, d, o), c);
				if (p === void 0) continue;
				let m = `The file already has the name "${p}", so "${f}" cannot be added. Rename one of them.`;
				s.set(r, m);
			}
		}
		return F(s) ?? i.result();
	});
}
function tn({ members: e }) {
	return e.some(({ name: e, value: t }) => e.includes(".") || t.is === "object" && tn(t));
}
function nn(e, t, n) {
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
var rn = class {
	root;
	text;
	isSorted;
	style;
	escapes;
	splices = [];
	added = new Map();
	byName = new Map();
	constructor(e, t, n = !1) {
		this.text = e, this.root = t, this.isSorted = n, this.style = an(e, t), this.escapes = Yt(e);
	}
	replace({ start: e, end: t }, n) {
		this.splices.push({
			start: e,
			end: t,
			text: Jt(n, this.escapes, this.text.slice(e, t))
		});
	}
	add(e, t) {
		let n = this.root, r = this.added;
		for (let [i, a] of e.entries()) {
			let o = n && this.membersOf(n).get(a)?.value, s = r.get(a);
			if (n = o?.is === "object" ? o : void 0, i === e.length - 1) {
				if (!(!o || typeof t != "string" && n?.members.length === 0) || s !== void 0) return a;
				r.set(a, t);
			} else {
				if (o && !n || typeof s == "string") return a;
				let e = s ?? new Map();
				r.set(a, e), r = e;
			}
		}
	}
	membersOf(e) {
		let t = this.byName.get(e);
		if (t) return t;
		let n = new Map(e.members.map((e) => [e.name, e]));
		return this.byName.set(e, n), n;
	}
	result() {
		return this.write(this.root, this.added), c(this.text, this.splices);
	}
	write(e, t, n) {
		let r = new Map();
		for (let [n, i] of t) {
			let t = this.membersOf(e).get(n)?.value;
			t?.is === "object" && typeof i != "string" ? this.write(t, i, e) : r.set(n, i);
		}
		if (r.size === 0) return;
		let i = this.isSorted ? pn(e, r) : [{
			before: void 0,
			members: r
		}];
		for (let t of i) this.insert(e, t.members, t.before, n);
	}
	insert(e, t, n, r) {
		let i = on(this.text, e, this.style);
		if (!i) {
			let n = r && on(this.text, r, this.style), i = n !== void 0 && n.indentation === void 0 ? void 0 : sn(this.text, e.at.start), a = this.object(t, n?.colon ?? this.style.colon, i);
			this.splices.push({
				...e.at,
				text: a
			});
			return;
		}
		let a = [...t].map((e) => this.member(e, i.colon, i.indentation)), o = n ? n.nameAt.start : e.members.at(-1)?.value.at.end ?? e.at.start + 1, s = a.map((e) => n ? e + i.between : i.between + e).join("");
		this.splices.push({
			start: o,
			end: o,
			text: s
		});
	}
	member([e, t], n, r) {
		let i = typeof t == "string" ? Jt(t, this.escapes) : this.object(t, n, r);
		return Jt(e, this.escapes) + n + i;
	}
	object(e, t, n) {
		let { lineEnd: r, step: i, comma: a, padding: o } = this.style, s = n === void 0 ? void 0 : n + i, c = [...e];
		this.isSorted && c.sort(([e], [t]) => Z(e, t));
		let l = c.map((e) => this.member(e, t, s));
		if (s === void 0) return `{${o}${l.join(a)}${o}}`;
		let u = r + s;
		return `{${u}${l.join(`,${u}`)}${r}${n}}`;
	}
};
function an(e, t) {
	let [n] = t.members, r = n ? ln(e, n) : ": ", i = /\s/.test(r) ? ", " : ",", a = "", o, s = (t) => {
		let [n] = t.members, r = n && cn(e, t, n);
		if (r !== void 0 && !/[\r\n]/.test(r)) o ??= r;
		else if (n && a === "") {
			let r = sn(e, t.at.start), i = sn(e, n.nameAt.start);
			i.startsWith(r) && (a = i.slice(r.length));
		}
		for (let { value: e } of t.members) e.is === "object" && s(e);
	};
	return s(t), {
		lineEnd: B(e),
		step: a || "  ",
		colon: r,
		comma: i,
		padding: o ?? " "
	};
}
function on(e, t, n) {
	let r = t.members[0], i = t.members.at(-1);
	if (!r || !i) return;
	let a = t.members.at(-2), o = cn(e, t, r), s = !/[\r\n]/.test(o), [c = "", l = ""] = a ? e.slice(a.value.at.end, i.nameAt.start).split(",") : ["", s ? n.comma.slice(1) : o], u = `${un(c)},${un(l)}`, d = s ? void 0 : un(o).replace(/[\r\n]/g, "");
	return {
		colon: ln(e, i),
		between: u,
		indentation: d
	};
}
function sn(e, t) {
	let n = Math.max(e.lastIndexOf("\n", t - 1), e.lastIndexOf("\r", t - 1)) + 1;
	return /^[ \t]*/.exec(e.slice(n, t))?.[0] ?? "";
}
function cn(e, t, n) {
	return e.slice(t.at.start + 1, n.nameAt.start);
}
function ln(e, { nameAt: t, value: n }) {
	return e.slice(t.end, n.at.start);
}
function un(e) {
	return e.replace(/^\s*?(\r\n|\n|\r)([ \t]*)$/, "$1$2");
}
const dn = i(() => new Intl.Collator("en", { numeric: !0 })), fn = [
	Z,
	(e, t) => Z(e.toLowerCase(), t.toLowerCase()),
	(e, t) => dn().compare(e, t)
];
function Z(e, t) {
	return e < t ? -1 : +(e > t);
}
function pn({ members: e }, t) {
	let n = fn.find((t) => mn(e, t));
	if (!n) return [{
		before: void 0,
		members: t
	}];
	let r = new Map(), i = 0;
	for (let [a, o] of [...t].sort(([e], [t]) => n(e, t))) {
		let t = e[i];
		for (; t && n(t.name, a) <= 0; t = e[i]) i += 1;
		let s = r.get(t) ?? new Map();
		r.set(t, s.set(a, o));
	}
	return [...r].map(([e, t]) => ({
		before: e,
		members: t
	}));
}
function mn(e, t) {
	return e.every((n, r) => {
		let i = e[r + 1];
		return !i || t(n.name, i.name) <= 0;
	});
}
// src/locales/arb.ts
const hn = {
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	read: _n,
	edit: (e, t) => en({
		text: e,
		edits: t,
		read: _n,
		isFlat: !0,
		formName: gn
	}),
	empty: (e) => `{\n  "@@locale": ${JSON.stringify(e)}\n}\n`
}, gn = { why: "An ARB file has no plural forms. It writes them in one text, as a message of ICU." };
function _n(e) {
	let t = G(e);
	if ("faults" in t) return t;
	let n = O(e), r = [], i = X(t, n, r), a = new Map();
	for (let e of i) e.name.startsWith("@") && a.set(e.name.slice(1), e);
	let o = [];
	for (let e of i) {
		if (e.name.startsWith("@")) continue;
		let t = Wt(e);
		t ? r.push(t) : o.push({
			path: [e.name],
			name: e.nameAt,
			value: q(`The value of "${e.name}"`, e.value, r),
			...vn(a.get(e.name), n, r)
		});
	}
	return {
		texts: o,
		faults: D(r)
	};
}
function vn(e, t, n) {
	if (!e) return {};
	let { name: r, value: i } = e;
	if (i.is !== "object") {
		let e = `"${r}" must be an object with attributes, such as { "description": "…" }.`;
		return n.push({
			...J(e, i.at),
			severity: "warning"
		}), {};
	}
	let a = X(i, t, n).find((e) => e.name === "description")?.value;
	return Ut(`The description in "${r}"`, a, n);
}
// src/locales/json.ts
const yn = {
	limit: {
		most: 1e5,
		of: "names",
		mark: /"\s*:/g
	},
	read: xn,
	edit: (e, t, n) => en({
		text: e,
		edits: t,
		read: (e) => xn(e, n),
		formName: n.plurals === "i18next" ? En : bn
	}),
	empty: () => "{}\n"
}, bn = { why: "A JSON file has plural forms only if its text source sets \"plurals: i18next\"." };
function xn(e, { plurals: t }) {
	let n = G(e);
	return "faults" in n ? n : Sn(e, n, t === "i18next");
}
function Sn(e, t, n) {
	let r = O(e), i = [], a = new Map(), o = (e, t, n) => {
		let o = e.join("."), s = a.get(o);
		s ? i.push(r(Cn(o, s, e), s.name, t)) : a.set(o, {
			path: e,
			name: t,
			value: n
		});
	}, s = (e, t) => {
		let a = X(e, r, i).filter((e) => {
			let t = Wt(e);
			return t && i.push(t), !t;
		}), c = n ? Tn(a) : void 0;
		for (let e of a) {
			let { name: n, nameAt: r, value: a } = e, l = c?.get(e);
			if (l && e !== l.first) continue;
			let u = [...t, l?.name ?? n];
			l ? o(u, r, Dn(l, t, i)) : a.is === "object" ? s(a, u) : o(u, r, q(`The value of "${u.join(".")}"`, a, i));
		}
	};
	return s(t, []), {
		texts: [...a.values()],
		faults: D(i)
	};
}
function Cn(e, t, n) {
	return JSON.stringify(t.path) === JSON.stringify(n) ? `"${e}" is a text and also has plural forms` : `Nested names are joined by ".", and "${e}" is twice in this file`;
}
const wn = RegExp(`^(.+)_(${t.join("|")})$`, "s");
function Tn(e) {
	let t = new Map();
	for (let n of e) {
		let [, e, r] = wn.exec(n.name) ?? [];
		e !== void 0 && r !== void 0 && n.value.is !== "object" && t.set(e, (t.get(e) ?? new Map()).set(r, n));
	}
	return new Map([...t].flatMap(([e, t]) => {
		let [n] = t.values();
		if (!n || t.get("other")?.value.is !== "string") return [];
		let r = {
			start: n.nameAt.start,
			end: n.value.at.end
		};
		return [...t.values()].map((i) => [i, {
			name: e,
			forms: t,
			first: n,
			at: r
		}]);
	}));
}
function En(e, t) {
	return `${e}_${t}`;
}
function Dn({ forms: e, at: t }, n, r) {
	let i = new Map();
	for (let [t, { name: a, nameAt: o, value: s }] of e) {
		let e = q(`The value of "${[...n, a].join(".")}"`, s, r);
		e.is === "text" && i.set(t, {
			text: e.text,
			at: e.at,
			name: o
		});
	}
	return i.size === e.size ? {
		is: "forms",
		at: t,
		forms: i
	} : {
		is: "none",
		at: t
	};
}
// src/locales/strings.ts
const On = {
	limit: {
		most: 1e5,
		of: "names",
		mark: /;/g
	},
	read: kn,
	edit: (e, t) => Bn({
		text: e,
		edits: t,
		read: jn
	}),
	empty: () => ""
};
function kn(e) {
	return e.trim() === "" ? k(e, An, {
		start: 0,
		end: 0
	}) : jn(e);
}
const An = "The file is empty. If it has no texts yet, write a comment such as /* No texts yet */.";
function jn(e) {
	let t = Pn(e);
	if (t) return k(e, t, {
		start: 0,
		end: Math.min(e.length, 8)
	});
	let n = In(e);
	if (n instanceof Fn) return k(e, n.message, n.at);
	let r = [], i = [], a = O(e), o = new Map();
	for (let { name: e, value: t } of n.pairs) {
		let n = {
			start: e.start,
			end: e.end
		}, s = Nn(e.raw, "This name"), c = "why" in s ? s.why : s.text === "" ? Mn : void 0;
		if ("why" in s || c) {
			i.push({
				code: "not-a-text",
				message: c ?? "",
				at: n
			});
			continue;
		}
		let l = o.get(s.text);
		if (l) {
			i.push(a(`"${s.text}" is twice in this file`, l, n));
			continue;
		}
		o.set(s.text, n);
		let u = Nn(t.raw, "This text"), d = {
			start: t.start,
			end: t.end
		};
		"why" in u && i.push({
			code: "not-a-text",
			message: u.why,
			at: d
		});
		let f = "text" in u ? {
			is: "text",
			text: u.text,
			at: d
		} : {
			is: "none",
			at: d
		};
		r.push({
			path: [s.text],
			name: n,
			value: f
		});
	}
	return {
		texts: r,
		faults: D(i)
	};
}
const Mn = "This name is empty, and a key needs a name. Write a name.";
function Nn(e, t) {
	let i = Kn(e);
	return "text" in i && n.test(i.text) ? { why: r(t) } : i;
}
function Pn(e) {
	let t = /\ufeff?\s{0,1000}(bplist|<\?xml|<!doctype\s+plist|<plist)/iy.exec(e)?.[1];
	if (t) return `This is ${t === "bplist" ? "a binary" : "an XML"} property list. Save it as text, with a line "name" = "text"; for each text: for example with "plistutil -i FILE -f openstep -o FILE".`;
}
var Fn = class {
	message;
	at;
	constructor(e, t) {
		this.message = e, this.at = t;
	}
};
function In(e) {
	try {
		return new zn(e).file();
	} catch (e) {
		if (e instanceof Fn) return e;
		throw e;
	}
}
const Ln = /[\t-\r \u2028\u2029]*/y, Rn = /[\w$/:.-]+/y;
var zn = class {
	text;
	at = 0;
	constructor(e) {
		this.text = e;
	}
	file() {
		this.text.startsWith("﻿") && this.at++, this.skipBlank();
		let e = this.text[this.at] === "{";
		e && this.at++;
		let t = [];
		for (;;) {
			if (this.skipBlank(), this.at >= this.text.length) return e && this.fail("The file ends too early. Add } at its end."), {
				pairs: t,
				end: this.at
			};
			if (e && this.text[this.at] === "}") break;
			t.push(this.pair());
		}
		let n = this.at++;
		return this.skipBlank(), this.at < this.text.length && this.fail("The list ends before this. Remove the rest of the file."), {
			pairs: t,
			end: n
		};
	}
	pair() {
		let e = this.token() ?? this.fail("A name must be here. Put it in double quotes, as in \"title\" = \"Cart\";.");
		if (this.skipBlank(), this.text[this.at] === ";") return {
			name: e,
			value: e,
			end: ++this.at
		};
		this.text[this.at] !== "=" && this.fail("An equals sign is missing after the name. Write a quote inside of a name as \\\".", e), this.at++, this.skipBlank();
		let t = this.token() ?? this.fail("A text must be here. Put it in double quotes.");
		return this.skipBlank(), this.text[this.at] !== ";" && this.fail("A semicolon is missing after this text. Write a quote inside of a text as \\\".", t), {
			name: e,
			value: t,
			end: ++this.at
		};
	}
	token() {
		let e = this.at, t = this.text[e];
		if (t === "\"" || t === "'") {
			for (this.at++; this.at < this.text.length; this.at++) {
				let n = this.text[this.at];
				if (n === "\\") this.at++;
				else if (n === t) return {
					start: e,
					end: ++this.at,
					raw: this.text.slice(e + 1, this.at - 1),
					quote: t
				};
			}
			this.fail(`This text has no closing quote. Add ${t} at its end.`, {
				start: e,
				end: e + 1
			});
		}
		let n = this.match(Rn);
		return n === "" ? void 0 : {
			start: e,
			end: this.at,
			raw: n,
			quote: ""
		};
	}
	skipBlank() {
		for (;;) if (this.match(Ln), this.text.startsWith("//", this.at)) for (; this.at < this.text.length && !"\n\r\u2028\u2029".includes(this.text[this.at] ?? "");) this.at++;
		else if (this.text.startsWith("/*", this.at)) {
			let e = this.text.indexOf("*/", this.at + 2);
			e < 0 && this.fail("This comment has no end. Add */ at its end.", {
				start: this.at,
				end: this.at + 2
			}), this.at = e + 2;
		} else return;
	}
	match(e) {
		e.lastIndex = this.at;
		let t = e.exec(this.text)?.[0] ?? "";
		return this.at += t.length, t;
	}
	fail(e, { start: t, end: n } = {
		start: this.at,
		end: this.at + 1
	}) {
		throw new Fn(e, {
			start: t,
			end: Math.min(n, this.text.length)
		});
	}
};
function Bn({ text: t, edits: n, read: r }) {
	return I({
		text: t,
		edits: n,
		read: r
	}, () => {
		let r = new zn(t).file(), i = new Map(r.pairs.map((e) => [e.value.start, e])), a = [], o = [], s = new Map();
		for (let [c, l] of n.entries()) if (l.is === "add") {
			let e = Hn(t, r.pairs.at(-1), l);
			typeof e == "string" ? o.push(e) : s.set(c, e.why);
		} else e(a, Vn(t, i.get(l.at.start), l.text));
		return F(s) || (o.length > 0 && a.push(Un(t, r, o)), c(t, a));
	});
}
function Vn(e, t, n) {
	let r = t && Kn(t.value.raw);
	if (!t || !r || "text" in r && r.text === n) return [];
	let { name: i, value: a } = t, o = a.quote || "\"", s = a === i, c = o + Q(n, o, !s && /[\n\r]/.test(a.raw) ? B(e) : "\\n") + o;
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
function Hn(e, t, { path: i, value: a }) {
	let o = i.join(".");
	if (typeof a != "string") return { why: `"${o}" has plural forms, and a .strings file cannot store them. Use a .xcstrings file.` };
	if (o === "") return { why: "A .strings file cannot store a text without a name." };
	if (n.test(o)) return { why: r("The name") };
	let s = t?.name.quote || "\"", c = t?.name.quote === "" && /^(?!\/\/)[\w$/:.-]+$/.test(o), l = t?.value.quote || s, u = t ? e.slice(t.name.end, t.value.start) : "", d = /^[ \t]*=[ \t]*$/.test(u) ? u : " = ";
	return `${c ? o : s + Q(o, s, "\\n") + s}${d}${l}${Q(a, l, "\\n")}${l};`;
}
function Un(e, { pairs: t, end: n }, r) {
	let i = B(e), a = t.at(-1);
	if (!a) return {
		start: n,
		end: n,
		text: (n === 0 || e.slice(0, n) === "﻿" || Ke(e, n) !== void 0 ? "" : i) + r.map((e) => e + i).join("")
	};
	let o = We(e, a.end, "/*", "*/"), s = /[ \t]*\/\/[^\n\r]*/y;
	s.lastIndex = o, o += s.exec(e)?.[0].length ?? 0;
	let c = Ke(e, a.name.start) ?? "", l = r.map((e) => i + c + e).join("");
	return {
		start: o,
		end: o,
		text: l + (V(e, o) ? "" : i)
	};
}
const Wn = /\\(?:([0-7]{1,3})|[Uu]([\da-fA-F]{4})|(U)|(.))/gs, Gn = {
	a: "\x07",
	b: "\b",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v"
};
function Kn(e) {
	let t, n = e.replace(/\r\n?/g, "\n").replace(Wn, (e, n, r, i, a) => (i && (t = "\\U must be followed by four hexadecimal digits, such as \\U00e9."), n ? qn(Number.parseInt(n, 8) & 255) : r ? String.fromCharCode(Number.parseInt(r, 16)) : Gn[a] ?? a ?? ""));
	return t ? { why: t } : { text: n };
}
function qn(e) {
	return e < 128 ? String.fromCharCode(e) : "\xA0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ��"[e - 128] ?? "";
}
function Q(e, t, n) {
	return e.replace(/[\0-\x1f\x7f\\"']/g, (e) => e === "\n" ? n : e === "\\" || e === t ? `\\${e}` : e === "\"" || e === "'" ? e : e === "	" ? "\\t" : e === "\r" ? "\\r" : `\\U${e.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
// src/locales/xcstrings.ts
const Jn = {
	limit: {
		most: 1e6,
		of: "names",
		mark: /"\s*:/g
	},
	read: Zn,
	edit: (e, t) => $n({
		text: e,
		edits: t,
		read: Zn
	}),
	empty: (e) => `{\n  "sourceLanguage" : ${JSON.stringify(e)},\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n`
}, Yn = 5e4, Xn = 1e3;
function Zn(e) {
	let t = G(e);
	if ("faults" in t) return t;
	let n = $(t, "sourceLanguage"), r = $(t, "strings");
	if (n?.is !== "string" || n.text === "" || r?.is !== "object") return k(e, "A string catalog needs \"sourceLanguage\" with a language code, and an object \"strings\".", {
		start: t.at.start,
		end: t.at.start + 1
	});
	let i = r.members[Yn];
	return i ? k(e, `This file has more than ${Yn.toLocaleString("en-US")} strings. Divide it into several files.`, i.nameAt) : new Qn(e, n.text).read(t, r);
}
var Qn = class {
	texts = [];
	faults = [];
	duplicates;
	sourceLanguage;
	constructor(e, t) {
		this.duplicates = O(e), this.sourceLanguage = t;
	}
	read(e, t) {
		this.members(e);
		for (let e of this.members(t)) this.entry(e);
		return {
			texts: this.texts,
			faults: D(this.faults)
		};
	}
	members(e) {
		return e.is === "object" ? X(e, this.duplicates, this.faults) : [];
	}
	membersOf({ name: e, value: t }) {
		return t.is !== "object" && this.faults.push(J(`"${e}" must be an object.`, t.at)), this.members(t);
	}
	entry(t) {
		let { name: n, nameAt: r, value: i } = t;
		if (i.is !== "object") {
			this.faults.push(J(`"${n}" must be an object, such as { "localizations": { … } }.`, i.at));
			return;
		}
		let a = new Map(this.members(i).map((e) => [e.name, e.value])), o = a.get("shouldTranslate");
		if (o?.is === "boolean" && !o.value) return;
		let s = a.get("localizations");
		if (s && s.is !== "object") {
			this.faults.push(J(`The localizations of "${n}" must be an object.`, s.at));
			return;
		}
		if (s && s.members.length > Xn) {
			let e = `"${n}" has more than ${Xn.toLocaleString("en-US")} languages. Remove those that the app does not have.`;
			this.faults.push(J(e, r));
			return;
		}
		let c = s ? this.members(s) : [], l = Wt(t);
		if (l) {
			n === "" ? c.length > 0 && this.faults.push({
				...l,
				severity: "warning"
			}) : this.faults.push(l);
			return;
		}
		let u = Ut(`The comment of "${n}"`, a.get("comment"), this.faults), d = c.flatMap((e) => {
			let t = e.name, r = this.faults.length, i = this.localization(e, `The text of "${n}" in "${t}"`);
			for (let e of this.faults.slice(r)) e.language = t;
			return i ? [{
				language: t,
				value: i
			}] : [];
		});
		d.some(({ language: e }) => e === this.sourceLanguage) || d.unshift({
			language: this.sourceLanguage,
			value: {
				is: "text",
				text: n,
				at: r
			}
		}), e(this.texts, d.map((e) => ({
			path: [n],
			name: r,
			...e,
			...u
		})));
	}
	localization({ value: e, nameAt: t }, n) {
		let r = {
			is: "none",
			at: e.at
		}, i = this.members(e), [a] = i;
		if (e.is === "object" && !a) return;
		if (i.length > 1 || a?.name !== "variations") {
			let t = this.text(e, i, n);
			return t ? {
				is: "text",
				...t
			} : r;
		}
		let o = this.membersOf(a), [s = a] = o, c = o.find(({ name: e }) => e !== "plural");
		if (c && this.notStored(n, c.name, t), c || o.length === 0) return c && r;
		let l = this.membersOf(s), u = new Map();
		for (let e of l) {
			let t = this.form(e, n);
			t && u.set(e.name, {
				...t,
				name: e.nameAt
			});
		}
		if (l.length === 0) return;
		let { at: d } = s.value;
		return u.size === l.length ? {
			is: "forms",
			at: d,
			forms: u
		} : {
			is: "none",
			at: d
		};
	}
	form({ name: e, nameAt: n, value: r }, i) {
		if (t.includes(e)) return this.text(r, this.members(r), `${i}, form "${e}",`);
		let a = `"${e}" is not a plural form. Forms are ${t.join(", ")}.`;
		this.faults.push(J(a, n));
	}
	text(e, t, n) {
		let r = t.find(({ name: e }) => e !== "stringUnit" && e !== "variations"), [i, a] = t;
		if (e.is !== "object") this.faults.push(J(`${n} must be an object with "stringUnit" or "variations".`, e.at));
		else if (r) this.notStored(n, r.name, r.nameAt);
		else if (a) {
			let e = `${n} has both "stringUnit" and "variations". Keep one of them.`;
			this.faults.push(J(e, a.nameAt));
		} else if (i?.name === "variations") {
			let [e = i] = this.membersOf(i);
			this.notStored(n, e.name, e.nameAt);
		} else return this.unit(i?.value ?? e, n);
	}
	unit(e, t) {
		let n = this.members(e).find(({ name: e }) => e === "value")?.value;
		if (!n) {
			let n = `${t} needs a "stringUnit" with a "value". Write a text in quotes.`;
			this.faults.push(J(n, e.at));
			return;
		}
		let r = q(t, n, this.faults);
		return r.is === "text" ? {
			text: r.text,
			at: r.at
		} : void 0;
	}
	notStored(e, t, n) {
		let r = `${e} uses "${t}", which a key cannot store. Lokaform does not compare or change this text.`;
		this.faults.push({
			...J(r, n),
			severity: "warning"
		});
	}
};
function $n({ text: e, edits: t, read: n }) {
	let r = G(e);
	if ("faults" in r) return I({
		text: e,
		edits: t,
		read: n
	}, () => ({ why: "The file cannot be read." }));
	let i = $(r, "sourceLanguage"), a = i?.is === "string" ? i.text : "", o = t.map((e) => e.is === "add" ? {
		language: a,
		...e
	} : e);
	return I({
		text: e,
		edits: o,
		read: n
	}, () => {
		let t = new rn(e, r, !0), n = $(r, "strings");
		if (n?.is !== "object") return { why: "The file has no object \"strings\"." };
		let i = new Map(n.members.map(({ nameAt: e, name: t }) => [e.start, t])), s = new Set(o.flatMap((e) => e.is === "add" && e.language === a ? e.path.join(".") : [])), c = (e, r, i) => {
			let o = t.membersOf(n).get(e)?.value;
			return o && o.is !== "object" ? `"${e}" is not an object.` : !o && !s.has(e) ? `The new string "${e}" needs a text in "${a}", the source language of the file.` : (o || t.add([
				"strings",
				e,
				"extractionState"
			], "manual"), t.add([
				"strings",
				e,
				"localizations",
				r
			], er(i)) && `"${e}" already has a localization "${r}", which is not one text.`);
		}, l = new Map();
		for (let [e, n] of o.entries()) {
			let r = n.is === "replace" ? i.get(n.at.start) : void 0, o;
			n.is === "add" ? o = c(n.path.join("."), n.language ?? a, n.value) : r === void 0 ? t.replace(n.at, n.text) : o = c(r, a, n.text), o !== void 0 && l.set(e, o);
		}
		return F(l) ?? t.result();
	});
}
function er(e) {
	if (typeof e == "string") return tr(e);
	let t = new Map(Object.entries(e).map(([e, t]) => [e, tr(t)]));
	return new Map([["variations", new Map([["plural", t]])]]);
}
function tr(e) {
	return new Map([["stringUnit", new Map([["state", "translated"], ["value", e]])]]);
}
function $({ members: e }, t) {
	return e.find((e) => e.name === t)?.value;
}
// src/locales/formats.ts
const nr = {
	JSON: yn,
	ARB: hn,
	"Apple strings": On,
	"Apple string catalog": Jn,
	"Android strings": Et
};
function rr(e) {
	let t = a(e);
	return t && nr[t.name];
}
function ir(e, t, n) {
	let r = rr(e);
	if (!r) return {
		texts: [],
		faults: []
	};
	let { most: i, of: a, mark: o } = r.limit, s = 0;
	for (let { index: e } of t.matchAll(o)) if (s += 1, !(s <= i)) return k(t, `This file has more than ${i.toLocaleString("en-US")} ${a}. Divide it into several files.`, {
		start: e,
		end: e + 1
	});
	return r.read(t, n);
}
export { rr as formatOf, ir as readTexts };
