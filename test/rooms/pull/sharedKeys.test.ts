/** Keys of two apps: nothing goes back and forth, is lost, or counts twice. */
import { describe, expect, test } from "vitest";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { readManifests } from "../../../src/kinds/read.ts";
import type { TextSource } from "../../../src/locales/textSource.ts";
import { DEFAULT_RULES } from "../../../src/model/setting.ts";
import { WRITE_ALL } from "../../../src/model/verdict.ts";
import { compareDeclarations } from "../../../src/plan/compareDeclarations.ts";
import { comparePlans } from "../../../src/plan/comparePlans.ts";
import { makePlan } from "../../../src/plan/makePlan.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { textSource } from "../../textSource.ts";
import { PROJECT as DETAILS, liveKey } from "../plan/planHarness.ts";
import type { ProjectState } from "./harness.ts";
import { by, DAY_NOW, inShop, ours, project, rows } from "./repository.ts";
import {
  APPS,
  android,
  BY_PLATFORMS,
  both,
  cart,
  FROM_LOKALISE,
  IOS,
  ios,
  JOINED,
  keysOf,
  live,
  strings,
  xml,
} from "./twoApps.ts";

const OK = { en: ours("Cart"), de: ours("Korb") };

const plurals = (text: string) =>
  `<resources>\n    <plurals name="cart_title">\n        <item quantity="one">${text}</item>\n        <item quantity="other">${text}</item>\n    </plurals>\n</resources>\n`;
/** Files of an app with another key only. */
const OTHER_IOS = {
  "en.lproj/L.strings": strings({ x: "X" }),
  "de.lproj/L.strings": strings({ x: "X" }),
};
const OTHER_ANDROID = {
  "res/values/strings.xml": xml({ x: "X" }),
  "res/values-de/strings.xml": xml({ x: "X" }),
};

describe("apply writes forth and back: the second run is not empty", () => {
  test("a text of an enforced language that one app changed", () =>
    inShop(cart(OK), rows(APPS, "languages: { en: enforce }\n"), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, ios("en", "Basket"));
      await folder.exits(0, "apply --yes");
      expect(live(folder, "en")).toBe("Basket");
      await folder.run("apply --yes");
      expect(live(folder, "en")).toBe("Basket");
    }));

  test("a text that one app changed back", () =>
    inShop(
      cart({ en: ours("Cart"), de: { ...ours("Korb"), day: DAY_NOW - 4 } }),
      rows(APPS),
      async (folder) => {
        folder.commit(DAY_NOW - 6, both("Cart", "Tasche"));
        folder.commit(DAY_NOW - 5, both("Cart", "Korb"));
        folder.commit(DAY_NOW - 2, ios("de", "Tasche"));
        await folder.exits(0, "apply --yes");
        expect(live(folder, "de")).toBe("Tasche");
        await folder.run("apply --yes");
        expect(live(folder, "de")).toBe("Tasche");
      },
    ));

  test("a text that one app cleared", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, ios("de", ""));
      await folder.exits(0, "apply --yes");
      expect(live(folder, "de")).toBe("");
      await folder.run("apply --yes");
      expect(live(folder, "de")).toBe("");
    }));

  test("different descriptions in the files of two apps", () => {
    const names = { ios: "cart.title", web: "cartTitle", android: "", other: "" };
    const catalog = {
      ...{ sourceLanguage: "en", version: "1.0" },
      strings: {
        "cart.title": {
          comment: "Title",
          localizations: { en: { stringUnit: { state: "translated", value: "Cart" } } },
        },
      },
    };
    return inShop(
      cart({ en: ours("Cart") }, { description: "Title", platforms: ["ios", "web"], key_name: names }),
      rows(
        '{ files: "L.xcstrings", languages: [en], platform: ios }, { files: "web/app_{lang}.arb", languages: [en], platform: web }',
      ),
      async (folder) => {
        folder.commit(1, {
          "L.xcstrings": `${JSON.stringify(catalog, null, 2)}\n`,
          "web/app_en.arb": '{ "cartTitle": "Cart", "@cartTitle": { "description": "Heading" } }\n',
        });
        await folder.run("apply --yes");
        const description = keysOf(folder)[0]?.description;
        await folder.run("apply --yes");
        expect(keysOf(folder)[0]?.description).toBe(description);
      },
    );
  });

  test("tags of an entry for each app", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      const entries =
        "{ key_name: { ios: cart.title }, tags: [i] }, { key_name: { android: cart_title }, tags: [a] }";
      folder.commit(1, { ...both("Cart", "Korb"), "keys.yaml": `keys: [${entries}]\n` });
      await folder.run("apply --yes");
      const tags = keysOf(folder)[0]?.tags;
      await folder.run("apply --yes");
      expect(keysOf(folder)[0]?.tags).toEqual(tags);
    }));
});

