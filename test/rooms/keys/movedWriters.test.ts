/** A warning says that the writer of a text is no longer known, although no request sent the text. */
import { expect, test } from "vitest";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { movedWriterProblems, noteMovedWriters } from "../../../src/keys/rereadBeforeWrite.ts";
import { liveKey } from "../plan/planHarness.ts";

function written(text: string, writer: string | undefined): LiveKey {
  const row = { language_iso: "de", translation: text, is_reviewed: false };
  return {
    ...liveKey(1, "a"),
    translations: [writer === undefined ? row : { ...row, modified_by: writer }],
  };
}

test.each<
  [
    what: string,
    text: string,
    before: string | undefined,
    after: string | undefined,
    sent: string[],
    is: boolean,
  ]
>([
  ["another writer", "Hallo", "7", "8", [], true],
  ["a writer in place of none, who counts as a person", "Hallo", undefined, "8", [], true],
  ["the same writer", "Hallo", "7", "7", [], false],
  ["no writer, because the response is older", "Hallo", "7", undefined, [], false],
  ["another writer of an empty text", "", "7", "8", [], false],
  ["another writer of a text that was sent", "Hallo", "7", "8", ["de"], false],
])("%s", (_what, text, before, after, sent, isMoved) => {
  const moved = new Map<string, number>();
  noteMovedWriters(moved, written(text, before), written(text, after), sent);
  expect(movedWriterProblems(moved).map(({ code }) => code)).toEqual(isMoved ? ["writer-moved"] : []);
});
