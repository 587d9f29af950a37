/** What plan, apply and pull do with a text that differs, by real commits: no line and no text of a person is lost. */

import { mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorResponse, responseBefore } from "../../faults/faults.ts";
import {
  by,
  DAY_NOW,
  inRepository,
  inShop,
  JANE,
  type LiveText,
  OURS,
  ours,
  type Repository,
  shop,
} from "./repository.ts";

const FILE = (en: string) =>
  `keys:\n  - key_name: cart.title\n    translations: { en: ${JSON.stringify(en)} }\n`;
const FORMS = (en: string) =>
  `keys:\n  - key_name: count\n    is_plural: true\n    translations: { en: ${en} }\n`;
const AHEAD = DAY_NOW + 10;

const live = (en: LiveText) => shop({ "cart.title": { en } });

/** Commits each text, so many days after the start: "1 Old | 3 New". */
function commits(folder: Repository, history: string, file = FILE, path = "keys.yaml") {
  for (const step of history.split(" | ")) {
    const [day = "", ...words] = step.split(" ");
    folder.commit(Number(day), { [path]: file(words.join(" ")) });
  }
}

/** Makes commits on a branch that becomes the upstream of the checked-out one. */
function commitUpstream(folder: Repository, commit: () => void) {
  folder.git(2, "checkout", "-qb", "upstream");
  commit();
  folder.git(3, "checkout", "-q", "-");
  folder.git(3, "branch", "-q", "--set-upstream-to", "upstream");
}

/** The English text in the project. */
function stored({ sandbox }: Repository): string | undefined {
  return Object.values(sandbox.state().projects)[0]?.keys[0]?.translations[0]?.translation;
}

test("nothing is removed while a text is in conflict", () => {
  const state = shop({ "cart.title": { en: by("Live") }, "old.title": { en: ours("Old") } });
  const settings = `writers: [${OURS}]\nprune: { keys: all, by: archive }\nlimits: { removals_percent: 100 }\n`;
  const isArchived = ({ sandbox }: Repository) =>
    Object.values(sandbox.state().projects)[0]?.keys[1]?.is_archived;
  return inShop(state, settings, async (folder) => {
    commits(folder, "1 First | 3 Mine");
    const applied = await folder.exits(1, "apply --yes");
    expect(applied.lines.join("\n")).toContain("not removed while there are problems");
    expect(isArchived(folder)).toBe(false);
    await folder.exits(0, "apply --yes --overwrite cart.title:en");
    expect([stored(folder), isArchived(folder)]).toEqual(["Mine", true]);
  });
});

test.each([
  ["take the project's text", "Live"],
  ["keep the file's text", "Mine"],
])("plan, drift and apply show on a line of its own the command to %s, which works as it is", (does, text) =>
  inRepository(live(by("Live")), async (folder) => {
    commits(folder, "1 First | 3 Mine", FILE, "shop/keys.yaml");
    const start = `  ${does}: lokaform `;
    const shown = [];
    for (const command of ["plan", "drift", "apply --yes"]) {
      const { lines } = await folder.run(`${command} --keys shop/keys.yaml`);
      shown.push(...lines.filter((line) => line.startsWith(start)));
    }
    const [first = ""] = shown;
    expect(shown).toEqual([first, first, first]);
    expect((await folder.run(first.slice(start.length))).code).toBe(0);
    expect([stored(folder), folder.read("shop/keys.yaml")]).toEqual([text, FILE(text)]);
  }),
);

test("a language of a row that the project lacks stops the project, also without a file", () =>
  inShop(
    live(ours("Cart")),
    'texts:\n  - { files: "{lang}.json", languages: [en, ge] }\n',
    async (folder) => {
      folder.commit(1, { "en.json": '{ "cart.title": "Cart" }\n' });
      for (const command of ["plan", "pull"]) {
        const { text } = await folder.exits(1, command);
        expect(text).toMatch(/lokaform\.yaml:\d+:.*has no language "ge"/);
      }
    },
  ));

test("a line that is not committed stays, even if the live text is newer than the clock of this machine", () =>
  inRepository(live(by("Live", AHEAD)), async (folder) => {
    commits(folder, "1 Old");
    folder.write("keys.yaml", FILE("Mine"));
    const { lines } = await folder.run("pull");
    expect(folder.read("keys.yaml")).toBe(FILE("Mine"));
    expect(lines.join("\n")).toContain("1 in conflict: ");
  }));

