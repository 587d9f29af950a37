/** Promises about Android's files that hold for random files. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { android } from "../../../src/locales/android.ts";
import type { TextFormat } from "../../../src/locales/format.ts";
import { anyCharacter } from "../../anyCharacter.ts";
import { runs } from "../../scale.ts";
import { androidShows, markupMeans } from "./androidReference.ts";
import { allReplaced, anyText, mutated, replaced, survives, textsOf } from "./fileProperties.ts";

const OPTIONS = { plurals: "none" } as const;

/** Android, with a text in the base language that shows what tags are. */
function withBase(value: string): TextFormat {
  const text = `<resources><string name="x">${value}</string></resources>`;
  const base = { text, name: text.indexOf('"x"') };
  return {
    ...android,
    edit: (file, edits, options) =>
      android.edit(
        file,
        edits.map((one) => ({ ...one, base })),
        options,
      ),
  };
}

const ESCAPED = withBase("&lt;b>");
/** aapt2 refuses texts with several placeholders. */
const someText = anyText.filter((text) => !/%.*%/s.test(text));
const FORMS = ["zero", "one", "two", "few", "many", "other"];
const STYLES = ["plain", "quoted", "cdata"] as const;

/** A text as a file can write it: each character as it is, or as one of its escapes. */
function written(text: string, style: (typeof STYLES)[number], choice: number): string {
  let seed = choice;
  const isQuoted = style === "quoted";
  const all = Array.from(text);
  const characters = all
    .map((char, index) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const units = char.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
      const forms = [units.join("")];
      const isSingle = all[index - 1] !== " " && index > 0 && index < all.length - 1;
      const isOther = !/[\0-\x20\\"'<&\]>@?\ufffe\uffff]/.test(char);
      if (isOther) forms.push(char, char, char, char);
      if (isOther && style !== "cdata")
        forms.push(`&#${char.codePointAt(0)};`, `&#x${char.codePointAt(0)?.toString(16)};`);
      if (char === " " && (isQuoted || isSingle)) forms.push(" ", " ");
      if (char === "\n") forms.push("\\n", ...(isQuoted ? ["\n", "\r\n"] : []));
      if (char === "\t") forms.push("\\t", ...(isQuoted ? ["\t"] : []));
      if (/[\\"'@?]/.test(char)) forms.push(`\\${char}`);
      if (char === "'" && isQuoted) forms.push("'");
      if (/[@?]/.test(char) && index > 0) forms.push(char);
      if (char === "<" && style !== "cdata") forms.push("&lt;", "&#60;");
      if (char === "<" && style === "cdata") forms.push("<");
      if (char === "&") forms.push(style === "cdata" ? "&" : "&amp;");
      if (char === ">") forms.push(style === "cdata" ? "\\u003e" : "&gt;");
      return forms[seed % forms.length] ?? "";
    })
    .join("");
  if (style === "quoted") return `"${characters}"`;
  return style === "cdata" ? `<![CDATA[${characters}]]>` : characters;
}

interface Example {
  text: string;
  texts: [string, unknown][];
}

const nameText = fc.stringMatching(/^[a-z_][a-z0-9_.]{0,9}$/);
const between = fc.constantFrom(
  "",
  " ",
  "\n    ",
  "\r\n\t",
  '\n  <!-- <string name="x">y</string> -->\n  ',
  '<color name="c">#fff</color>',
);
const one = fc.record({
  text: anyText,
  style: fc.constantFrom(...STYLES),
  choice: fc.nat(),
  isEmpty: fc.boolean(),
});
const forms = fc.uniqueArray(fc.tuple(fc.constantFrom(...FORMS), one), {
  selector: ([form]) => form,
  minLength: 1,
});

type One = typeof one extends fc.Arbitrary<infer T> ? T : never;

function element(tag: string, attributes: string, { text, style, choice, isEmpty }: One): string {
  if (text === "" && isEmpty) return `<${tag} ${attributes}/>`;
  return `<${tag} ${attributes}>${written(text, style, choice)}</${tag}>`;
}

const file: fc.Arbitrary<Example> = fc
  .tuple(
    fc.uniqueArray(fc.tuple(nameText, fc.oneof(one, forms), between), {
      selector: ([name]) => name,
      maxLength: 6,
    }),
    fc.boolean(),
  )
  .map(([all, hasDeclaration]) => {
    const body = all.map(([name, value, gap]) => {
      if (!Array.isArray(value)) return gap + element("string", `name="${name}"`, value);
      const items = value.map(([form, text]) => element("item", `quantity="${form}"`, text));
      return `${gap}<plurals name='${name}'>\n${items.join("")}</plurals>`;
    });
    const start = hasDeclaration ? '<?xml version="1.0" encoding="utf-8"?>\n' : "";
    return {
      text: `${start}<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">${body.join("")}\n</resources>\n`,
      texts: all.map(([name, value]) => [
        name,
        Array.isArray(value) ? Object.fromEntries(value.map(([form, { text }]) => [form, text])) : value.text,
      ]),
    };
  });

test("a file gives the texts that were written into it, and no edits change nothing", () => {
  fc.assert(
    fc.property(file, ({ text, texts }) => {
      expect(android.read(text, OPTIONS).faults.filter(({ severity }) => severity !== "warning")).toEqual([]);
      expect(textsOf(android, text)).toEqual(texts);
      expect(android.edit(text, [], OPTIONS)).toEqual({ is: "edited", text });
    }),
  );
});

test("a replaced text is read as it was given, an app shows it, and all other bytes stay", () => {
  fc.assert(
    fc.property(
      file.filter(({ texts }) => texts.length > 0),
      fc.nat(),
      someText,
      ({ text, texts }, position, value) => {
        const index = position % texts.length;
        const found = android.read(text, OPTIONS).texts[index];
        if (!found || found.value.is === "none") throw new Error("not a text");
        const [name, before] = texts[index] ?? [];
        const [form, at] =
          found.value.is === "text"
            ? [undefined, found.value.at]
            : ([...found.value.forms].map(([one, { at }]) => [one, at] as const)[0] ?? []);
        if (!at) throw new Error("no form");
        const after = replaced(ESCAPED, text, at, value);
        const now = form === undefined ? value : { ...(before as object), [form]: value };
        expect(textsOf(android, after)).toEqual(texts.with(index, [name ?? "", now]));
        const isEmptyTag = text.slice(at.start, at.end) === "/>";
        const source = after.slice(at.start, after.length - (text.length - at.end));
        if (!isEmptyTag) expect(androidShows(source).join("")).toBe(value);
      },
    ),
    { numRuns: runs(300) },
  );
});

const words = fc
  .string({
    unit: fc.constantFrom(
      ..."ab \\\"'@?u0n>é🎁\n\t",
      "  ",
      "&amp;",
      "&lt;",
      "&#160;",
      "&gt;",
      "&quot;",
      "&#39;",
      "&#x5C;",
    ),
  })
  .filter((text) => !text.includes("]]>"));
const markup: fc.Arbitrary<string> = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    words,
    fc.constantFrom("<br/>", "<b></b>", '<img src="a&amp;b"/>'),
    fc
      .tuple(fc.constantFrom("b", 'a href="x"', 'xliff:g id="n"', 'annotation font="y"'), tie("nodes"))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(" ")[0]}>`),
  ),
  nodes: fc.array(tie("node"), { maxLength: 3 }).map((all) => all.join("")),
})).nodes;

const TAGS =
  '<br/><img src="x"/><a href="y">l</a><annotation font="y">f</annotation><xliff:g id="x">%s</xliff:g>';

test("markup in place of markup stays markup, and an app shows it", () => {
  const file = (value: string) =>
    `<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">\n  <string name="a">${value}</string>\n</resources>\n`;
  fc.assert(
    fc.property(
      fc.constantFrom(`Old <b>text</b>${TAGS}`, `Old ${TAGS}`),
      markup.filter((text) => text.includes("<") && !/<xliff:g(?:(?!<\/xliff:g).)*<xliff:g/s.test(text)),
      (old, text) => {
        const before = file(old);
        const start = before.indexOf(old);
        const at = { start, end: start + old.length };
        const after = replaced(withBase("<b>Old</b>"), before, at, text);
        expect(textsOf(android, after)).toEqual([["a", text]]);
        const value = after.slice(start, after.length - (before.length - at.end));
        expect(merge(androidShows(value))).toEqual(merge(markupMeans(text)));
      },
    ),
    { numRuns: runs(500) },
  );
});