describe("keys that keys.yaml joins", () => {
  test("a change of the first app has its history", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, { ...both("Cart", "Korb"), "keys.yaml": JOINED });
      folder.commit(2, ios("de", "Warenkorb"));
      await folder.exits(0, "apply --yes");
      expect(live(folder, "de")).toBe("Warenkorb");
    }));

  test("a change of the app that alone has the language has its history", () =>
    inShop(
      cart(OK),
      rows(
        '{ files: "{lang}.lproj/L.strings", languages: [de], platform: ios }, { files: "res/values/strings.xml", language: en, platform: android }',
      ),
      async (folder) => {
        folder.commit(1, { ...ios("de", "Korb"), ...android("en", "Cart"), "keys.yaml": JOINED });
        folder.commit(2, ios("de", "Warenkorb"));
        await folder.exits(0, "apply --yes");
        expect(live(folder, "de")).toBe("Warenkorb");
      },
    ));

  test("different changes of both apps are one finding, and nothing is written", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, { ...both("Cart", "Korb"), "keys.yaml": JOINED });
      folder.commit(2, { ...ios("de", "Tasche"), ...android("de", "Warenkorb") });
      await folder.exits(1, "apply --yes");
      expect(live(folder, "de")).toBe("Korb");
    }));

  test("a renamed name of Android has the history of its texts", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, {
        "res/values/strings.xml": xml({ basket_title: "Cart" }),
        "res/values-de/strings.xml": xml({ basket_title: "Warenkorb" }),
        "keys.yaml":
          "keys: [{ key_name: { ios: cart.title, android: basket_title }, previously: cart_title }]\n",
      });
      await folder.exits(0, "apply --yes");
      expect(live(folder, "de")).toBe("Warenkorb");
    }));

  test("is_plural: false in keys.yaml decides for both apps", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, {
        ...both("Cart", "Korb"),
        "keys.yaml": JOINED.replace("} }]", "}, is_plural: false }]"),
      });
      folder.commit(2, {
        "res/values/strings.xml": plurals("Cart"),
        "res/values-de/strings.xml": plurals("Korb"),
      });
      await folder.run("apply --yes");
      expect(keysOf(folder)[0]?.is_plural ?? false).toBe(false);
    }));

  test("the report of a pull lists a text that only the second app gets", () =>
    inShop(cart({ en: ours("Cart"), de: by("Tasche", 2) }), rows(APPS), async (folder) => {
      folder.commit(1, { ...both("Cart", "Korb"), ...ios("de", "Tasche"), "keys.yaml": JOINED });
      const { text } = await folder.exits(0, "pull");
      expect(folder.read("res/values-de/strings.xml")).toContain("Tasche");
      expect(text).toContain("1 changed");
    }));

  test("key_id in the entry of one app", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, {
        ...both("Cart", "Korb"),
        "keys.yaml": "keys: [{ key_name: { ios: cart.title }, key_id: 1 }]\n",
      });
      await folder.exits(0, "plan --detailed-exitcode");
    }));

  test("key_id and both names: a pull adds the key to the files of both apps", () =>
    inShop(cart(OK), rows(FROM_LOKALISE), async (folder) => {
      folder.commit(1, {
        ...OTHER_IOS,
        ...OTHER_ANDROID,
        "keys.yaml": JOINED.replace("} }]", "}, key_id: 1 }]"),
      });
      await folder.exits(0, "pull");
      expect(folder.read("en.lproj/L.strings")).toContain("cart.title");
      expect(folder.read("res/values/strings.xml")).toContain("cart_title");
    }));

  test("an entry with the name of iOS, whose files do not have the key yet", () =>
    inShop(cart(OK), rows(FROM_LOKALISE), async (folder) => {
      const entry = "keys: [{ key_name: { ios: cart.title }, description: Title }]\n";
      folder.commit(1, {
        ...android("en", "Cart"),
        ...android("de", "Korb"),
        ...OTHER_IOS,
        "keys.yaml": entry,
      });
      await folder.exits(0, "pull");
      expect(folder.read("en.lproj/L.strings")).toContain("cart.title");
    }));

  test("verdicts of two entries in one keys.yaml are not confused", () =>
    inShop(cart({ en: ours("Cart"), de: by("Tasche", 2) }), rows(APPS), async (folder) => {
      const entries = "keys: [{ key_name: { android: cart_title } }, { key_name: { ios: cart.title } }]\n";
      folder.commit(1, { ...both("Cart", "Korb"), "keys.yaml": entries });
      folder.commit(2.5, android("de", "Tasche"));
      folder.commit(3, android("de", "Warenkorb"));
      // Without keys.yaml, the file keeps its text.
      await folder.run("pull");
      expect(folder.read("res/values-de/strings.xml")).toContain("Warenkorb");
    }));

  test("a rename in each app, with an entry for each", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, {
        "en.lproj/L.strings": strings({ "basket.title": "Cart" }),
        "de.lproj/L.strings": strings({ "basket.title": "Korb" }),
        "res/values/strings.xml": xml({ basket_title: "Cart" }),
        "res/values-de/strings.xml": xml({ basket_title: "Korb" }),
        "keys.yaml":
          "keys: [{ key_name: { ios: basket.title }, previously: cart.title }, { key_name: { android: basket_title }, previously: cart_title }]\n",
      });
      await folder.exits(0, "apply --yes");
      expect(keysOf(folder)[0]?.key_name).toMatchObject({ ios: "basket.title", android: "basket_title" });
    }));
});

