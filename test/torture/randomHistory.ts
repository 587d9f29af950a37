/** Random histories of a git repository and of a project, and what the service may record. */
import fc from "fast-check";
import { ASSUMPTIONS, type Assumptions } from "../../src/sandbox/assumptions.ts";
import { TOKEN } from "../rooms/pull/harness.ts";

/** The keys by their first names, with their other names. */
export const KEYS = { title: "heading", count: "number" } as const;
export const KEY_NAMES = ["title", "count"] as const;
export type KeyName = (typeof KEY_NAMES)[number];
/** A German text is in the same entry as the base text. */
export const TEXTS = {
  title: { key: "title", language: "en" },
  count: { key: "count", language: "en" },
  german: { key: "title", language: "de" },
} as const;
export const NAMES = ["title", "count", "german"] as const;
export type Name = (typeof NAMES)[number];
/** The paths that each of two files can have. */
export const PATHS = { a: ["a.yaml", "c.yaml"], b: ["b.yaml", "d.yaml"] } as const;
export type File = keyof typeof PATHS;
export const OURS = { user_id: 1, email: "ci@example.com" };
export const JANE = { user_id: 2, email: "jane@example.com" };
export const TOKENS = { Jane: "janes-token-0123456789", we: TOKEN, import: "import-token-0123456789" };
export const DAY = 86_400;
/** What the service may record as the writer and the time of a text. */
const SWITCHES = [
  "importWriter",
  "automationWriter",
  "branchWriter",
  "unverifiedWriter",
  "reviewWriter",
] as const;

/** What the manifests say: each text as JSON, undefined if it is not declared, of each key its name and file, and the paths. */
export interface Said {
  texts: Readonly<Record<Name, string | undefined>>;
  keys: Readonly<Record<KeyName, { name: string; file: File }>>;
  paths: Readonly<Record<File, string>>;
}
/** How the date of a commit is wrong. */
export type Dated = "right" | "behind" | "ahead";
export interface Saying {
  name: Name;
  text: string | undefined;
}

export type Step = { pause: boolean } & (
  | ({ do: "say" } & Saying)
  | { do: "move"; key: KeyName }
  | { do: "rename"; key: KeyName }
  | { do: "rename file"; file: File }
  | { do: "commit"; dated: Dated }
  | {
      do: "branch";
      says: readonly Saying[];
      how: "merge" | "squash" | "rebase" | "fast-forward";
      dated: Dated;
    }
  | { do: "revert"; back: number; dated: Dated }
  | ({ do: "amend" } & Saying)
  | { do: "edit"; name: Name; text: string; by: keyof typeof TOKENS }
  | { do: "review"; name: Name; by: "Jane" | "we" }
  | { do: "copy"; isNew: boolean }
  | { do: "apply"; how: "now" | "late" | "refused" | "shallow" }
  | { do: "pull"; commits: "no" | "plain" | "trailer" | "merge" | "squash" | "rebase" }
);

export interface RandomHistory {
  steps: readonly Step[];
  /** Seconds that the clock of the service is ahead. */
  ahead: number;
  /** Whether the service says who the user of the token is. */
  knowsUser: boolean;
  switches: Partial<Assumptions>;
}

const name = fc.constantFrom(...NAMES);
const dated = fc.constantFrom<Dated>("right", "right", "right", "behind", "ahead");

/** Some texts are written on one side only, and some on both. */
function textOf(key: Name, ...texts: string[]): fc.Arbitrary<string> {
  const text = fc.constantFrom("A", ...texts);
  if (key !== "count") return text.map((one) => JSON.stringify(one));
  return fc.record({ one: text, other: text }).map((forms) => JSON.stringify(forms));
}
const saying: fc.Arbitrary<Saying> = name.chain((key) =>
  fc.record({
    name: fc.constant(key),
    text: fc.option(textOf(key, "B", "C", "J"), { nil: undefined, freq: 9 }),
  }),
);
const editing = name.chain((key) => fc.record({ name: fc.constant(key), text: textOf(key, "J", "K") }));
const key = fc.constantFrom(...KEY_NAMES);
const writer = fc.constantFrom(
  "Jane" as const,
  "Jane" as const,
  "Jane" as const,
  "we" as const,
  "import" as const,
);

const action: fc.Arbitrary<Step> = fc
  .record({
    pause: fc.boolean(),
    step: fc.oneof(
      { weight: 3, arbitrary: saying.map((one) => ({ do: "say" as const, ...one })) },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constantFrom("move" as const, "rename" as const),
          key,
        }) as fc.Arbitrary<Step>,
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom<File>("a", "b").map((file) => ({ do: "rename file" as const, file })),
      },
      { weight: 3, arbitrary: dated.map((one) => ({ do: "commit" as const, dated: one })) },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant("branch" as const),
          says: fc.array(saying, { minLength: 1, maxLength: 3 }),
          how: fc.constantFrom(
            "merge" as const,
            "squash" as const,
            "rebase" as const,
            "fast-forward" as const,
          ),
          dated,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant("revert" as const),
          back: fc.integer({ min: 1, max: 3 }),
          dated,
        }),
      },
      { weight: 1, arbitrary: saying.map((one) => ({ do: "amend" as const, ...one })) },
      {
        weight: 5,
        arbitrary: fc.tuple(editing, writer).map(([one, by]) => ({ do: "edit" as const, ...one, by })),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant("review" as const),
          name,
          by: fc.constantFrom("Jane" as const, "we" as const),
        }),
      },
      { weight: 1, arbitrary: fc.boolean().map((isNew) => ({ do: "copy" as const, isNew })) },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant("apply" as const),
          how: fc.constantFrom(
            "now" as const,
            "now" as const,
            "late" as const,
            "refused" as const,
            "shallow" as const,
          ),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant("pull" as const),
          commits: fc.constantFrom("no" as const, "plain", "trailer", "trailer", "merge", "squash", "rebase"),
        }),
      },
    ),
  })
  .map(({ pause, step }) => ({ pause, ...step }));

export const randomHistories: fc.Arbitrary<RandomHistory> = fc.record({
  steps: fc.array(action, { minLength: 4, maxLength: 16 }),
  ahead: fc.constantFrom(0, 0, 0, 600, 20 * DAY, -600),
  knowsUser: fc.boolean(),
  switches: fc
    .tuple(...SWITCHES.map((one) => fc.constantFrom(...ASSUMPTIONS[one].values)))
    .map((values) => Object.fromEntries(SWITCHES.map((one, index) => [one, values[index]]))),
});
