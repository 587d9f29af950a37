/** Pairs of texts, and what the checks say about them. */

import type { FormedText } from "../../../src/checks/placeholders.ts";
import type { CheckName } from "../../../src/model/setting.ts";

export interface Pair {
  en: FormedText;
  de: FormedText;
  /** What is found in the second text. Absent: nothing. */
  finds?: CheckName;
  /** The message, or a part of it. */
  says?: string;
}

const lacks = (what: string) => `The de text lacks ${what}, which the en text has.`;
const hasToo = (what: string) => `The de text has ${what}, which the en text does not have.`;
const hasOther = (what: string, other: string) => `The de text has ${what}, but the en text has ${other}.`;

function pair(en: FormedText, de: FormedText, says?: string, finds: CheckName = "placeholders"): Pair {
  return { en, de, ...(says !== undefined && { finds, says }) };
}

export const PRINTF: readonly Pair[] = [
  pair("Hello", "Hallo"),
  pair("Hello %s", "Hallo %s"),
  pair("Hello %s", "Hallo", lacks("%s")),
  pair("Hello", "Hallo %s", hasToo("%s")),
  pair("%s has %d items", "%2$d Artikel hat %1$s"),
  pair("%s has %d items", "%d Artikel hat %s", "in another order than the en text. Number them"),
  pair("%1$s has %2$d items", "%2$d Artikel: %1$s"),
  pair("%1$s has %2$d items", "%1$s: %1$s, %2$d"),
  pair("%1$s has %2$d items", "%1$s hat %3$d Artikel", hasOther("%3$d", "%2$d")),
  pair("%s, %s", "%1$s, %1$s", lacks("%s")),
  pair("%s and %s", "%s", lacks("%s")),
  pair("%d items", "%s Artikel", hasOther("%s", "%d")),
  pair("%d items", "%i Artikel"),
  pair("%d items", "%,d Artikel"),
  pair("%lld items", "%lld Artikel"),
  pair("%lld items", "%@ Artikel", hasOther("%@", "%lld")),
  pair("%lld items", "Artikel", lacks("%lld")),
  pair("%.2f km", "%.1f km"),
  pair("%.2f km", "%d km", hasOther("%d", "%.2f")),
  pair("%02d:%02d", "%02d.%02d"),
  pair("%02d:%02d", "%02d", lacks("%02d")),
  pair("%dh %dm", "%d Std. %d Min."),
  pair("%dh %dm", "%d Std.", lacks("%d")),
  pair("%@ sent %@", "%1$@ schickt %2$@"),
  pair("%1$@ sent %2$@", "%2$@ von %1$@"),
  pair("%1$@ sent %2$@", "von %1$@", lacks("%2$@")),
  pair("%@ is here", "%s ist da", hasOther("%s", "%@")),
  pair("Hello %1$s", "Hallo % 1$s", lacks("%1$s")),
  pair("%#@count@ left", "noch %#@count@"),
  pair("%*d", "%*d"),
  pair("%d%% done", "%d%% fertig"),
  pair("%d%% done", "%d Prozent"),
  pair("%d%% done", "%d % fertig", "a single percent sign"),
  pair("%d percent", "%d %%"),
  pair("50%% off", "50 % Rabatt", "a single percent sign"),
  pair("50% off", "50%% Rabatt", "The de text has %%, but the en text has a single percent sign."),
  pair("100% sure", "100 % sicher"),
  pair("100% sure", "100% der Leute"),
  pair("100% sure", "100%der Leute"),
  pair("50% off for {name}", "50 % de réduction pour {name}"),
  pair("50% discount", "%50 indirim"),
  pair("5% of all, %s", "5 % davon, %s"),
  pair("%(name)s is here", "%(name)s ist da"),
  pair("%(name)s is here", "Jemand ist da", lacks("%(name)s")),
  pair("%(name)s, %(age)d", "%(age)d, %(name)s"),
  pair("Hello", "%sさん、こんにちは", hasToo("%s")),
  pair("100% sure", "100%certain"),
  pair("[%1$s:name] is here", "[%1$s:name] ist da"),
];

