/** Random manifests in many styles, random edits: the new text has exactly the wanted values, and all other bytes stay. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { CST, Lexer } from "yaml";
import type { Json } from "../../src/model/json.ts";
import type { Span } from "../../src/model/place.ts";
import { type EntryEdit, editEntries } from "../../src/yaml/editEntries.ts";
import { parseYaml } from "../../src/yaml/yaml.ts";
import { runs } from "../scale.ts";
import { oddText } from "./oddPieces.ts";

/** No file can hold half a surrogate pair. */
const text = oddText.filter((one) => one.isWellFormed());

/** What is in the file for a text, without regard to the text that it means. */
const WRITTEN = [
  "plain",
  "'single'",
  '"double"',
  '"esc\\taped\\n"',
  "'it''s'",
  "plain # comment",
  "'x' # comment",
  "two\n{}  words",
  "'two\n{}  lines'",
  '"two\n{}  lines"',
  "|\n{}  a\n{}   b",
  "|-\n{}  a",
  "|+\n{}  a\n\n",
  "| # note\n{}  a",
  "|2-\n{}   a\n{}  b",
  ">\n{}  folded words\n{}  go on",
  ">-\n{}    a\n{}     b\n\n{}    c",
  ">+\n{}  a\n",
  "!!str 404",
  "&NAME anchored",
  "&NAME |\n{}  a\n",
  "*ALIAS",
  "*ALIAS # shared",
];
const IN_FLOW = ["plain", "'single'", '"double"', "&NAME anchored", "*ALIAS", "!!str 404"];

interface Shape {
  texts: readonly { language: string; written: number }[];
  form: "block" | "flow" | "list" | "alias" | "anchored";
  comment: string;
  blank: boolean;
  tags: string;
}

const languages = ["en", "de", "pt_BR", "no", "zh-CN"];
const shape: fc.Arbitrary<Shape> = fc.record({
  texts: fc.uniqueArray(
    fc.record({ language: fc.constantFrom(...languages), written: fc.nat(WRITTEN.length - 1) }),
    { minLength: 1, maxLength: 4, selector: ({ language }) => language },
  ),
  form: fc.constantFrom("block", "block", "block", "flow", "list", "alias", "anchored"),
  comment: fc.constantFrom("", "# own\n", "# two\n# lines\n", "# apart\n\n"),
  blank: fc.boolean(),
  tags: fc.constantFrom("", "[a, b]", "[]", "[ a ] # why", "{}\n"),
});

interface Source {
  text: string;
  entries: number;
}

const source: fc.Arbitrary<Source> = fc
  .record({
    shapes: fc.array(shape, { minLength: 1, maxLength: 4 }),
    indent: fc.constantFrom(0, 2, 4),
    step: fc.constantFrom(2, 3, 4),
    crlf: fc.boolean(),
    start: fc.constantFrom("", "\ufeff", "# head\n", "---\n", "\ufeff# head\n---\n"),
    end: fc.constantFrom("", "\n", "\n# end\n", "\n...\n", "\non_create:\n  platforms: [web]\n"),
  })
  .map(({ shapes, indent, step, crlf, start, end }) => {
    let anchors = 0;
    let mappings = 0;
    const pad = (columns: number) => " ".repeat(columns);
    const value = (written: string, column: number): string => {
      if (written.includes("*ALIAS") && anchors === 0) return "first";
      const named = written.includes("&NAME") ? `a${++anchors}` : `a${anchors}`;
      return written.replaceAll("NAME", named).replaceAll("ALIAS", named).replaceAll("{}", pad(column));
    };
    const lines = shapes.map(({ texts, form, comment, blank, tags }, index) => {
      const column = indent + 2;
      const deeper = column + step;
      const own = comment.replace(/^(?=.)/gm, pad(indent));
      const rows = texts.map(({ language, written }) => ({
        language,
        block: WRITTEN[written] ?? "",
        flow: IN_FLOW[written % IN_FLOW.length] ?? "",
      }));
      const block = () =>
        rows.map((row) => `\n${pad(deeper)}${row.language}: ${value(row.block, deeper)}`).join("");
      const flow = () => ` { ${rows.map((row) => `${row.language}: ${value(row.flow, 0)}`).join(", ")} }`;
      const list = () =>
        rows
          .map(
            (row) =>
              `\n${pad(column)}- language_iso: ${row.language}\n${pad(column + 2)}translation: ${value(row.block, column + 2)}`,
          )
          .join("");
      const translations =
        form === "alias" && mappings > 0
          ? ` *m${mappings}`
          : form === "anchored"
            ? ` &m${++mappings}${block()}`
            : form === "flow"
              ? flow()
              : form === "list"
                ? list()
                : block();
      const isKept = /\|\+|>\+|&a\d+ \|/.test(translations);
      const others = tags.startsWith("{") ? "" : tags && `\n${pad(column)}tags: ${tags}`;
      return `${blank && index > 0 && !isKept ? "\n" : ""}${own}${pad(indent)}- key_name: k${index}${others}\n${pad(column)}translations:${translations}`;
    });
    const all = `${start}keys:\n${lines.join("\n")}${end}`;
    return { text: crlf ? all.replaceAll("\n", "\r\n") : all, entries: shapes.length };
  })
  .filter(({ text: one }) => parseYaml("keys.yaml", one).problems.length === 0);