describe("native placeholders in the project", () => {
  test("the same text in the form of each app is one declaration", () =>
    inShop(cart({ en: ours("Cart %@"), de: ours("Korb %@") }), rows(APPS), async (folder) => {
      folder.commit(1, {
        ...{ ...ios("en", "Cart %@"), ...ios("de", "Korb %@") },
        ...{ ...android("en", "Cart %s"), ...android("de", "Korb %s") },
      });
      expect((await folder.exits(0, "plan")).text).toContain("no changes; 1 unchanged");
    }));

  test("a pull writes no %@ into a file of Android", () =>
    inShop(cart({ en: ours("Cart %@"), de: ours("Korb") }), rows(APPS), async (folder) => {
      folder.commit(1, { ...both("Cart %@", "Korb"), ...android("en", "Cart %s") });
      folder.commit(2, ios("en", "Basket %@"));
      await folder.run("apply --yes");
      await folder.run("pull");
      expect(folder.read("res/values/strings.xml")).not.toContain("%@");
    }));

  test("a key that a pull adds has no %@ in a file of Android", () =>
    inShop(cart({ en: ours("Cart %@"), de: ours("Korb %@") }), rows(FROM_LOKALISE), async (folder) => {
      folder.commit(1, { ...ios("en", "Cart %@"), ...ios("de", "Korb %@"), ...OTHER_ANDROID });
      await folder.exits(0, "pull");
      expect(folder.read("res/values/strings.xml")).not.toContain("%@");
    }));

  test("both apps add the same placeholder", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, { ...ios("en", "Cart %@"), ...android("en", "Cart %s") });
      await folder.exits(0, "apply --yes");
      expect(live(folder, "en")).toBe("Cart [%s]");
    }));
});

