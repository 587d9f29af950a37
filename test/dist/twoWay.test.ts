/** Each row of docs/two-way.md, and stories of people, with the built command line and the built action. */
import { describe, expect, test } from "vitest";
import { isAll } from "../scale.ts";
import { inWorld, play, type Verdict, type Way } from "./story.ts";

const WAYS: readonly Way[] = ["command line", "action"];
/** Without `--all`, only those are played: test/tables/settle and test/pull/verdicts have each verdict. */
const FIRST = { action: "both, not committed", "command line": "an apply that failed before a person edits" };
const played = <Row>(all: Readonly<Record<string, Row>>, way: Way) =>
  Object.entries(all).filter(([name]) => isAll || FIRST[way] === name);
const waysOf = (all: Readonly<Record<string, unknown>>) => WAYS.filter((way) => played(all, way).length > 0);

const AGREED = ["1 commit Old", "1 applied"];
const ROWS: Readonly<Record<string, readonly [Verdict, ...string[]]>> = {
  "only the file": ["write", "1 commit Live", "2 jane Live", "3 write Mine"],
  "only the file, and an apply ran late": ["write", "1 commit Live", "2 commit Mine", "3 ours Live"],
  "only the file, which had taken the text over": [
    "write",
    ...AGREED,
    "2 jane Live",
    "3 commit Live",
    "4 commit Mine",
  ],
  "only the project": ["pull", "1 commit Mine", "1 applied", "2 jane Live"],
  "only the project, as the user of the token": ["pull", "1 commit Mine", "1 applied", "2 ours Live"],
  both: ["conflict", ...AGREED, "2 jane Live", "3 commit Mine"],
  "both, not committed": ["conflict", ...AGREED, "2 jane Live", "3 write Mine"],
  "nothing tells": ["undecided", "2 jane Live", "3 commit Mine"],
  "the project owns it": ["held", ...AGREED, "2 jane Live", "3 commit Mine"],
};

describe.each(waysOf(ROWS))("a text that differs, with the %s: changed by", (way) => {
  describe.each(played(ROWS, way))("%s", (_name, row) => {
    const [verdict, ...steps] = row;
    const isOpenVerdict = verdict === "conflict" || verdict === "undecided";
    const settings = verdict === "held" ? "languages: { en: seed }\n" : "";
    const isOpen = steps.some((step) => step.includes("write"));
    const landed = [...steps, `4 agree ${verdict}`, ...(isOpen ? ["5 commit", `5 agree ${verdict}`] : [])];

    test("all commands act on it, and a way out makes both the same", () => {
      const acted = isOpenVerdict ? ["6 apply", "6 pull"] : [];
      const isAccepted = (steps.length + WAYS.indexOf(way)) % 2 === 0;
      const out = isAccepted ? ["7 accept", "7 has Live Live"] : ["7 overwrite", "7 has Mine Mine"];
      return play(way, [...landed, ...acted, ...out, "8 done"], settings);
    });
    // With the action, the stories below do both.
    if (!isOpenVerdict && way === "command line")
      test("apply and pull act on it", () => {
        const committed = isOpen ? ["5 commit"] : [];
        return play(way, [...steps, ...committed, "6 apply", "6 pull"], settings);
      });
  });
});