interface Wish {
  entry: number;
  language: string;
  text: string;
  isForms: boolean;
}
const wishes = fc.array(
  fc.record({ entry: fc.nat(3), language: fc.constantFrom(...languages), text, isForms: fc.boolean() }),
  { minLength: 1, maxLength: 4 },
);

interface Entry {
  key_name: string;
  translations?: Json;
}
interface TextWish {
  entry: number;
  language: string;
  value: Json;
}

/** One wish for a language of an entry. */
function textWishes(entries: number, wanted: readonly Wish[]): TextWish[] {
  const all = wanted.map(({ entry, language, text: one, isForms }) => ({
    entry: entry % entries,
    language,
    value: isForms ? { one, other: `${one}s` } : one,
  }));
  return [...new Map(all.map((one) => [`${one.entry} ${one.language}`, one])).values()];
}

function entriesOf(before: string): { list: Entry[]; at: number[] } {
  const { value, span } = parseYaml("keys.yaml", before);
  const spans = span.members?.get("keys")?.members ?? new Map();
  return { list: (value as { keys: Entry[] }).keys, at: [...spans].map(([, { start }]) => start) };
}

/** The texts of an entry with those of the wishes. */
function withTexts(texts: Json, wishes: readonly TextWish[]): Json {
  if (!Array.isArray(texts))
    return { ...(texts as object), ...Object.fromEntries(wishes.map((one) => [one.language, one.value])) };
  const rows = texts.map((row) => ({ ...(row as { language_iso: string; translation: Json }) }));
  for (const { language, value } of wishes) {
    const row = rows.find(({ language_iso }) => language_iso === language);
    if (row) row.translation = value;
    else rows.push({ language_iso: language, translation: value });
  }
  return rows;
}

/** The comments of a text, in order. */
function commentsIn(one: string): string[] {
  const lexemes = [...new Lexer().lex(one)];
  return lexemes.filter((lexeme, index) => lexeme.startsWith("#") && lexemes[index - 1] !== CST.SCALAR);
}

/** The parts of a text that edits may change: their values, aliases, and the end of mappings that get a new language. */
function changeable(before: string, wishes: readonly TextWish[]): { start: number; end: number }[] {
  const { value, span } = parseYaml("keys.yaml", before);
  const { keys } = value as { keys: Entry[] };
  const at = (path: readonly (string | number)[]) =>
    path.reduce<Span | undefined>((one, step) => one?.members?.get(String(step)), span);
  const ranges = wishes.map(({ entry, language }) => {
    const texts = keys[entry]?.translations;
    const rows = Array.isArray(texts) ? (texts as { language_iso: string }[]) : undefined;
    const inside = rows
      ? [rows.findIndex(({ language_iso }) => language_iso === language), "translation"]
      : [language];
    const path = ["keys", entry, "translations"];
    const value = at([...path, ...inside]);
    // The value of a member without one is read as null, at its name.
    if (value) return { start: value.start, end: value.end };
    const around = at(path);
    // Braces that get a language are written anew.
    if (around && before[around.start] === "{") return { start: around.start, end: around.end };
    const last = [...(around?.members ?? [])].at(-1)?.[1];
    return { start: last?.end ?? around?.start ?? 0, end: last?.end ?? around?.end ?? 0 };
  });
  const aliases = [...before.matchAll(/\*[am]\d+/g)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }));
  return [...ranges, ...aliases].sort((a, b) => a.start - b.start);
}

