/** Names in `src`: one name has one meaning, and says what the thing is. */
import { expect, test } from "vitest";
import { SOURCES } from "./sources.ts";

const TYPE = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;
const exported = SOURCES.flatMap(({ file, text }) =>
  [...text.matchAll(TYPE)].map(([, name = ""]) => ({ name, file })),
);

test("no two exported types have the same name", () => {
  expect(exported.length).toBeGreaterThan(100);
  const places = (wanted: string) => exported.flatMap(({ name, file }) => (name === wanted ? [file] : []));
  const shared = [...new Set(exported.map(({ name }) => name))]
    .filter((name) => places(name).length > 1)
    .map((name) => `${name}: ${places(name).join(", ")}`);
  expect(shared).toEqual([]);
});

const EMPTY = "utils?|helpers?|common|misc|manager|handler|service|data|payload|items?|info|process";

test("no file and no exported name says nothing", () => {
  const file = new RegExp(`/(${EMPTY})\\.ts$`, "i");
  const declared = new RegExp(
    `^export (?:async )?(?:function\\*?|const|let|interface|type|(?:abstract )?class|enum) (?:${EMPTY})\\b`,
    "gim",
  );
  const found = SOURCES.flatMap((one) => [
    ...(file.test(one.file) ? [one.file] : []),
    ...(one.text.match(declared) ?? []).map((line) => `${one.file}: ${line}`),
  ]);
  expect(found).toEqual([]);
});
