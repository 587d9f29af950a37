/** Random ARB files, and how they are changed. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormatOptions, TextEdit } from "../../../src/locales/format.ts";
import { arb } from "../../../src/locales/json.ts";
import { runs } from "../../scale.ts";
import { choices, isUnique, type Members, names, texts, writeAny } from "./randomJson.ts";

const NONE: FormatOptions = { plurals: "none" };

interface Message {
  name: string;
  text: string;
  description: string | undefined;
  /** Whether the attributes are before the text. */
  isAfter: boolean;
}

const messages = fc.uniqueArray(
  fc.record({
    name: names.filter((name) => !name.startsWith("@")),
    text: texts,
    description: fc.option(texts, { nil: undefined }),
    isAfter: fc.boolean(),
  }),
  { selector: ({ name }) => name, maxLength: 6 },
);
const files = fc.tuple(messages, choices).map(([all, chosen]) => {
  const members = all.flatMap(({ name, text, description, isAfter }): Members => {
    const attributes: Members = [
      ["type", "text"],
      ["placeholders", [["count", []]]],
    ];
    const own: Members = [[name, text]];
    if (description === undefined) return own;
    attributes.splice(chosen.length % 3, 0, ["description", description]);
    return isAfter ? [[`@${name}`, attributes], ...own] : [...own, [`@${name}`, attributes]];
  });
  return { all, text: writeAny([["@@locale", "en"], ...members], chosen) };
});

function found(text: string): object[] {
  const read = arb.read(text, NONE);
  expect(read.faults).toEqual([]);
  return read.texts.map(({ path, value, description }) => ({
    name: path.join("/"),
    text: value.is === "text" ? value.text : value.is,
    description: description?.text,
  }));
}

function described({ name, text, description }: Message): object {
  return { name, text, description: description || undefined };
}

test("every text is read with its description, and no attribute is a text", () => {
  fc.assert(
    fc.property(files, ({ all, text }) => {
      expect(found(text)).toEqual(all.map(described));
      for (const { value, description } of arb.read(text, NONE).texts) {
        if (value.is === "text")
          expect(JSON.parse(text.slice(value.at.start, value.at.end))).toBe(value.text);
        if (description)
          expect(JSON.parse(text.slice(description.at.start, description.at.end))).toBe(description.text);
      }
      expect(arb.edit(text, [], NONE)).toEqual({ is: "edited", text });
    }),
    { numRuns: runs(300) },
  );
});

test("a change replaces only values, and adds at the end", () => {
  const added = fc.array(
    fc.tuple(
      names.filter((name) => !name.startsWith("@")),
      texts,
    ),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(files, fc.nat(), texts, added, ({ all, text }, which, wanted, additions) => {
      const { texts: before } = arb.read(text, NONE);
      if (!isUnique([...before.map(({ path }) => path.join("/")), ...additions.map(([name]) => name)]))
        return;
      const one = before[which % Math.max(1, before.length)];
      const at = one?.value.is === "text" ? one.value.at : undefined;
      const edits: TextEdit[] = additions.map(([name, value]) => ({ is: "add", path: [name], value }));
      if (at) edits.push({ is: "replace", at, text: wanted });
      const edited = arb.edit(text, edits, NONE);
      expect(edited).toMatchObject({ is: "edited" });
      if (edited.is === "refused") return;
      const changed = all.map((message, index) =>
        described(
          index === all.indexOf(all[which % all.length] as Message) ? { ...message, text: wanted } : message,
        ),
      );
      const more = additions.map(([name, value]) => ({ name, text: value, description: undefined }));
      expect(found(edited.text)).toEqual([...changed, ...more]);
      if (at) expect(edited.text.slice(0, at.start)).toBe(text.slice(0, at.start));
      expect(edited.text.endsWith(text.slice(text.lastIndexOf("}")))).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});

function edit(text: string, ...edits: TextEdit[]): string {
  const edited = arb.edit(text, edits, NONE);
  return edited.is === "edited" ? edited.text : edited.why;
}

test("a new file names its language, and gets texts", () => {
  const start = arb.empty("pt_BR");
  expect(start).toBe('{\n  "@@locale": "pt_BR"\n}\n');
  const after = '{\n  "@@locale": "pt_BR",\n  "title": "Loja",\n  "cart.empty": "Vazio"\n}\n';
  expect(
    edit(
      start,
      { is: "add", path: ["title"], value: "Loja" },
      { is: "add", path: ["cart", "empty"], value: "Vazio" },
    ),
  ).toBe(after);
});

test("a new text comes after the attributes of the last one", () => {
  const before = '{\n  "a": "1",\n  "@a": {\n    "description": "x"\n  }\n}\n';
  const after = '{\n  "a": "1",\n  "@a": {\n    "description": "x"\n  },\n  "b.c": "new"\n}\n';
  expect(edit(before, { is: "add", path: ["b.c"], value: "new" })).toBe(after);
});

test("a new text can have attributes already", () => {
  const before = '{\n  "@a": { "description": "x" }\n}\n';
  const after = '{\n  "@a": { "description": "x" },\n  "a": "new"\n}\n';
  expect(edit(before, { is: "add", path: ["a"], value: "new" })).toBe(after);
});

test("names of attributes and plural forms are refused", () => {
  expect(edit("{}", { is: "add", path: ["@a"], value: "x" })).toContain("exactly the wanted texts");
  expect(edit("{}", { is: "add", path: ["a"], value: { one: "x", other: "y" } })).toBe(
    "An ARB file has no plural forms. It writes them in one text, as a message of ICU.",
  );
});