test("pull keeps a line that is newer than the live text, by commits of one second", () =>
  inRepository(live(by("Live", 4)), async (folder) => {
    commits(folder, "1 Old | 5 Other | 5 Mine");
    const { text } = await folder.run("pull");
    expect(folder.read("keys.yaml")).toBe(FILE("Mine"));
    expect(text).toContain("1 in conflict: ");
  }));

test("a text that moved from one manifest to another in the same second as a change of it is a newer line", () =>
  inRepository(live(by("Live", 4)), async (folder) => {
    const both = (one: string, other: string) => {
      folder.commit(5, { "keys.yaml": one, "more.yaml": other });
    };
    folder.write("lokaform.yaml", `${folder.read("lokaform.yaml")}keys: [keys.yaml, more.yaml]\n`);
    both(FILE("Old"), "keys: []\n");
    both(FILE("Mine"), "keys: []\n");
    both("keys: []\n", FILE("Mine"));
    const { lines } = await folder.run("pull");
    expect(folder.read("more.yaml")).toBe(FILE("Mine"));
    expect(lines.join("\n")).toContain("1 in conflict: ");
  }));

test.for([
  ["in commits of one second", "1 { other: C } | 5 { one: B, other: C } | 5 { one: A, other: C }"],
  [
    "and the file went back once",
    "1 { other: C } | 5 { one: B2, other: C } | 6 { other: C } | 7 { one: A, other: C }",
  ],
] as const)("a plural form that a person wrote before it was declared is not ours: %s", ([, history]) => {
  const en = '{"one":"Jane","other":"C"}';
  return inRepository(shop({ count: { en: { text: en, day: 4 } } }, { is_plural: true }), async (folder) => {
    commits(folder, history, FORMS);
    await folder.run("apply --yes");
    expect(stored(folder)).toBe(en);
  });
});

test("a commit with a date in the future does not overwrite what a person restored since", () =>
  inRepository(live(by("Old", DAY_NOW - 0.001)), async (folder) => {
    commits(folder, `1 Old | ${AHEAD} Mine`);
    const applied = await folder.run("apply --yes");
    expect(stored(folder)).toBe("Old");
    expect(applied.lines.join("\n")).toContain("cart.title");
    const { lines } = await folder.run("pull");
    expect(folder.read("keys.yaml")).toBe(FILE("Mine"));
    expect(lines.join("\n")).toContain("1 in conflict: ");
  }));

test("a text that a branch took over and replaced is replaced after each kind of merge that keeps the commits", async () => {
  const merges = {
    merge: { words: ["merge", "-q", "--no-ff", "-m", "merge", "texts"], expected: "Mine" },
    "fast-forward": { words: ["merge", "-q", "--ff-only", "texts"], expected: "Mine" },
    squash: { words: ["merge", "-q", "--squash", "texts"], expected: "Live" },
  };
  for (const { words, expected } of Object.values(merges))
    await inRepository(live(by("Live")), async (folder) => {
      commits(folder, "1 Old");
      folder.git(1, "checkout", "-qb", "texts");
      commits(folder, "3 Live | 4 Mine");
      folder.git(1, "checkout", "-q", "-");
      folder.git(5, ...words);
      if (words.includes("--squash")) folder.commit(5);
      await folder.run("apply --yes");
      expect(stored(folder)).toBe(expected);
    });
});

test.for<[string, number]>([
  ["it took the text over before that", 3],
  ["it only had the text from before", 1],
])("a merged branch that had the text long ago decides nothing: %s", ([, day]) =>
  inRepository(live(by("Live", 5)), async (folder) => {
    commits(folder, `1 ${day === 1 ? "Live" : "Old"}`);
    folder.git(1, "checkout", "-qb", "texts");
    if (day > 1) commits(folder, `${day} Live`);
    folder.commit(6, { "keys.yaml": `${FILE("Live")}# a remark\n` });
    folder.git(1, "checkout", "-q", "-");
    commits(folder, "4 Mine");
    folder.git(7, "merge", "-q", "--no-ff", "-s", "ours", "-m", "merge", "texts");
    await folder.run("apply --yes");
    expect(stored(folder)).toBe("Live");
  }),
);

