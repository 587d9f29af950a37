/** The text of a new manifest says exactly what was written, to readers of both versions of YAML. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { yamlText } from "../../src/yaml/yamlText.ts";
import { short } from "../hostile/corpus.ts";
import { runs } from "../scale.ts";
import { oddText } from "./oddPieces.ts";

const texts = fc.oneof(oddText, fc.constantFrom(...short.map(({ text }) => text)));
/** YAML limits the length of a name to 1,024 characters, and an escaped one has up to ten. */
const names = texts.filter((name) => name !== "__proto__" && name.length < 100);
const plain = { noNullPrototype: true };
const contents = fc.record(
  {
    keys: fc.array(
      fc.record(
        {
          key_name: texts,
          translations: fc.dictionary(names, fc.oneof(texts, fc.dictionary(names, texts, plain)), plain),
          tags: fc.array(texts, { maxLength: 4 }),
          char_limit: fc.nat(),
          custom_attributes: fc.dictionary(names, fc.jsonValue({ noUnicodeString: false }), plain),
        },
        plain,
      ),
      { maxLength: 4 },
    ),
  },
  plain,
);

test("random texts survive", () => {
  fc.assert(
    fc.property(contents, (content) => {
      // Longer numbers of the service are texts.
      const clean = JSON.parse(JSON.stringify(content), (_name, value) =>
        Number.isInteger(value) && !Number.isSafeInteger(value) ? 0 : value,
      );
      if (JSON.stringify(clean).includes("__proto__") || /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(clean)))
        return;
      const text = yamlText(clean, ["hostile header \n::error::x"]);
      expect(parse(text)).toEqual(clean);
      expect(parse(text, { version: "1.1" })).toEqual(clean);
      // Nothing in the text is invisible or ends a line, except for its own line breaks.
      expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028\u2029\u200b\u202e\ufeff\ufffe]/u);
    }),
    { numRuns: runs(300) },
  );
});