export const NAMED: readonly Pair[] = [
  pair("Hello {name}", "Hallo {name}"),
  pair("Hello {name}", "Hallo", lacks("{name}")),
  pair("Hello {name}", "Hallo {nmae}", hasOther("{nmae}", "{name}")),
  pair("Hello {{name}}", "Hallo { {name} }", lacks("{{name}}")),
  pair("Hello", "Hallo {name}", hasToo("{name}")),
  pair("{a} and {b}", "{b} und {a}"),
  pair("{a} and {a}", "{a}"),
  pair("{a}", "{a}, {a}"),
  pair("{0} of {1}", "{1}: {0}"),
  pair("{0} of {1}", "{0}", lacks("{1}")),
  pair("{ name }", "{name}"),
  pair("{price:C2}", "{price:C2}"),
  pair("{0:MM/dd/yyyy}", "{0:dd.MM.yyyy}"),
  pair("{0:MM/dd/yyyy}", "am Montag", lacks("{0}")),
  pair("{0:dd MMMM yyyy}", "{1:dd MMMM yyyy}", hasOther("{1}", "{0}")),
  pair("{day:dd/MM}", "{tag:dd.MM}", hasOther("{tag}", "{day}")),
  pair("{name!r:>10}", "{nmae!r:>10}", hasOther("{nmae}", "{name}")),
  pair("{user.name}", "{user.email}", hasOther("{user.email}", "{user.name}")),
  pair("Hello {$name}", "Hallo {$name}"),
  pair("{name}", "{Name}", hasOther("{Name}", "{name}")),
  pair("{name}", "{größe}", hasOther("{größe}", "{name}")),
  pair("Hello ${name}", "Hallo ${name}"),
  pair("Hello ${name}", "Hallo {name}", lacks("${name}")),
  pair("Hello ${user.name}", "Hallo ${ user.name }"),
  pair("Hello ${name}", "Hallo ${vorname}", hasOther("${vorname}", "${name}")),
  pair("Hello {{name}}", "Hallo {{name}}"),
  pair("Hello {{name}}", "Hallo {{ name }}"),
  pair("Hello {{name}}", "Hallo {name}", lacks("{{name}}")),
  pair("Hello {name}", "Hallo %s", lacks("{name}")),
  pair("Hello {{name}}", "Hallo {{- name}}"),
  pair("Hello {{name}}", "Hallo {{name, uppercase}}"),
  pair("Hello {{{name}}}", "Hallo {{name}}"),
  pair("Hello {{name}}", "Hallo {{nme}}", hasOther("{{nme}}", "{{name}}")),
  pair("Hello %{name}", "Hallo %{name}"),
  pair("Hello %{name}", "Hallo {name}", lacks("%{name}")),
  pair("Hello {name}", "Hallo {name}, 5 %s"),
  pair("{done}% of all", "%{done}: hepsi"),
  pair("$1 {{PLURAL:$1|page|pages}}", "$1 {{PLURAL:$1|Seite|Seiten}}"),
  pair("$1 {{PLURAL:$1|page|pages}}", "{{PLURAL:$1|Seite|Seiten}}", lacks("$1")),
  pair("$1 {{GENDER:$2|uploaded}} it", "$1 lädt es hoch"),
  pair("$1 of $2", "$2: $1"),
  pair("$1 of $2", "von $2", lacks("$1")),
  pair("By $1", "Von $2", hasOther("$2", "$1")),
  pair("From $5 on", "Ab 5 $"),
  pair("Only $1.50 or $10", "Nur 1,50 $"),
];

/** Braces and percent signs that are not placeholders. */
export const CODE: readonly Pair[] = [
  pair('{"a": 1}', '{"b": 2}'),
  pair('{"name": "x", "list": [{"a": {}}]}', "{}"),
  pair("a { color: red; }", "b { colour: blue }"),
  pair("function f() { return x; }", "function g() { return y + 1; }"),
  pair("if (a) { b(); } else { c(); }", "wenn (a) { d(); }"),
  pair("{", "}"),
  pair("{}", "{ }"),
  pair(":-{)", ":-}"),
  pair("{not a name}", "{kein Name}"),
  pair("{{#if a}}x{{/if}}", "{{#if b}}y{{/if}}"),
  pair("%", "%%%"),
  pair("100%", "100 %"),
  pair("a%20b", "c%20d"),
  pair("c%20d", "a%20b"),
  pair("?next=%2Fcart", "?next=%2Fkorb%3F"),
  pair("?next=%2Fkorb", "?next=cart"),
  pair("https://example.com/?q=%C3%A4", "https://example.com/?q=%C3%B6"),
];