const LATE = ["merge", "rebase", "squash"].map((how): [string, readonly string[]] => [
  `a pull that is merged a day late by ${how}`,
  [
    ...[...AGREED, "2 jane J", "3 pull texts", "4 jane K", "5 merge texts", "5 says pull"],
    ...["5 pull", "5 has K K", "6 done"],
  ].map((step) => (step === "5 merge texts" ? `${step} ${how}` : step)),
]);
const STORIES: Readonly<Record<string, readonly string[]>> = {
  "an apply that ran late": [
    ...[...AGREED, "2 commit B", "3 commit C", "4 late", "4 has C B", "4 says write"],
    ...["5 apply", "5 done"],
  ],
  "an apply that failed": [...AGREED, "2 commit B", "2 refused", "2 says write", "3 apply", "3 done"],
  "an apply that failed before a person edits": [
    ...[...AGREED, "2 commit B", "2 refused", "3 jane J", "3 says conflict pull"],
    ...["4 overwrite", "5 done"],
  ],
  "two quick merges": [
    ...[...AGREED, "2 on one", "2 commit B", "2 on main", "2 merge one merge", "2 commit C", "2 late"],
    ...["2 says write", "2 apply", "3 done"],
  ],
  "two quick merges after an edit": [
    ...[...AGREED, "2 jane J", "3 commit B", "3 commit C", "3 says conflict", "3 apply", "3 pull"],
    ...["4 accept", "4 done"],
  ],
  "a revert": [...AGREED, "2 commit B", "2 apply", "3 commit Old", "3 says write", "3 apply", "3 done"],
  "a revert after an edit": [
    ...[...AGREED, "2 commit B", "2 apply", "3 jane J", "4 commit Old", "4 says conflict"],
    ...["4 overwrite", "5 done"],
  ],
  ...Object.fromEntries(LATE),
  "a translator who returns to an old text": [
    ...[...AGREED, "2 commit B", "2 apply", "3 jane Old", "3 says pull", "3 apply", "4 pull"],
    ...["4 has Old Old", "5 done"],
  ],
  "a person who edits as the user of the token": [
    ...[...AGREED, "2 ours J", "2 says pull", "2 apply", "3 pull", "3 has J J", "3 done"],
  ],
  "a release branch": [
    ...[...AGREED, "1 on release", "1 on main", "2 commit B", "2 apply", "3 on release", "3 says pull"],
    ...["3 apply", "3 has Old B", "4 commit C", "4 says conflict", "4 apply", "5 overwrite"],
    ...["5 on main", "5 says pull", "6 pull", "6 has C C", "6 done"],
  ],
  "a branch that had the text of a person": [
    ...[...AGREED, "2 jane J", "3 on one", "3 commit J", "4 commit B", "4 on main", "5 merge one merge"],
    ...["5 says write", "5 apply", "5 done"],
  ],
  "a trailer that decides": [
    ...[...AGREED, "2 jane J", "3 commit B overwrite", "3 says write", "3 apply", "3 done"],
  ],
  "a text of a file that is restored": [
    ...[...AGREED, "2 commit B", "2 apply", "3 restore", "3 has B Old", "3 says write"],
    ...["4 commit Old", "4 done"],
  ],
  "a text of a person that is restored": [
    ...[...AGREED, "2 jane J", "3 commit B", "3 overwrite", "4 restore", "4 has B J", "4 says pull"],
    ...["4 apply", "5 pull", "5 done"],
  ],
};

describe.each(waysOf(STORIES))("with the %s", (way) => {
  test.each(played(STORIES, way))("%s", (_name, steps) => play(way, steps));
});

/** How many of the 1,000 texts of a file and a language the project has in another way. */
const DIFFERING = { "keys.yaml": { en: 10, de: 60 }, "texts.yaml": { en: 0, de: 80 } };
const LANGUAGES = ["en", "de"] as const;

test.each(WAYS.filter(() => isAll))(
  "of 4,000 texts, 150 differ at the start: one command for each file and language decides, with the %s",
  (way) => {
    const entries = Object.entries(DIFFERING).flatMap(([file, differing]) =>
      Array.from({ length: 1000 }, (_, nth) => ({ file, differing, nth, name: `${file}.${nth}` })),
    );
    const keys = entries.map(({ differing, nth, name }, index) => ({
      ...{ key_id: index + 1, key_name: name, platforms: ["web" as const] },
      translations: LANGUAGES.map((language_iso) => ({
        ...{ language_iso, translation: nth < differing[language_iso] ? "Live" : "Text" },
      })),
    }));
    const rows = (file: string) =>
      entries
        .filter((one) => one.file === file)
        .map(
          ({ name }) => `  - { key_name: ${name}, platforms: [web], translations: { en: Text, de: Text } }\n`,
        );
    const files = Object.keys(DIFFERING).map((file) => [file, `keys:\n${rows(file).join("")}`]);
    const languages = LANGUAGES.map((lang_iso) => ({ lang_iso }));
    return inWorld(way, { keys, languages }, "", async (world) => {
      world.now += 60;
      await world.commit(Object.fromEntries(files));
      expect(await world.verdict()).toBe("undecided");
      const { code, said } = await world.onBranch("apply");
      const found = (pattern: RegExp) => [...new Set(said.match(pattern))].sort();
      const counts = found(/\d+ \w\w texts of this file differ/g);
      expect([code, ...counts.map((one) => one.slice(0, 5))]).toEqual([1, "10 en", "60 de", "80 de"]);
      const [accept = "", ...others] = found(/pull --accept '\*:\w\w' --filter file:\w+.yaml/g);
      expect(others).toHaveLength(2);
      const inputs = found(/(?<=the input overwrite: )\*:\w\w/g).map((text) => `apply --overwrite '${text}'`);
      const commands = found(/apply --overwrite '\*:\w\w' --filter file:\w+.yaml/g).slice(1);
      const overwriting = way === "action" ? inputs : commands;
      expect(overwriting).toHaveLength(2);
      expect((await world.run(accept)).code).toBe(0);
      await world.commit({ "keys.yaml": world.read("keys.yaml") });
      const codes: (number | null)[] = [];
      for (const line of overwriting) codes.push((await world.onBranch(line)).code);
      // The input has no filter, so the texts in the other language are still undecided in the first run.
      expect(codes).toEqual([way === "action" ? 1 : 0, 0]);
      await world.take("2 done");
    });
  },
);
