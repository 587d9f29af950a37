/** Which texts a locale file gets if it cannot have all of them, and with how many attempts. */
import { expect, test } from "vitest";
import type { TextFormat } from "../../../src/locales/format.ts";
import { json } from "../../../src/locales/json.ts";
import type { TextSource } from "../../../src/locales/textSource.ts";
import { namePlaceAt } from "../../../src/model/place.ts";
import type { DifferingText } from "../../../src/plan/pulledTexts.ts";
import { editSource } from "../../../src/pull/textEdits.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { declaredIn } from "../plan/planHarness.ts";

const options: Pick<TextSource, "plurals"> = { plurals: "none" };
const kind = KINDS.find(({ name }) => name === "key") ?? expect.fail();
const [entry = expect.fail()] = declaredIn({ keys: "keys:\n  - key_name: a\n" }).entries.keys ?? [];

function change(name: string, after: string) {
  const place = namePlaceAt(entry.file, entry.span, []);
  const item = { kind: "key", label: name, id: "1", field: "translations", part: "en", live: after, place };
  const text: DifferingText = {
    ...{ kind, entry, item: { ...item, reason: "pull" }, object: undefined, language: "en", after },
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

test("a file that cannot be changed is not edited for each of its texts", () => {
  let count = 0;
  const format: TextFormat = {
    ...json,
    edit() {
      count += 1;
      return { is: "refused", why: "No." };
    },
  };
  const names = Array.from({ length: 5000 }, (_, index) => `n${index}`);
  expect(edited(names, '{ "x": "" }\n', format)).toMatchObject({ names: ["x"], refused: { length: 5000 } });
  expect(count).toBeLessThan(5);
});
