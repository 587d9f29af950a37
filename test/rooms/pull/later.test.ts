/** A pull into manifests that are there: which texts it takes, which stay, and what else it changes. */

import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Fault } from "../../sandboxFaults/fault.ts";
import { inFolder, PROJECT, type PullFolder } from "./harness.ts";
import { by, inRepository, inShop, type LiveText, OURS, ours, project, row, shop } from "./repository.ts";

const ONE =
  "# Cart\nkeys:\n  - key_name: cart.title # shown on top\n    translations:\n      en: Cart\n      de: 'Korb'\n";

const cart = (en: LiveText, de = ours("Korb")) => shop({ "cart.title": { en, de, fr: by("Panier") } });

test("texts that others wrote last are taken, in the declared languages, and a second pull changes no byte", () =>
  inRepository(cart(by("Your cart"), by("Ihr Korb", 3)), async (folder) => {
    folder.commit(1, { "keys.yaml": ONE });
    const dry = await folder.exits(2, "pull --dry-run --detailed-exitcode");
    expect(dry.lines).toEqual(
      expect.arrayContaining([
        "--- a/keys.yaml",
        "-      en: Cart",
        "+      en: Your cart",
        "-      de: 'Korb'",
        "+      de: 'Ihr Korb'",
      ]),
    );
    expect(folder.read("keys.yaml")).toBe(ONE);
    const { code, lines } = await folder.run("pull --detailed-exitcode");
    expect(lines).toEqual([
      "From Shop into the manifests:",
      "",
      "1 changed",
      "  ~ cart.title  keys.yaml:3",
      "        in the project, last edited by j***@example.com on 2026-01-03 00:00 UTC:",
      '      - en "Cart"',
      '      + en "Your cart"',
      "        in the project, last edited by j***@example.com on 2026-01-04 00:00 UTC:",
      '      - de "Korb"',
      '      + de "Ihr Korb"',
      "",
      "Wrote keys.yaml",
      "Pull from Shop: 1 changed.",
      "Newer texts of the project also replace texts that were committed but never applied. Read the diff.",
      "To commit these changes (the trailer tells later runs that the project had these texts):",
      "  git add -- keys.yaml",
      expect.stringMatching(/^ {2}git commit --trailer 'Lokaform-Pulled: .*Z'$/),
      expect.stringContaining("notice: Not pulled: all fr texts. "),
    ]);
    expect(code).toBe(2);
    const after = ONE.replace("en: Cart", "en: Your cart").replace("'Korb'", "'Ihr Korb'");
    expect(folder.read("keys.yaml")).toBe(after);
    const second = await folder.run("pull --detailed-exitcode");
    expect({ code: second.code, text: folder.read("keys.yaml") }).toEqual({ code: 0, text: after });
    await folder.exits(0, "plan --detailed-exitcode");
    expect(folder.sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
  }));

test("texts in a language that only other entries have are named", () =>
  inRepository(
    shop({ one: { en: ours("One"), de: ours("Eins") }, two: { en: ours("Two"), de: ours("Zwei") } }),
    async (folder) => {
      const entries =
        "  - { key_name: one, translations: { en: One } }\n  - { key_name: two, translations: { en: Two, de: Zwei } }\n";
      folder.commit(1, { "keys.yaml": `keys:\n${entries}` });
      expect((await folder.run("pull")).lines.join("\n")).toContain(
        "notice: Not pulled: all fr texts, one (de). ",
      );
      const all = await folder.run("pull --languages all");
      expect(all.lines.join("\n")).not.toContain("Not pulled");
      expect(folder.read("keys.yaml")).toContain("Eins");
    },
  ));

test.for<[string, LiveText, history: [day: number, en: string][], why: string]>([
  ["ours", ours("Live"), [[1, "Cart"]], "nothing tells which side changed it"],
  ["empty", by(""), [[1, "Cart"]], "no changes"],
  [
    "written before the line was committed",
    by("Live"),
    [
      [1, "Old"],
      [3, "Cart"],
    ],
    "both changed it",
  ],
  [
    "written after the line was committed",
    by("Live", 4),
    [
      [1, "Old"],
      [3, "Cart"],
    ],
    "",
  ],
])("the live text is %s", ([, en, history, why]) =>
  inRepository(cart(en), async (folder) => {
    for (const [day, text] of history)
      folder.commit(day, { "keys.yaml": ONE.replace("Cart\n      de", `${text}\n      de`) });
    const { text } = await folder.exits(0, "pull");
    expect(folder.read("keys.yaml")).toBe(why === "" ? ONE.replace("en: Cart", "en: Live") : ONE);
    expect(text).toContain(why);
    expect(/^1 (in conflict|undecided): /m.test(text)).toBe(/changed it/.test(why));
    // A plan keeps a text that is to be pulled or in conflict, and replaces the others.
    await folder.exits(0, "pull --accept cart.title:en");
    expect(folder.read("keys.yaml")).toBe(en.text === "" ? ONE : ONE.replace("en: Cart", "en: Live"));
  }),
);

test("a line that is not committed is a conflict. Without a repository, every line is", async () => {
  const state = cart(by("Live"));
  await inRepository(state, async (folder) => {
    folder.commit(1, { "keys.yaml": ONE.replace("Cart\n      de", "Old\n      de") });
    folder.write("keys.yaml", ONE);
    const { lines } = await folder.run("pull");
    expect(folder.read("keys.yaml")).toBe(ONE);
    expect(lines.join("\n")).toContain("1 in conflict: ");
  });
  await inFolder(state, async (folder) => {
    writeFileSync(join(folder.folder, "lokaform.yaml"), `project: ${PROJECT}\nwriters: [${OURS}]\n`);
    writeFileSync(join(folder.folder, "keys.yaml"), ONE);
    const { lines } = await folder.run("pull");
    expect(folder.files()["keys.yaml"]).toBe(ONE);
    expect(lines.join("\n")).toMatch(/1 undecided: [\s\S]*not in a git repository/);
  });
});

const HOOK = "webhooks: [{ url: 'https://ci.example.com/${LOKALISE_HOOK}', events: [project.imported] }]\n";

test.each([{}, { LOKALISE_HOOK: "short" }])(
  "webhooks are not pulled, so their variables need no value: %j",
  (environment) =>
    inRepository(cart(by("Your cart")), async ({ exits, read, commit }) => {
      commit(1, { "keys.yaml": ONE, "webhooks.yaml": HOOK });
      await exits(0, "pull", { environment });
      expect(read("keys.yaml")).toBe(ONE.replace("en: Cart", "en: Your cart"));
      const { text } = await exits(1, "pull --fields all", { environment });
      expect(text).toContain("LOKALISE_HOOK");
    }),
);

test("with only webhooks, a notice says that nothing is pulled", () =>
  inRepository(cart(ours("Cart")), async ({ exits, write }) => {
    write("webhooks.yaml", HOOK);
    const { text } = await exits(0, "pull");
    expect(text).toContain("There is no manifest of keys, so nothing is pulled.");
  }));

test("other languages are added only if they are named, and only if they have a text", () =>
  inRepository(cart(ours("Cart")), async (folder) => {
    folder.commit(1, { "keys.yaml": ONE });
    await folder.run("pull");
    expect(folder.read("keys.yaml")).toBe(ONE);
    await folder.run("pull --languages fr");
    expect(folder.read("keys.yaml")).toBe(`${ONE}      fr: 'Panier'\n`);
    const { text } = await folder.exits(1, "pull --languages it");
    expect(text).toContain('no language "it"');
  }));

test("lokaform.yaml names the languages for everybody, and the option comes first", () =>
  inRepository(cart(ours("Cart")), async (folder) => {
    const settings = folder.read("lokaform.yaml");
    const pulled = async (value: string, line = "pull") => {
      folder.write("keys.yaml", ONE);
      folder.write("lokaform.yaml", `${settings}pull: ${value}\n`);
      const { lines } = await folder.run(line);
      return folder.read("keys.yaml") === ONE ? lines.join("\n") : "pulled";
    };
    folder.commit(1, { "keys.yaml": ONE });
    expect(await pulled("{ languages: [fr] }")).toBe("pulled");
    expect(await pulled("{ languages: all }")).toBe("pulled");
    expect(await pulled("{ languages: all }", "pull --languages en")).not.toBe("pulled");
    expect(await pulled("{ languages: [frx] }")).toMatch(
      /^lokaform\.yaml:\d+:20: error: .*no language "frx"\. Did you mean "fr"\?/m,
    );
    expect(await pulled("{ langages: all }")).toMatch(
      /Unknown field "langages" in pull\. Did you mean "languages"\?/,
    );
  }));

test("of plural forms, only the declared ones are taken, and an empty form is kept", () =>
  inRepository(
    shop(
      { count: { en: by('{"one":"1 thing","other":"%d things"}'), de: by('{"other":"%d Dinge"}') } },
      { is_plural: true },
    ),
    async (folder) => {
      const before =
        'keys:\n- key_name: count\n  is_plural: true\n  translations:\n    en: { other: "%d items" } # many\n    de: { one: "Eins", other: "%d" }\n';
      folder.commit(1, { "keys.yaml": before });
      const { text } = await folder.run("pull");
      expect(folder.read("keys.yaml")).toBe(
        before.replace("%d items", "%d things").replace('"%d" }', '"%d Dinge" }'),
      );
      expect(text).toContain("1 changed");
    },
  ));

test("other fields are written only if they are named, without owner tags", () =>
  inShop(
    shop(
      { "cart.title": { en: ours("Cart") } },
      {
        ...{ description: "The heading", context: "Web", char_limit: 20 },
        tags: ["cart", "new", "web", "lokaform:web"],
      },
    ),
    `writers: [${OURS}]\nowner: web\n`,
    async (folder) => {
      const before =
        "keys:\n- key_name: cart.title\n  description: |\n    Old\n  tags: [web, gone, cart] # ours\n  context: Web\n";
      folder.commit(1, { "keys.yaml": before });
      await folder.run("pull");
      expect(folder.read("keys.yaml")).toBe(before);
      await folder.run("pull --fields description,tags,char_limit,context");
      expect(folder.read("keys.yaml")).toBe(
        "keys:\n- key_name: cart.title\n  description: |-\n    The heading\n  tags: [web, cart, new] # ours\n  context: Web\n  char_limit: 20\n",
      );
      const { lines } = await folder.run("pull --fields descripton");
      expect(lines.join("\n")).toContain('Did you mean "description"?');
    },
  ));

const SEVERAL = project([
  { key_id: 1, key_name: "cart.title", translations: [row("en", ours("Cart"))] },
  {
    key_id: 2,
    key_name: "cart.empty",
    translations: [row("en", ours("Nothing here")), row("de", ours("Leer"))],
  },
  { key_id: 3, key_name: "nav.home", platforms: ["ios"], translations: [row("en", ours("no"))] },
  { key_id: 4, key_name: "team.x", tags: ["lokaform:other"], translations: [row("en", ours("X"))] },
]);

test("new keys are declared next to their relatives, or in the only manifest", () =>
  inRepository(SEVERAL, async (folder) => {
    const cartFile =
      "on_create: { platforms: [web] }\nkeys:\n  - key_name: cart.button\n    translations: { en: Buy }\n\n  # The title\n  - key_name: cart.title\n    translations: { en: Cart }\n";
    folder.commit(1, { "keys.yaml": cartFile });
    const { text } = await folder.exits(0, "pull --new");
    expect(folder.read("keys.yaml")).toBe(
      'on_create: { platforms: [web] }\nkeys:\n  - key_name: cart.button\n    translations: { en: Buy }\n\n  - key_name: cart.empty\n    translations: { en: Nothing here }\n\n  # The title\n  - key_name: cart.title\n    translations: { en: Cart }\n\n  - key_name: nav.home\n    platforms: [ios]\n    translations: { en: "no" }\n',
    );
    expect(text).toContain("2 new");
    folder.write("keys.yaml", cartFile);
    folder.write("more.yaml", "keys: []\n");
    folder.write("lokaform.yaml", `project: ${PROJECT}\nwriters: [${OURS}]\nkeys: [keys.yaml, more.yaml]\n`);
    const several = await folder.run("pull --new --languages all");
    expect(folder.read("keys.yaml")).toContain("    translations: { en: Nothing here, de: Leer }\n");
    expect(folder.read("more.yaml")).toBe("keys: []\n");
    expect(several.lines.join("\n")).toMatch(
      /warning: 1 live key is not declared: nav\.home\. .* in which manifest they belong: keys\.yaml, more\.yaml\./,
    );
  }));

test("entries whose key is gone are removed after a question, within the limits, and not in a workflow", () =>
  inRepository(SEVERAL, async (folder) => {
    const before =
      "keys:\n- key_name: cart.title\n\n# no longer there\n- key_name: cart.old # old\n\n- key_name: nav.home\n";
    folder.commit(1, { "keys.yaml": before });
    for (const [line, given] of [
      ["pull --remove-missing", {}],
      ["pull --remove-missing", { answer: "no" }],
      ["pull --remove-missing", { answer: "yes", environment: { GITHUB_ACTIONS: "true" } }],
    ] as const) {
      const { code } = await folder.run(line, given);
      expect({ line, code, text: folder.read("keys.yaml") }).toEqual({ line, code: 1, text: before });
    }
    const settings = folder.read("lokaform.yaml");
    folder.write("lokaform.yaml", `${settings}limits: { removals: 0 }\n`);
    const limited = await folder.run("pull --remove-missing", { answer: "yes" });
    expect(limited.lines.join("\n")).toContain("limits.removals allows 0");
    expect({ code: limited.code, text: folder.read("keys.yaml") }).toEqual({ code: 1, text: before });
    folder.write("lokaform.yaml", settings);
    const dry = await folder.run("pull --remove-missing --dry-run");
    expect(dry.lines).toContain("-- key_name: cart.old # old");
    expect(folder.read("keys.yaml")).toBe(before);
    const { asked } = await folder.exits(0, "pull --remove-missing", { answer: "yes" });
    expect(asked).toContain("  - cart.old\n");
    expect(folder.read("keys.yaml")).toBe("keys:\n- key_name: cart.title\n\n- key_name: nav.home\n");
  }));

test("a manifest that is a symbolic link is not written, and the others are", () =>
  inShop(
    shop({ a: { en: by("New") }, b: { en: by("New") } }),
    `writers: [${OURS}]\nkeys: [a.yaml, b.yaml]\n`,
    async (folder) => {
      const manifest = (name: string) => `keys:\n- key_name: ${name}\n  translations: { en: Old }\n`;
      folder.commit(1, { "a.yaml": manifest("a"), "b.yaml": manifest("b") });
      const link = join(folder.folder, "b.yaml");
      renameSync(link, join(folder.folder, "c"));
      symlinkSync("c", link);
      const { text } = await folder.exits(1, "pull --accept b:en");
      expect(text).toContain("leads through the symbolic link b.yaml");
      expect(folder.read("a.yaml")).toBe(manifest("a").replace("Old", "New"));
      expect(folder.read("b.yaml")).toBe(manifest("b"));
    },
  ));

test.each<[declared: boolean, live: string, text: string, command: string]>([
  [false, '{"one":"Cart","other":"Carts"}', "A", "pull"],
  [false, '{"one":"Cart","other":"Carts"}', "A", "pull --accept cart.title"],
  [false, '{"one":"Cart","other":"Carts"}', "A", "pull --fields is_plural --languages all"],
  [true, "Cart", "{ one: A, other: B }", "pull --fields is_plural --languages all"],
  [true, '{"one":"Cart","other":"Carts"}', "{ one: A, other: B }", "pull --accept '*'"],
])(
  "is_plural: %s with a live text %s: both stay, and the plan and the pull list the text",
  (declared, live, text, command) => {
    const state = shop({ "cart.title": { en: by(live), de: by(live) } }, { is_plural: !declared });
    return inRepository(state, async (folder) => {
      const yaml = `keys:\n  - key_name: cart.title\n    is_plural: ${declared}\n    translations: { en: ${text} }\n`;
      folder.commit(1, { "keys.yaml": yaml });
      const { lines } = await folder.exits(0, command);
      expect(folder.read("keys.yaml")).toBe(yaml);
      expect(lines.join("\n")).toContain("only one of the two has plural forms");
      const plan = (await folder.run("plan")).lines.join("\n");
      expect(plan).toContain("only one of the two has plural forms");
      expect(plan).not.toContain("to pull");
    });
  },
);

test("a text that no manifest can contain is listed, and all others are taken", () =>
  inRepository(cart(by("a\0b"), by("\u202eIhr Korb", 3)), async (folder) => {
    folder.commit(1, { "keys.yaml": ONE });
    const { lines } = await folder.exits(0, "pull");
    expect(lines.join("\n")).toContain("the live text has a character that a manifest cannot contain");
    // A character that reorders the text is visible in the file.
    expect(folder.read("keys.yaml")).toBe(ONE.replace("'Korb'", '"\\u202eIhr Korb"'));
  }));

test.each([
  [
    "removed",
    "keys.yaml was changed or removed while Lokaform ran. Now it does not exist. Run again when no other program changes it.",
    (path: string) => rmSync(path),
  ],
  [
    "replaced by a folder",
    "keys.yaml is a folder. Choose another path.",
    (path: string) => {
      rmSync(path);
      mkdirSync(path);
    },
  ],
] as const)(
  "a manifest that is %s while the project is read is a problem, and not a bug",
  (_title, why, change) => {
    let whenRead = () => {};
    const meanwhile = () => {
      whenRead();
      return false;
    };
    return inFolder(
      cart(by("Your cart")),
      async ({ folder, run }) => {
        const path = join(folder, "keys.yaml");
        writeFileSync(path, ONE);
        writeFileSync(join(folder, "lokaform.yaml"), `project: ${PROJECT}\nwriters: [${OURS}]\n`);
        whenRead = () => {
          change(path);
          whenRead = () => {};
        };
        const { code, lines } = await run("pull --accept cart.title:en");
        expect(lines.join("\n")).toContain(why);
        expect(code).toBe(1);
      },
      [{ meanwhile }],
    );
  },
);

/** Two projects with the key cart.title, whose manifests are a.yaml and b.yaml. */
function inTwoProjects(b: string, play: (folder: PullFolder) => Promise<void>, faults: Fault[] = []) {
  const other = PROJECT.replace("5e", "6e");
  const state = cart(by("Your cart"));
  const start = async (folder: PullFolder) => {
    const settings = `projects:\n  a: { project: ${PROJECT}, keys: [a.yaml] }\n  b: { project: ${other}, keys: [b.yaml] }\nwriters: [${OURS}]\n`;
    for (const [name, text] of Object.entries({ "lokaform.yaml": settings, "a.yaml": ONE, "b.yaml": b }))
      writeFileSync(join(folder.folder, name), text);
    await play(folder);
  };
  return inFolder({ projects: { [PROJECT]: state, [other]: state } }, start, faults);
}

test.each([
  [1, ["Nothing was written."]],
  [2, ["Wrote a.yaml", "Nothing more was written."]],
] as const)(
  "a pull that is stopped while it reads project %i does not end as if it was done",
  (nth, sentences) => {
    let reads = 0;
    const delay = ({ operation }: { operation: string }) => {
      if (operation !== "keys" || ++reads !== nth) return 0;
      process.emit("SIGTERM");
      return 100;
    };
    const play = async ({ exits }: PullFolder) => {
      const { text } = await exits(143, "pull --accept cart.title:en");
      for (const sentence of sentences) expect(text).toContain(sentence);
    };
    return inTwoProjects(ONE, play, [{ delay }]);
  },
);

test("a name of --accept that only one of several projects declares is accepted, and an unknown one is one problem", () =>
  inTwoProjects("keys: [{ key_name: b }]\n", async ({ run }) => {
    const unknown = async (name: string) =>
      (await run(`pull --accept ${name}`)).lines.filter((line) =>
        line.includes("no declared key has the name"),
      );
    expect(await unknown("cart.title")).toEqual([]);
    expect(await unknown("cart.titel")).toHaveLength(1);
  }));

test("files of the settings that sparse-checkout leaves out stop every command before anything is sent", () =>
  inShop(
    cart(ours("Cart")),
    "keys: ['l10n/**/*.yaml']\ntexts: [{ files: 'app/{lang}.json', languages: [en], platforms: [web] }]\nprune: { keys: all, by: archive }\n",
    async (folder) => {
      folder.write("l10n/keys.yaml", ONE);
      for (const name of ["en", "fr"]) folder.write(`app/${name}.json`, '{ "a": "A" }\n');
      folder.commit(1);
      folder.git(1, "init", "-q");
      folder.git(1, "sparse-checkout", "set", "l10n");
      for (const command of ["validate", "plan", "apply --yes", "drift", "status", "pull"]) {
        const { lines } = await folder.exits(1, command);
        expect(lines.filter((line) => line.startsWith("error"))).toEqual([
          "error: Git's sparse-checkout leaves out app/en.json, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout. [wrong-checkout]",
        ]);
      }
      expect(folder.sandbox.requests).toEqual([]);
      folder.git(1, "sparse-checkout", "add", "app");
      await folder.exits(0, "plan");
    },
  ));