export const ICU: readonly Pair[] = [
  pair("{count, plural, one {# item} other {# items}}", "{count, plural, one {# Artikel} other {# Artikel}}"),
  pair("{count, plural, one {# item} other {# items}}", "{count} Artikel"),
  pair("{count} items", "{count, plural, one {# Artikel} other {# Artikel}}"),
  pair(
    "{count} items",
    "{count, plural, other {# Artikel}}",
    "lacks the plural form one of {count}",
    "plurals",
  ),
  pair("{n, plural, one {a} other {b}}", "{n, plural, =1 {a} other {b}}"),
  pair(
    "{n, plural, one {a} other {b}}",
    "{n, plural, =0 {a} other {b}}",
    "lacks the plural form one",
    "plurals",
  ),
  pair("{n, plural, other {# min}}", "{n, plural, other {# Min.}}"),
  pair("{n, plural, =0 {no} other {# min}}", "{n, plural, other {# Min.}}"),
  pair("{n, selectordinal, one {#st} other {#th}}", "{n, selectordinal, other {#.}}"),
  pair("{count, plural, one {# item} other {# items}}", "Artikel", lacks("{count}")),
  pair("{count, plural, one {item} other {items}}", "Artikel"),
  pair("{n, plural, other {#}}", "{m, plural, one {#} other {#}}", hasOther("{m}", "{n}")),
  pair("{g, select, male {He} other {They}} left", "Jemand ging"),
  pair("{g, select, male {He} other {They}} saw {name}", "{name} wurde gesehen"),
  pair("{g, select, male {He} other {They}} saw {name}", "Jemand wurde gesehen", lacks("{name}")),
  pair("On {d, date, short}", "Am {d, date, medium}"),
  pair("On {d, date, short}", "Am {t, date, short}", hasOther("{t}", "{d}")),
  pair("{n, number, ::currency/EUR}", "{n, number}"),
  pair("{n, spellout} items", "{n, spellout} Artikel"),
  pair("{count, plural, other {it's {name}}}", "{count, plural, other {{name} ist''s}}"),
  pair("{n, plural, one {a} other {b}}", "{n, plural, one {a}}", 'has no form "other"', "icu"),
  pair("{n, plural, one {a} other {b}}", "{n, plural, eins {a} other {b}}", 'has "eins" in {n}', "plurals"),
  pair("{n, plural, one {a} other {b}}", "{n, plural, one {a} other {b}", 'a "{" has no "}"', "icu"),
  pair("{n, plural, one {a} other {b}}", "{n, plurl, one {a} other {b}}", "an unknown type", "icu"),
  pair(
    "{n, plural, one {a} other {b}}",
    "{n, plural, one {a} one {b} other {c}}",
    "duplicate plural argument selector",
    "icu",
  ),
  pair("{g, select, a {x} other {y}}", "{g, select}", "expect select argument options", "icu"),
  pair("{g, select, a {x} other {y}}", "{g, select, a {x}}", 'has no form "other"', "icu"),
  pair("{a, number}", "{a, number, }", "expect argument style", "icu"),
  pair("{a, number}", "{a, number, ::}", "invalid number skeleton", "icu"),
  pair("{a, date}", "{a, date, ::}", "expect date time skeleton", "icu"),
  pair(
    "{a, plural, other {x}}",
    "{a, plural, offset: one {x} other {y}}",
    "expect plural argument offset value",
    "icu",
  ),
  pair(
    "{a, plural, other {x}}",
    `{a, plural, offset:${2 ** 60} other {y}}`,
    "invalid plural argument offset value",
    "icu",
  ),
  pair("{n, plural, other {# of {a}}}", "{n, plural, other {# d'{a}}}", "quotes it. To show", "icu"),
  pair("{n, plural, other {#}} of {a}", "{n, plural, other {#}} d'{a}", "To show the apostrophe, write two."),
  pair("{n, plural, other {#}} of {a}", "{n, plural, other {#}} d''{a}"),
  pair("plain", "{n, plural, one {a}}", 'has no form "other" (character 20)', "icu"),
  pair("{name, plain}", "{name, einfach}"),
  pair("{{n, number}}", "{{n, number}}"),
];