describe("what is written for a text that another app holds", () => {
  test("one app's change is not written, if the other app's change of the text is a conflict", () =>
    inShop(cart({ en: ours("Cart"), de: by("Korb", 2) }), rows(APPS), async (folder) => {
      folder.commit(1, { ...both("Cart", "Korb"), ...android("de", "Alt") });
      folder.commit(3, { ...ios("de", "Tasche"), ...android("de", "Warenkorb") });
      await folder.exits(1, "apply --yes");
      expect(live(folder, "de")).toBe("Korb");
    }));

  test("plural forms of one app do not convert a translator's text that the other app is to pull", () =>
    inShop(
      cart({ en: ours("Cart"), de: by("Tasche", 2) }),
      rows(`${IOS}, { files: "res/values/strings.xml", language: en, platform: android }`),
      async (folder) => {
        folder.commit(1, { ...ios("en", "Cart"), ...ios("de", "Korb"), ...android("en", "Cart") });
        folder.commit(3, { "res/values/strings.xml": plurals("Cart") });
        await folder.run("apply --yes");
        expect(live(folder, "de")).toBe("Tasche");
      },
    ));

  test("--overwrite with one of the names decides a conflict that both apps have", () =>
    inShop(cart({ en: ours("Cart"), de: by("Tasche", 2) }), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(3, both("Cart", "Warenkorb"));
      // It is written, and the same run says that it is not written because of a conflict.
      await folder.exits(0, "apply --yes --overwrite cart_title:de");
    }));

  test("rows with platforms: the name of the app that lacks the key stays", () =>
    inShop(cart(OK), rows(BY_PLATFORMS), async (folder) => {
      folder.commit(1, { ...ios("en", "Cart"), ...ios("de", "Korb"), ...OTHER_ANDROID });
      await folder.run("apply --yes");
      expect(keysOf(folder)[0]?.key_name).toMatchObject({ ios: "cart.title", android: "cart_title" });
    }));

  test("rows with platforms: a pull adds a key under the name of each platform", () =>
    inShop(
      cart(OK),
      rows(BY_PLATFORMS.replaceAll("platforms:", "keys_from: lokalise, platforms:")),
      async (folder) => {
        folder.commit(1, { ...ios("en", "Cart"), ...ios("de", "Korb"), ...OTHER_ANDROID });
        await folder.exits(0, "pull");
        expect(folder.read("res/values/strings.xml")).toContain("cart_title");
      },
    ));

  test("a row of all platforms does not hide that two apps differ", () =>
    inShop(
      cart(OK, {
        key_name: { ios: "cart", android: "cart", web: "cart", other: "cart" },
        platforms: ["ios", "android", "web"],
      }),
      rows(
        '{ files: "web/{lang}.json", languages: [en] }, { files: "{lang}.strings", languages: [de], platforms: [ios] }, { files: "{lang}.xml", languages: [de], platforms: [android] }',
      ),
      async (folder) => {
        const app = { "web/en.json": '{ "cart": "Cart" }\n', "de.strings": strings({ cart: "Korb" }) };
        folder.commit(1, { ...app, "de.xml": xml({ cart: "Korb" }) });
        folder.commit(2, { "de.xml": xml({ cart: "Warenkorb" }) });
        expect((await folder.run("plan")).text).not.toContain("no changes; 1 unchanged");
      },
    ));
});

describe("--filter with the name of one app", () => {
  test("chooses the change of the key", () =>
    inShop(cart({ en: ours("Cart"), de: ours("") }), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      await folder.exits(0, "apply --yes --filter cart_title");
      expect(live(folder, "de")).toBe("Korb");
    }));

  test("writes nothing, if the apps have different changes", () =>
    inShop(cart(OK), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(2, { ...ios("de", "Tasche"), ...android("de", "Warenkorb") });
      await folder.run("apply --yes --filter cart_title");
      expect(live(folder, "de")).toBe("Korb");
    }));
});