/** Without empty parts. */
function merge(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== "");
}

test("all texts are replaced at once, and an added one comes after them", () => {
  const newForms = fc.uniqueArray(fc.tuple(fc.constantFrom(...FORMS), someText), {
    selector: ([form]) => form,
    minLength: 1,
  });
  const added = fc.oneof(
    someText,
    newForms.map((all) => Object.fromEntries(all)),
  );
  fc.assert(
    fc.property(
      file,
      fc.array(someText, { minLength: 1 }),
      nameText,
      added,
      (before, values, name, value) => {
        fc.pre(!before.texts.some(([other]) => other === name));
        allReplaced(ESCAPED, before.text, values, [name, value]);
      },
    ),
  );
});

test("any file is read without an exception", () => {
  const parts = [
    "<",
    ">",
    "&",
    '"',
    "\\",
    "\\u",
    "<string>",
    "</string>",
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "<b>",
    "<?",
    "<!DOCTYPE resources [",
    "name=",
    "\r\n",
  ];
  const any = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom(...parts, "a", " ", "<resources>", "</resources>") }),
    mutated(
      file.map(({ text }) => text),
      parts,
    ),
  );
  fc.assert(
    fc.property(any, (text) => survives(android, text)),
    { numRuns: runs(500) },
  );
});