/** Each line, and each part of a line, outside of these ranges is in the new text, in the same order. */
function expectKept(before: string, after: string, ranges: readonly { start: number; end: number }[]): void {
  let from = 0;
  const parts: string[] = [];
  for (const { start, end } of [...ranges, { start: before.length, end: before.length }]) {
    if (start > from) parts.push(...(before.slice(from, start).match(/[^\n]*\n|[^\n]+$/g) ?? []));
    from = Math.max(from, end);
  }
  let at = 0;
  for (const part of parts) {
    const found = after.indexOf(part.trim() === "" ? part.trim() : part.trimEnd(), at);
    expect(found, JSON.stringify([before, after, part])).toBeGreaterThanOrEqual(at);
    at = found + part.trimEnd().length;
  }
  expect(after.startsWith("\ufeff")).toBe(before.startsWith("\ufeff"));
  expect(after.endsWith("\n")).toBe(before.endsWith("\n"));
  expect(/(?<!\r)\n/.test(after) && before.includes("\r\n")).toBe(false);
}

test("after random edits, the text has exactly the wanted values", () => {
  fc.assert(
    fc.property(source, wishes, ({ text: before, entries }, wanted) => {
      const texts = textWishes(entries, wanted);
      const { list, at } = entriesOf(before);
      const edits = texts.map(
        ({ entry, language, value }): EntryEdit => ({ is: "text", at: at[entry] ?? -1, language, value }),
      );
      const result = editEntries("keys.yaml", before, "keys", edits);
      // A value that an alias repeats, whose tag does not fit the new one, or that keeps its blank lines may stay.
      if (result.is === "refused" && /\*[am]\d|!!str|[|>]\+/.test(before)) return;
      if (result.is === "refused")
        throw new Error(JSON.stringify([result.problems, before, edits, result], null, 1));
      const after = parseYaml("keys.yaml", result.text);
      expect(after.problems).toEqual([]);
      const expected = list.map((one, index) => {
        const own = texts.filter(({ entry }) => entry === index);
        return own.length > 0 ? { ...one, translations: withTexts(one.translations ?? {}, own) } : one;
      });
      expect(entriesOf(result.text).list).toEqual(expected);
      expect(commentsIn(result.text)).toEqual(commentsIn(before));
      expectKept(before, result.text, changeable(before, texts));
    }),
    { numRuns: runs(300) },
  );
});

const json: fc.Arbitrary<Json> = fc.oneof(
  text,
  fc.constantFrom<Json>(
    [],
    {},
    true,
    12,
    0.5,
    ["a"],
    ["b", "no"],
    ["a", "b", "c"],
    { en: "x" },
    { a: [{ b: "c" }, []] },
    null,
  ),
  fc.dictionary(
    fc.constantFrom("en", "no", "a b", "x: y", "🎁", "404", "#"),
    fc.oneof(text, fc.array(text, { maxLength: 3 })),
    {
      maxKeys: 3,
    },
  ) as fc.Arbitrary<Json>,
);
const fieldEdits = fc.array(
  fc.record({
    entry: fc.nat(3),
    does: fc.constantFrom("remove", "add", "field", "field"),
    field: fc.constantFrom("tags", "translations", "description", "x"),
    value: json,
  }),
  { minLength: 1, maxLength: 4 },
);

test("after random fields change and random entries are added and removed, all values are the wanted ones", () => {
  fc.assert(
    fc.property(source, fieldEdits, ({ text: before }, wanted) => {
      const { list, at } = entriesOf(before);
      const rows: { entry: Entry | undefined; added: Entry[] }[] = list.map((entry) => ({
        entry,
        added: [],
      }));
      const edits = wanted.map(({ entry: number, does, field, value: one }): EntryEdit => {
        const position = number % list.length;
        const start = at[position] ?? -1;
        const row = rows[position];
        if (does === "remove") {
          if (row) row.entry = undefined;
          return { is: "remove", at: start };
        }
        if (does === "field") {
          if (row?.entry) row.entry = { ...row.entry, [field]: one };
          return { is: "field", at: start, field, value: one };
        }
        const value = { key_name: "new", [field]: one };
        row?.added.push(value);
        return { is: "add", after: start, value };
      });
      const result = editEntries("keys.yaml", before, "keys", edits);
      if (result.is === "refused" && /\*[am]\d|!!str|[|>]\+/.test(before)) return;
      if (result.is === "refused") throw new Error(JSON.stringify([result.problems, before, edits], null, 1));
      const expected = rows.flatMap(({ entry, added }) => [...(entry ? [entry] : []), ...added]);
      expect(entriesOf(result.text).list).toEqual(expected);
      expect(result.text.startsWith("\ufeff")).toBe(before.startsWith("\ufeff"));
      if (!wanted.some(({ does }) => does === "remove"))
        expect(result.text.endsWith("\n")).toBe(before.endsWith("\n"));
      expect(/(?<!\r)\n/.test(result.text) && before.includes("\r\n")).toBe(false);
    }),
    { numRuns: runs(300) },
  );
});
