/** Each row of docs/two-way.md, played with the built command line: who changed a text, and what each command does with it. */
import { describe, expect, test } from "vitest";
import { TOKEN } from "../pull/harness.ts";
import {
  inRepository,
  JANE,
  type LiveText,
  row as liveRow,
  OURS,
  project,
  type Repository,
} from "../pull/repository.ts";
import { CLI, runNode } from "./spawn.ts";

interface Row {
  /** What each commit says, so many days after the start. */
  commits: readonly (readonly [day: number, text: string])[];
  /** What the file says without a commit. */
  now?: string;
  live: LiveText;
  rule?: "seed";
  verdict: "write" | "pull" | "conflict" | "undecided" | "held";
  /** What the file says after a pull. */
  pulled: "Live" | "Mine";
}

const person = { text: "Live", by: JANE };
const ROWS: Readonly<Record<string, Row>> = {
  "only the file": {
    ...{ commits: [[1, "Live"]], now: "Mine", live: { ...person, day: 2 } },
    ...{ verdict: "write", pulled: "Mine" },
  },
  "only the file, and an apply ran late": {
    commits: [
      [1, "Live"],
      [3, "Mine"],
    ],
    ...{ live: { text: "Live", by: OURS, day: 4 }, verdict: "write", pulled: "Mine" },
  },
  "only the project": {
    ...{ commits: [[1, "Mine"]], live: { ...person, day: 2 }, verdict: "pull", pulled: "Live" },
  },
  "only the project, as the user of the token": {
    commits: [[1, "Mine"]],
    ...{ live: { text: "Live", by: OURS, day: 2 }, verdict: "pull", pulled: "Live" },
  },
  both: {
    commits: [
      [1, "Old"],
      [3, "Mine"],
    ],
    ...{ live: { ...person, day: 2 }, verdict: "conflict", pulled: "Mine" },
  },
  "both, not committed": {
    ...{ commits: [[1, "Old"]], now: "Mine", live: { ...person, day: 2 } },
    ...{ verdict: "conflict", pulled: "Mine" },
  },
  "nothing tells": {
    ...{ commits: [[3, "Mine"]], live: { ...person, day: 2 }, verdict: "undecided", pulled: "Mine" },
  },
  "the project owns it": {
    commits: [
      [1, "Old"],
      [3, "Mine"],
    ],
    ...{ live: { ...person, day: 2 }, rule: "seed", verdict: "held", pulled: "Live" },
  },
};

const FILE = (text: string) =>
  `keys:\n  - key_name: cart.title\n    platforms: [web]\n    translations: { en: ${text} }\n`;

/** Whether the verdict is drift, and the exit codes of plan and apply. */
const OUTCOMES = {
  write: { drift: true, codes: [0, 0] },
  pull: { drift: true, codes: [0, 0] },
  conflict: { drift: true, codes: [1, 1] },
  undecided: { drift: true, codes: [0, 1] },
  held: { drift: false, codes: [0, 0] },
};

function played(row: Row, play: (folder: Repository, run: Run) => Promise<void>): Promise<void> {
  const state = project([{ key_id: 1, key_name: "cart.title", translations: [liveRow("en", row.live)] }]);
  return inRepository(
    state,
    async (folder) => {
      for (const [day, text] of row.commits) {
        folder.write("keys.yaml", FILE(text));
        folder.commit(day);
      }
      if (row.now !== undefined) folder.write("keys.yaml", FILE(row.now));
      const { PATH = "" } = process.env;
      const env = { PATH, LOKALISE_API_TOKEN: TOKEN, LOKALISE_API_URL: folder.sandbox.url };
      await play(folder, (line) =>
        runNode([CLI, ...line.split(" "), "--rate", "1000"], { cwd: folder.folder, env }),
      );
    },
    row.rule ? `languages: { en: ${row.rule} }\n` : "",
  );
}
type Run = (line: string) => ReturnType<typeof runNode>;

const stored = ({ sandbox }: Repository) =>
  Object.values(sandbox.state().projects)[0]?.keys[0]?.translations[0]?.translation;

async function verdictOf(
  run: Run,
  command: "plan" | "drift",
): Promise<{ verdict: string; code: number | null }> {
  const { code, stdout } = await run(`${command} --format json`);
  const [{ plan }] = JSON.parse(stdout).projects;
  return { verdict: plan.changes.length > 0 ? "write" : (plan.kept[0]?.reason ?? "none"), code };
}

describe.each(Object.entries(ROWS))("changed by: %s", (_name, row) => {
  const { verdict, pulled } = row;
  const { drift, codes } = OUTCOMES[verdict];

  test("plan, drift and apply act on the verdict, also after a commit", () =>
    played(row, async (folder, run) => {
      const saysVerdict = async () => {
        expect(await verdictOf(run, "plan")).toEqual({ verdict, code: codes[0] });
        expect(await verdictOf(run, "drift")).toEqual({ verdict, code: drift ? 2 : 0 });
      };
      await saysVerdict();
      if (row.now !== undefined) {
        folder.commit(5);
        await saysVerdict();
      }
      expect((await run("apply --yes")).code).toBe(codes[1]);
      expect(stored(folder)).toBe(verdict === "write" ? "Mine" : "Live");
    }));

  test("pull acts on the verdict, and the ways out lead to the same on both sides", () =>
    played(row, async (folder, run) => {
      await run("pull");
      expect(folder.read("keys.yaml")).toBe(FILE(pulled));
      for (const wayOut of ["pull --accept cart.title:en", "apply --yes --overwrite cart.title:en"]) {
        folder.write("keys.yaml", FILE("Mine"));
        expect((await run(wayOut)).code).toBe(0);
        const text = wayOut.startsWith("pull") ? "Live" : "Mine";
        expect([folder.read("keys.yaml"), stored(folder)]).toEqual([FILE(text), text]);
        expect((await run("plan --detailed-exitcode")).code).toBe(0);
      }
    }));
});

test("a trailer of a commit overwrites an older text of the project", () =>
  played({ ...(ROWS.both as Row), now: "Mine" }, async (folder, run) => {
    folder.write("keys.yaml", FILE("New"));
    folder.git(5, "commit", "-qam", "New title\n\nLokaform-Overwrite: cart.title:en");
    expect((await run("apply --yes")).code).toBe(0);
    expect(stored(folder)).toBe("New");
  }));

test.each(["merge", "rebase", "squash"])(
  "texts of a pull that is merged late by %s are as old as the pull",
  (how) =>
    // The pull was on day 4. The project changed on day 5, and the pull request was merged on day 6.
    played({ ...(ROWS["only the project"] as Row), live: { ...person, day: 5 } }, async (folder, run) => {
      folder.git(4, "checkout", "-qb", "pull");
      folder.write("keys.yaml", FILE("Pulled"));
      folder.git(4, "commit", "-qam", "Texts", "--trailer", "Lokaform-Pulled: 2026-01-05T00:00:00Z");
      folder.git(4, "checkout", "-q", "-");
      folder.write("other.txt", "");
      folder.git(5, "add", "-A");
      folder.git(5, "commit", "-qm", "Meanwhile");
      if (how === "merge") folder.git(6, "merge", "-q", "--no-ff", "-m", "Merge", "pull");
      if (how === "rebase") folder.git(6, "cherry-pick", "pull");
      if (how === "squash") {
        folder.git(6, "merge", "-q", "--squash", "pull");
        folder.git(6, "commit", "-q", "--no-edit");
      }
      expect(await verdictOf(run, "plan")).toMatchObject({ verdict: "pull" });
    }),
);
