/** The manifests of a pull request and of its target are mostly the same: each text is read once. */
import { expect, test } from "vitest";
import { type KnownReads, readByFile } from "../../../src/kinds/read.ts";
import { KINDS } from "../../../src/run/kinds.ts";

const NAME = "keys:\n  - { key_name: a, platforms: [web] }\n";

function entriesOf(path: string, text: string, known: KnownReads) {
  const reading = readByFile(KINDS, { keys: [{ path, text }] }, { values: {}, tokens: [] }, known);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value.declared.entries.keys ?? [];
  }
}

test("the same text of the same manifest is read once", () => {
  const known: KnownReads = new Map();
  const [first] = entriesOf("keys.yaml", NAME, known);
  expect(entriesOf("keys.yaml", NAME, known)[0]).toBe(first);
  const [other] = entriesOf("keys.yaml", NAME.replace("a,", "b,"), known);
  expect(other?.values).toMatchObject({ key_name: "b" });
  // Its locations name the other file.
  expect(entriesOf("l10n/keys.yaml", NAME, known)[0]?.file.path).toBe("l10n/keys.yaml");
});