describe("new keys", () => {
  test("a text that one app has twice is an error", () =>
    inShop(
      project([]),
      rows(`${IOS}, { files: "res/values/*.xml", language: en, platform: android }`),
      async (folder) => {
        folder.commit(1, {
          ...{ ...ios("en", "Cart"), ...ios("de", "Korb"), "keys.yaml": JOINED },
          ...{
            "res/values/a.xml": xml({ cart_title: "Cart" }),
            "res/values/b.xml": xml({ cart_title: "Other" }),
          },
        });
        await folder.exits(1, "validate");
        await folder.exits(1, "apply --yes");
      },
    ));

  test("of three apps with one text have a notice", () =>
    inShop(
      project([]),
      rows(`${APPS}, { files: "web/{lang}.json", languages: [en, de], platform: web }`),
      async (folder) => {
        const web = {
          "web/en.json": '{ "cartTitle": "Cart" }\n',
          "web/de.json": '{ "cartTitle": "Korb" }\n',
        };
        folder.commit(1, { ...both("Cart", "Korb"), ...web });
        expect((await folder.exits(0, "plan")).text).toContain("key_name: { ios: cart.title");
      },
    ));

  test("with one name, in a project without names for each platform, need platforms in place of platform", () => {
    const details = { ...project([]).project, settings: { per_platform_key_names: false } };
    const app = {
      ...{ "en.lproj/L.strings": strings({ cart: "Cart" }), "de.lproj/L.strings": strings({ cart: "Korb" }) },
      ...{
        "res/values/strings.xml": xml({ cart: "Cart" }),
        "res/values-de/strings.xml": xml({ cart: "Korb" }),
      },
    };
    return inShop({ ...project([]), project: details } as ProjectState, rows(APPS), async (folder) => {
      folder.commit(1, app);
      expect((await folder.exits(1, "plan")).text).toContain("write platforms in place of platform");
      folder.commit(2, {
        "lokaform.yaml": folder.read("lokaform.yaml").replace(/platform: (\w+)/g, "platforms: [$1]"),
      });
      await folder.exits(0, "apply --yes");
      expect(keysOf(folder).map(({ platforms }) => platforms)).toEqual([["ios", "android"]]);
      await folder.exits(0, "plan --detailed-exitcode");
    });
  });
});

describe("counts: one outcome for one text", () => {
  test("status: a text to pull", () =>
    inShop(cart({ en: ours("Cart"), de: by("Tasche", 2) }), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      expect((await folder.exits(0, "status")).text).toMatch(/languages, 1 to pull/);
    }));

  test("status: a conflict", () =>
    inShop(cart({ en: ours("Cart"), de: by("Tasche", 2) }), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(3, both("Cart", "Warenkorb"));
      expect((await folder.run("status")).text).toMatch(/languages, 1 conflict/);
    }));

  test("status: a text that the files of the second app bring", () =>
    inShop(cart({ en: ours("Cart"), de: ours("") }), rows(APPS, "ready: { de: 100 }\n"), async (folder) => {
      folder.commit(1, {
        ...ios("en", "Cart"),
        ...android("en", "Cart"),
        ...android("de", "Korb"),
        "de.lproj/L.strings": "",
      });
      expect((await folder.run("status")).text).toContain("de: to be written by apply");
    }));

  test("plan: an archived key", () =>
    inShop(cart(OK, { is_archived: true }), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      expect((await folder.exits(0, "plan")).text).toContain("no changes, 1 kept");
    }));
});