test("what apply cannot decide is named, and makes it fail; plan only warns", async () => {
  const state = live({ text: "Old", by: OURS, day: 4 });
  const faults = [responseBefore("contributor", errorResponse(403, "Forbidden"))];
  const unknown = async (folder: Repository) => {
    commits(folder, "1 Old | 3 Mine");
    for (const [line, code, severity] of [
      ["plan", 0, "warning"],
      ["apply --yes", 1, "error"],
    ] as const) {
      const { text } = await folder.exits(code, line);
      expect(text).toMatch(`${severity}: The en text of cart.title `);
      expect(text).toMatch(/The en text of cart\.title .* who the user of the token is/);
    }
    expect(stored(folder)).toBe("Old");
  };
  await inRepository(state, unknown, "", faults);
  const unread = async (folder: Repository) => {
    commits(folder, "1 Old");
    renameSync(join(folder.folder, ".git"), join(folder.folder, "gone"));
    mkdirSync(join(folder.folder, ".git"));
    const { text } = await folder.exits(1, "apply --yes");
    expect(text).toMatch(/error: The en text of cart.title .*not a git repository/);
  };
  await inRepository(live(by("Live", 4)), unread);
});

test("without the user of the token, a text that the line had is replaced all the same", () =>
  inRepository(
    live({ text: "Old", by: OURS, day: 2 }),
    async (folder) => {
      commits(folder, "1 Old | 3 Mine");
      await folder.exits(0, "apply --yes");
      expect(stored(folder)).toBe("Mine");
    },
    "",
    [responseBefore("contributor", errorResponse(403, "Forbidden"))],
  ));

test.for([
  ["keeps the newer texts", "1 Old", "Newer", []],
  [
    "names the texts that it takes back",
    "1 Newer | 2 Mine",
    "Mine",
    [
      "This apply would take 1 text of upstream back: cart.title (en). To apply the newest files, run git pull first.",
    ],
  ],
] as const)("apply from a branch that lacks commits of its upstream %s", async ([, here, after, warnings]) =>
  inRepository(live({ text: "Newer", by: OURS, day: 4 }), async (folder) => {
    commits(folder, here);
    commitUpstream(folder, () => commits(folder, "3 Newer"));
    const { lines } = await folder.run("apply --yes");
    expect(stored(folder)).toBe(after);
    expect(lines.join(" ").match(/This apply would take .*? first\./g) ?? []).toEqual(warnings);
  }),
);

const PRUNED = "prune: { keys: all, by: destroy }\nlimits: { removals_percent: 100 }\n";
const OWNED = `owner: web\n${PRUNED.replace("all", "owned")}`;
const OTHER = "keys:\n  - key_name: cart.other\n    platforms: [web]\n";

test("an apply does not remove a key that the upstream declares", () =>
  inShop(live({ text: "Title", day: 1 }), PRUNED, async (folder) => {
    commits(folder, "1 Title", () => OTHER);
    commitUpstream(folder, () => commits(folder, "2 Title"));
    const { text } = await folder.exits(1, "apply --yes");
    expect(text).toContain(
      "error: The checked-out branch lacks 1 commit of upstream. This apply would remove what upstream declares: cart.title.",
    );
    expect(stored(folder)).toBe("Title");
  }));

test("an apply from a branch without an upstream does not remove a key that origin declares", () =>
  inShop(live({ text: "Title", day: 1 }), PRUNED, async (folder) => {
    commits(folder, "1 Title", () => OTHER);
    folder.git(2, "checkout", "-qb", "feature");
    folder.git(2, "checkout", "-q", "-");
    commits(folder, "2 Title");
    folder.git(3, "update-ref", "refs/remotes/origin/main", "HEAD");
    folder.git(3, "checkout", "-q", "feature");
    const { text } = await folder.exits(1, "apply --yes");
    expect(text).toContain(
      "remove what origin/main declares: cart.title. To apply the newest files, run git merge origin/main first.",
    );
    expect(stored(folder)).toBe("Title");
  }));

test("an apply does not remove a key of the owner that no commit declared", () => {
  const en = { text: "Title", day: 1 };
  const state = shop({ "cart.title": { en }, "cart.other": { en } }, { tags: ["lokaform:web"] });
  return inShop(state, OWNED, async (folder) => {
    commits(folder, "1 Title");
    const { text } = await folder.exits(1, "apply --yes");
    expect(text).toContain("error: No commit of this branch declared cart.other, so");
    await folder.exits(0, "apply --yes --allow-removals 1");
  });
});

test("where no commit has the files yet, the refusal to remove a key of the owner says how to remove it", () =>
  inShop(shop({ "cart.title": {}, "cart.other": {} }, { tags: ["lokaform:web"] }), OWNED, async (folder) => {
    folder.write("keys.yaml", "keys:\n  - key_name: cart.title\n    platforms: [web]\n");
    const { lines } = await folder.exits(1, "apply --yes");
    const text = lines.join(" ");
    expect(text).toContain("error: No commit of this branch declared");
    const [, words = ""] =
      /If nothing declares it: lokaform (apply --allow-removals 1.*?) \[behind-upstream\]/.exec(text) ?? [];
    await folder.exits(0, `${words} --yes`);
  }));

