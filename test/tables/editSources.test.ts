/** Which texts a locale file gets if it cannot have all of them, and with how many attempts. */
import { expect, test } from "vitest";
import type { TextSource } from "../../src/kinds/textSource.ts";
import type { TextEdit, TextFormat } from "../../src/locales/format.ts";
import { json } from "../../src/locales/json.ts";
import type { DifferingText } from "../../src/plan/pull.ts";
import { editSource } from "../../src/pull/editSources.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { declaredIn } from "./planHarness.ts";

const options: Pick<TextSource, "plurals"> = { plurals: "none" };
const kind = KINDS.find(({ name }) => name === "key") ?? expect.fail();
const [entry = expect.fail()] = declaredIn({ keys: "keys:\n  - key_name: a\n" }).entries.keys ?? [];

function change(name: string, after: string) {
  const text: DifferingText = {
    ...{ kind, entry, id: 1, field: "translations", language: "en", declared: undefined, live: after, after },
    ...{ writer: undefined, isOurs: false, isSeeded: false, isReshaped: false },
  };
  return { text, edits: [{ is: "add", path: name.split("."), value: after } as const] };
}

/** The names and texts of the file, and the texts that it does not have. */
function edited(names: readonly string[], before = "{}\n", format: TextFormat = json) {
  const { text, refused } = editSource(
    format,
    before,
    names.map((name) => change(name, `text of ${name}`)),
    options,
  );
  return { names: Object.keys(JSON.parse(text)), refused: refused.map((one) => one.text.after) };
}

test("texts that do not fit are found, and all others are written in their order", () => {
  const names = Array.from({ length: 40 }, (_, index) => `n${index}`);
  const wrong = ["taken.a", "taken.b"];
  const all = [...names.slice(0, 11), "taken.a", ...names.slice(11, 30), "taken.b", ...names.slice(30)];
  expect(edited(all, '{ "taken": "x" }\n')).toEqual({
    names: ["taken", ...names],
    refused: wrong.map((name) => `text of ${name}`),
  });
});

test("of two texts that exclude each other, the first is written", () => {
  expect(edited(["a", "a.b", "c"])).toEqual({ names: ["a", "c"], refused: ["text of a.b"] });
});

/** JSON that counts how often a file with more than one text is edited, and refuses some texts. */
function counting(refuses: (edits: readonly TextEdit[], text: string) => boolean) {
  const count = { whole: 0 };
  const format: TextFormat = {
    ...json,
    edit(text, edits, given) {
      if (text !== json.empty("en")) count.whole += 1;
      return refuses(edits, text) ? { is: "refused", why: "No." } : json.edit(text, edits, given);
    },
  };
  return { format, count };
}

test("texts that the format cannot store at all are found without an edit of the whole file for each", () => {
  const { format, count } = counting((edits) => edits.some((one) => JSON.stringify(one).includes("bad")));
  const names = Array.from({ length: 1000 }, (_, index) => (index % 3 === 0 ? `bad${index}` : `n${index}`));
  const result = edited(names, '{ "x": "" }\n', format);
  expect(result.refused).toHaveLength(334);
  expect(result.names).toHaveLength(667);
  expect(count.whole).toBeLessThan(5);
});

test("a file that cannot be changed is not edited for each of its texts", () => {
  const before = '{ "x": "" }\n';
  const { format, count } = counting((_, text) => text === before);
  const names = Array.from({ length: 5000 }, (_, index) => `n${index}`);
  expect(edited(names, before, format)).toMatchObject({ names: ["x"], refused: { length: 5000 } });
  expect(count.whole).toBeLessThan(100);
});
