/** An entry is read by the schemas of the members that it has. That gives what the whole schema gives. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { keyEntry } from "../../src/keys/fieldTable.ts";
import { readKeyManifest } from "../../src/keys/kind.ts";

const MEMBERS: Readonly<Record<string, readonly unknown[]>> = {
  key_name: ["a", { ios: "a" }, "", 1, []],
  previously: ["b", ["b", "c"], [], 2],
  new: [true, "yes"],
  key_id: ["7", 7, {}],
  description: ["text", 3],
  platforms: [["ios"], "ios", ["symbian"]],
  translations: [{ en: "Hello" }, [{ language_iso: "en", translation: "Hello" }], "Hello"],
  is_plural: [false, "no"],
  unknown: [1],
};

const entry = fc
  .record(
    Object.fromEntries(Object.entries(MEMBERS).map(([name, values]) => [name, fc.constantFrom(...values)])),
    { requiredKeys: [] },
  )
  .map((members) => ({ ...members }));

test("whatever members the other entries have", () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 80 }), (entries) => {
      const { entries: read } = readKeyManifest("keys.yaml", JSON.stringify({ keys: entries }));
      const whole = entries.flatMap((one) => {
        const { success, data } = keyEntry.safeParse(one);
        return success ? [data] : [];
      });
      expect(read.map(({ values }) => values)).toEqual(whole);
    }),
    { numRuns: 200 },
  );
});