describe("pull requests", () => {
  type Files = Readonly<Record<string, string>>;
  const IOS_ROW = textSource({ files: "{lang}.strings", languages: ["en"], platform: "ios" });
  const ANDROID_ROW = textSource({ files: "{lang}.xml", languages: ["en", "de"], platform: "android" });
  const rowOf = (path: string): TextSource | undefined =>
    path.endsWith(".yaml") ? undefined : path.endsWith(".xml") ? ANDROID_ROW : IOS_ROW;

  function declaredIn(files: Files) {
    const keys = Object.entries(files).map(([path, text]) => {
      const source = rowOf(path);
      const textFile = source && { source, path, language: path.slice(0, 2), file: "", dir: "" };
      return { path, text, ...(textFile && { textFile }) };
    });
    const { declared } = readManifests(KINDS, { keys }, { values: {}, tokens: [] });
    return { ...declared, rows: [IOS_ROW, ANDROID_ROW] };
  }

  function planOf(files: Files, objects: readonly LiveKey[]) {
    const live = {
      project: { ...DETAILS, perPlatformNames: true },
      objects: { keys: { objects, unusable: [] } },
    };
    const made = makePlan(declaredIn(files), live, DEFAULT_RULES, WRITE_ALL);
    if (made.is === "stopped") throw new Error(JSON.stringify(made.problems));
    return made;
  }

  const FILES = {
    "en.strings": strings({ "cart.title": "Cart" }),
    "en.xml": xml({ cart_title: "Cart" }),
    "de.xml": xml({ cart_title: "Korb" }),
  };
  const text = (language_iso: string, translation: string) => ({
    ...{ language_iso, translation, is_reviewed: false },
    ...{ modified_at_timestamp: 1, modified_by: "1", modified_by_email: "a@example.com" },
  });
  const names = { ios: "cart.title", android: "cart_title" };
  const LIVE: LiveKey = {
    ...liveKey(1, names, { platforms: ["ios", "android"], description: "Title" }),
    translations: [text("en", "Cart"), text("de", "Korb")],
  };

  test("without a change, no language that only one app has is no longer declared", () => {
    const made = planOf(FILES, [LIVE]);
    expect(comparePlans(made, made).no_longer_declared).toEqual([]);
  });

  test("without a change, no description is no longer declared", () => {
    const entry = "keys: [{ key_name: { ios: cart.title, android: cart_title }, description: Title }]\n";
    const { "de.xml": _, ...files } = { "keys.yaml": entry, ...FILES };
    const made = planOf(files, [LIVE]);
    expect(comparePlans(made, made).no_longer_declared).toEqual([]);
  });

  test("without the project, a change of the second app of a joined key is a change", () => {
    const files = { "keys.yaml": JOINED, ...FILES };
    const changed = { ...files, "en.xml": xml({ cart_title: "Basket" }) };
    expect(compareDeclarations(KINDS, declaredIn(changed), declaredIn(files)).changes).toHaveLength(1);
  });
});

test("the first placeholder of a text comes from one app to the other", () =>
  inShop(cart({ en: ours("Cart"), de: ours("Korb") }), rows(APPS), async (folder) => {
    folder.commit(1, both("Cart", "Korb"));
    folder.commit(2, { ...ios("en", "Cart %@"), ...ios("de", "Korb %@") });
    await folder.exits(0, "apply --yes");
    expect(live(folder, "en")).toBe("Cart [%s]");
    await folder.exits(0, "pull");
    expect(folder.read("res/values/strings.xml")).toBe(xml({ cart_title: "Cart %s" }));
  }));

test("a conflict of one app does not keep a text from the other app, if keys.yaml joins them", () =>
  inShop(cart({ en: ours("Cart"), de: by("Tasche", 2) }), rows(APPS), async (folder) => {
    folder.commit(1, { ...both("Cart", "Korb"), "keys.yaml": JOINED });
    folder.commit(3, android("de", "Warenkorb"));
    await folder.run("pull");
    expect(folder.read("de.lproj/L.strings")).toBe(strings({ "cart.title": "Tasche" }));
  }));

test("--overwrite with the name of one app takes its text, if both apps have a conflict", () =>
  inShop(cart({ en: ours("Cart"), de: by("Tasche", 2) }), rows(APPS), async (folder) => {
    folder.commit(1, both("Cart", "Korb"));
    folder.commit(3, { ...ios("de", "Beutel"), ...android("de", "Warenkorb") });
    const { text } = await folder.exits(1, "plan");
    expect(text).toContain("keep the file's text: lokaform apply --overwrite cart_title:de");
    await folder.run("apply --yes --overwrite cart_title:de");
    expect(live(folder, "de")).toBe("Warenkorb");
  }));

test.for([
  ["in keys.yaml", JOINED],
  ["by the live key", "keys: []\n"],
])("a change of a text is written with the first text of another app, joined %s", ([, joins = ""]) =>
  inShop(cart({ en: ours("Cart"), de: ours("Korb") }), rows(APPS), async (folder) => {
    const nothing = { "res/values/strings.xml": xml({}), "res/values-de/strings.xml": xml({}) };
    folder.commit(-1, { ...ios("en", "Cart"), ...ios("de", "Korb"), ...nothing });
    folder.commit(2, { ...both("Basket", "Tasche"), "keys.yaml": joins });
    await folder.run("apply --yes");
    expect(live(folder, "en")).toBe("Basket");
  }),
);