test("an overwrite with a pattern that decides nothing is named", () =>
  inRepository(live(by("Newer", 4)), async (folder) => {
    commits(folder, "1 Old");
    const { lines } = await folder.run("apply --yes --overwrite cart.*");
    expect(lines.join(" ")).toContain("overwrite cart.* decides nothing, because a pattern counts only for");
    expect(stored(folder)).toBe("Newer");
    await folder.run("apply --yes --overwrite cart.title:en");
    expect(stored(folder)).toBe("Old");
  }));

test("an own commit takes no text back that the upstream did not change", () =>
  inRepository(live({ text: "Newer", by: OURS, day: 1 }), async (folder) => {
    commits(folder, "1 Newer");
    commitUpstream(folder, () => folder.commit(2, { "README.md": "# Shop\n" }));
    commits(folder, "4 Mine");
    const { lines } = await folder.run("apply --yes");
    expect(stored(folder)).toBe("Mine");
    expect(lines.join(" ")).toContain("Newer declarations there are not applied.");
  }));

test("plan names the commits of the upstream that the branch lacks, also if all that differs is to pull", () =>
  inRepository(live(by("Newer", 4)), async (folder) => {
    commits(folder, "1 Old");
    commitUpstream(folder, () => commits(folder, "5 Newer"));
    expect((await folder.run("plan")).lines.join("\n")).toContain("[behind-upstream]");
  }));

test("an apply at a terminal says that changes are not committed", () =>
  inRepository(live({ text: "Title", day: 1 }), async (folder) => {
    commits(folder, `${DAY_NOW - 10} Title`);
    folder.git(DAY_NOW - 9, "branch", "-M", "main");
    const warned = async (line: string) =>
      (await folder.run(line)).lines.join(" ").includes("changes that are not committed: keys.yaml.");
    folder.write("keys.yaml", `${FILE("Title")}    description: Heading\n`);
    expect(await warned("plan")).toBe(false);
    expect(await warned("apply --yes")).toBe(true);
    folder.commit(DAY_NOW - 8, { "keys.yaml": `${FILE("Title")}    description: Other\n` });
    expect(await warned("apply --yes")).toBe(false);
  }));

test.each([
  ["origin", true],
  ["no remote", false],
])("an apply at a terminal says that the branch is not the default one: %s", (_what, hasRemote) =>
  inRepository(live({ text: "Title", day: 1 }), async (folder) => {
    commits(folder, `${DAY_NOW - 10} Title`);
    folder.git(DAY_NOW - 9, "branch", "-M", "main");
    if (hasRemote) {
      folder.git(DAY_NOW - 9, "update-ref", "refs/remotes/origin/main", "HEAD");
      folder.git(DAY_NOW - 9, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
    }
    const warned = async (line: string) => (await folder.run(line)).lines.join(" ").includes("and not main");
    folder.commit(DAY_NOW - 8, { "keys.yaml": `${FILE("Title")}    description: Heading\n` });
    folder.git(DAY_NOW - 8, "checkout", "-qb", "feature");
    expect(await warned("plan")).toBe(false);
    expect(await warned("apply --yes")).toBe(true);
    expect(await warned("apply --yes")).toBe(false);
  }),
);

test("each command warns if the setting writers does not name the user of the token", () =>
  inShop(live({ text: "Live", by: OURS, day: 4 }), `writers: [${JANE}]\n`, async (folder) => {
    commits(folder, "1 Old");
    for (const line of ["plan", "apply --yes", "drift", "pull --dry-run"])
      expect((await folder.run(line)).lines.join("\n"), line).toContain("[unknown-writers]");
  }));

test("with the rule seed, pull takes what apply never replaces, but not over a text that is not committed", async () => {
  const seeded = `writers: [${OURS}]\nlanguages: { en: seed }\n`;
  await inShop(live({ text: "Live", by: OURS, day: 4 }), seeded, async (folder) => {
    commits(folder, "1 Old");
    await folder.run("pull");
    expect(folder.read("keys.yaml")).toBe(FILE("Live"));
  });
  await inShop(live(by("Live")), seeded, async (folder) => {
    commits(folder, "1 Live");
    folder.write("keys.yaml", FILE("Mine"));
    const { lines } = await folder.run("pull");
    expect(folder.read("keys.yaml")).toBe(FILE("Mine"));
    expect(lines.join("\n")).toContain("the text of the file is not committed");
  });
});