export const PLURALS: readonly Pair[] = [
  pair({ one: "%d item", other: "%d items" }, { one: "%d Artikel", other: "%d Artikel" }),
  pair({ one: "%d item", other: "%d items" }, { one: "ein Artikel", other: "%d Artikel" }),
  pair({ one: "An item", other: "%d items" }, { one: "%d Artikel", other: "%d Artikel" }),
  pair(
    { one: "%d item", other: "%d items" },
    { one: "%s Artikel", other: "%d Artikel" },
    "The form one of the de text has %s, but the en text has %d.",
  ),
  pair(
    { one: "%1$d item in %2$s", other: "%1$d items in %2$s" },
    { one: "ein Artikel in %2$s", other: "%1$d Artikel in %2$s" },
  ),
  pair(
    { one: "%1$d item in %2$s", other: "%1$d items in %2$s" },
    { one: "ein Artikel", other: "%1$d Artikel in %2$s" },
    "The form one of the de text lacks %2$s",
  ),
  pair(
    { one: "%d item in %s", other: "%d items in %s" },
    { one: "ein Artikel in %s", other: "%d Artikel in %s" },
    "The form one of the de text has its placeholders in another order",
  ),
  pair(
    { one: "{{count}} item of {{shop}}", other: "{{count}} items of {{shop}}" },
    { one: "Artikel von {{shop}}", other: "{{count}} Artikel von {{shop}}" },
  ),
  pair(
    { one: "{{count}} item of {{shop}}", other: "{{count}} items of {{shop}}" },
    { one: "{{count}} Artikel", other: "{{count}} Artikel von {{shop}}" },
    "The form one of the de text lacks {{shop}}",
  ),
  pair({ one: "{0} item", other: "{0} items" }, { one: "ein Artikel", other: "{0} Artikel" }),
  pair({ one: "item", other: "items" }, { other: "Artikel" }, "lacks the plural form one", "plurals"),
  pair({ one: "item", other: "items" }, { one: "Artikel" }, "form other, which the language", "plurals"),
  pair({ one: "item", other: "items" }, { one: "Artikel", other: "" }, "form other", "plurals"),
  pair({ one: "item", other: "items" }, { one: "", other: "" }),
  pair({ one: "item", other: "items" }, ""),
];

export const BLANKS: readonly Pair[] = [
  pair("Name: ", "Name: "),
  pair("Name: ", "Name:", "other blanks or line breaks at its end than the en text", "blanks"),
  pair("Name:", "Name: ", "other blanks or line breaks at its end than the en text", "blanks"),
  pair(" a", "a", "breaks at its start", "blanks"),
  pair("a", " a ", "breaks at its start and end", "blanks"),
  pair("a\n", "a", "breaks at its end", "blanks"),
  pair("a\r\n", "b\n"),
  pair("\ta", "a", "breaks at its start", "blanks"),
  pair("a ", "b  ", "breaks at its end", "blanks"),
  pair("a ", "b\u00a0"),
  pair("a ", "b\u3000"),
  pair("by ", "作者"),
  pair("by", "作者 ", "breaks at its end", "blanks"),
  pair("a", "\u200fb\u200e"),
  pair("a ", "b \u200f"),
  pair("a", "\u200b"),
  pair("a", ""),
  pair("", " a"),
  pair("日本語", "中文"),
  pair("éa", "aé"),
];

/** In all pairs, `char_limit` is 10. */
export const LENGTHS: readonly Pair[] = [
  pair("1234567890", "0987654321"),
  pair("short", "12345678901", "has 11 characters, but char_limit allows 10", "length"),
  pair("short", "👍👍👍👍👍👍👍👍👍👍"),
  pair("short", "👍👍👍👍👍👍👍👍👍👍👍", "has 11 characters", "length"),
  pair(
    { one: "a", other: "a" },
    { one: "12345678901", other: "a" },
    "The form one of the de text has 11 characters",
    "length",
  ),
];
