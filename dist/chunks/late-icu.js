import { n as e, t } from "./formatjs-icu-messageformat-parser.js";
// src/checks/readIcu.ts
const n = {
	EXPECT_ARGUMENT_CLOSING_BRACE: ["a \"{\" has no \"}\"", "Add the \"}\""],
	INVALID_ARGUMENT_TYPE: ["an argument has an unknown type", "Types are plural, select, selectordinal, number, date and time"],
	EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: ["a form of a select has no text", "Add it in braces"],
	EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: ["a form of a plural has no text", "Add it in braces"],
	MISSING_OTHER_CLAUSE: ["a plural or select has no form \"other\"", "Add other {…}, or correct the name of a form"]
}, r = /\{[^{},]*,\s*(?:spellout|ordinal|duration|choice|list)\b/;
function i(t) {
	try {
		let n = {
			is: "message",
			args: new Map(),
			plurals: new Map(),
			texts: []
		};
		return a(e(t, { ignoreTag: !0 }), n), n;
	} catch (e) {
		if (!(e instanceof SyntaxError) || r.test(t)) return { is: "unread" };
		let { location: i } = e, a = e.message.toLowerCase().replaceAll("_", " "), [o, s] = n[e.message] ?? [`its syntax is wrong: ${a}`, "Correct it"];
		return {
			is: "broken",
			cause: o,
			fix: s,
			at: (i?.start?.offset ?? 0) + 1
		};
	}
}
function a(e, n, r = "") {
	let { args: i, plurals: o } = n;
	for (let s of e) if (s.type === t.pound) i.set(r, !0);
	else if (s.type === t.tag) a(s.children, n, r);
	else if (s.type === t.plural || s.type === t.select) {
		let { value: e, options: c } = s;
		i.set(e, i.get(e) ?? !1), s.type === t.plural && s.pluralType === "cardinal" && o.set(e, new Set([...o.get(e) ?? [], ...Object.keys(c)]));
		let l = s.type === t.plural ? e : r;
		for (let { value: e } of Object.values(c)) a(e, n, l);
	} else s.type === t.literal ? n.texts.push(s.value) : i.set(s.value, !0);
}
export { i as readIcu };
