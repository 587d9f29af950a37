/** One key of two apps: a name for each platform, and a string in the files of each app. */
import { describe, expect, test } from "vitest";
import { by, inShop, ours, project, type Repository, row, rows } from "./repository.ts";
import {
  APPS,
  android,
  BY_PLATFORMS,
  both,
  cart,
  FROM_LOKALISE,
  ios,
  JOINED,
  keysOf,
  live,
  strings,
  xml,
} from "./twoApps.ts";

const written = (folder: Repository) =>
  folder.sandbox.requests.filter(({ method }) => method !== "GET").length;
describe("with the same texts, the plan is empty", () => {
  test.for([
    ["a name for each platform in the rows", APPS],
    ["platforms in the rows", BY_PLATFORMS],
  ])("%s", ([, texts = ""]) =>
    inShop(cart({ en: ours("Cart"), de: ours("Korb") }), rows(texts), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      const { text } = await folder.exits(0, "plan --detailed-exitcode");
      expect(text).toContain("no changes; 1 unchanged, 0 unmanaged");
      await folder.exits(0, "validate");
    }),
  );

  test("in a text with tags, & is the same as &amp;", () =>
    inShop(cart({ en: by("<b>Bed</b> & bath"), de: ours("Korb") }), rows(APPS), async (folder) => {
      folder.commit(1, {
        ...both("Cart", "Korb"),
        ...ios("en", "<b>Bed</b> & bath"),
        ...android("en", "<b>Bed</b> &amp; bath"),
      });
      await folder.exits(0, "plan --detailed-exitcode");
    }));
});

test("one change in the files of both apps is one update of the key", () =>
  inShop(cart({ en: ours("Cart"), de: ours("Korb") }), rows(APPS), async (folder) => {
    folder.commit(1, both("Cart", "Korb"));
    folder.commit(2, both("Cart", "Warenkorb"));
    expect((await folder.exits(0, "apply --yes")).text).toContain("1 updated");
    expect(live(folder, "de")).toBe("Warenkorb");
    expect(written(folder)).toBe(1);
    await folder.exits(0, "plan --detailed-exitcode");
  }));

describe("a key counts once, with its names in both apps", () => {
  const key = (key_id: number, name: string, texts: Record<string, string>) => ({
    ...{ key_id, platforms: ["ios" as const, "android" as const] },
    key_name: { ios: name, android: name.replace(".", "_"), web: name, other: name },
    translations: Object.entries(texts).map(([iso, text]) => row(iso, by(text))),
  });
  const state = (...keys: ReturnType<typeof key>[]) =>
    cart({ en: ours("Cart"), de: ours(""), fr: ours("") }, {}, ...keys);
  const inThree = FROM_LOKALISE.replaceAll("[en, de]", "[en, de, fr]");
  const copies = { ...both("Cart", "Cart"), ...ios("fr", "Cart"), ...android("fr", "Cart") };

  test("its empty translations", () =>
    inShop(state(), rows(inThree), async (folder) => {
      folder.commit(1, copies);
      const { text } = await folder.exits(0, "plan");
      expect(text).toContain(
        "! cart.title / cart_title  de.lproj/L.strings:1  de and fr stay empty: translators fill them.",
      );
      expect(text).toContain("Plan: no changes, 1 kept;");
    }));

  test("a pull that adds it, and says which translation is a copy, and which keys are only in the files", () =>
    inShop(
      state(key(2, "cart.pay", { en: "Pay", de: "Zahlen", fr: "" }), key(3, "cart.new", { en: "Old" })),
      rows(inThree, "pull: { untranslated: base }\n"),
      async (folder) => {
        const english = ios("en", "Cart")["en.lproj/L.strings"];
        folder.commit(1, { ...copies, "en.lproj/L.strings": `${english}"cart.old" = "Old";\n` });
        const { text } = await folder.exits(0, "pull");
        expect(text).toMatch(
          /\+ cart\.pay \/ cart_pay {2}en\.lproj\/L\.strings:\d +en "Pay" \(also in de; the same in fr\)\n/,
        );
        expect(text).toContain("Pull from Shop: 2 new.");
        expect(text).toContain("notice: Only in the files: cart.old. They were removed, archived or renamed");
        expect(text).toContain('cart.old: It was probably renamed in Lokalise: key "cart.new / cart_new"');
      },
    ));
});

describe("changes in Lokalise", () => {
  test("come into the files of both apps, each in its own form", () =>
    inShop(cart({ en: ours("[%1$s]"), de: by("[%1$s] & mehr", 3) }), rows(APPS), async (folder) => {
      const base = { ...ios("en", "%1$@"), ...android("en", "%1$s") };
      folder.commit(1, { ...base, ...ios("de", "%1$@"), ...android("de", "%1$s") });
      await folder.exits(0, "pull");
      expect(folder.read("de.lproj/L.strings")).toBe(strings({ "cart.title": "%1$@ & mehr" }));
      expect(folder.read("res/values-de/strings.xml")).toBe(xml({ cart_title: "%1$s &amp; mehr" }));
      folder.commit(4);
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
    }));

  test("conflict with a change of one app, and come into the other", () =>
    inShop(cart({ en: ours("Cart"), de: by("Tasche", 2) }), rows(APPS), async (folder) => {
      folder.commit(1, both("Cart", "Korb"));
      folder.commit(3, android("de", "Warenkorb"));
      await folder.exits(1, "apply --yes");
      expect(written(folder)).toBe(0);
      await folder.run("pull");
      expect(folder.read("de.lproj/L.strings")).toBe(strings({ "cart.title": "Tasche" }));
      expect(folder.read("res/values-de/strings.xml")).toContain("Warenkorb");
      await folder.exits(0, "apply --yes --overwrite cart_title:de");
      expect(live(folder, "de")).toBe("Warenkorb");
    }));

  test("a language that one app lacks is completed there", () =>
    inShop(cart({ en: ours("Cart"), de: ours("Korb") }), rows(APPS), async (folder) => {
      folder.commit(1, { ...ios("en", "Cart"), ...ios("de", "Korb"), ...android("en", "Cart") });
      await folder.exits(0, "pull");
      expect(folder.read("res/values-de/strings.xml")).toContain('<string name="cart_title">Korb</string>');
    }));
});

describe("new keys", () => {
  test("keys.yaml joins them: one key with both names and platforms", () =>
    inShop(project([]), rows(APPS), async (folder) => {
      folder.commit(1, { ...both("Cart", "Korb"), "keys.yaml": JOINED });
      await folder.exits(0, "apply --yes");
      expect(keysOf(folder)).toHaveLength(1);
      expect(keysOf(folder)[0]).toMatchObject({ platforms: ["ios", "android"] });
      expect(keysOf(folder)[0]?.key_name).toMatchObject({ ios: "cart.title", android: "cart_title" });
      await folder.exits(0, "plan --detailed-exitcode");
    }));

  test("what the platforms write in their own ways is created in the universal form", () =>
    inShop(project([]), rows(APPS), async (folder) => {
      const texts = { ...ios("en", "Cart %@"), ...android("en", "Cart %s") };
      folder.commit(1, { ...texts, "keys.yaml": JOINED });
      await folder.exits(0, "apply --yes");
      expect(live(folder, "en")).toBe("Cart [%s]");
      await folder.exits(0, "plan --detailed-exitcode");
    }));

  test("with different texts, it is not created", () =>
    inShop(project([]), rows(APPS), async (folder) => {
      folder.commit(1, { ...both("Cart", "Korb"), ...android("de", "Tasche"), "keys.yaml": JOINED });
      const { text } = await folder.exits(1, "apply --yes");
      expect(text).toContain("The de translation is not the same as at de.lproj/L.strings:1");
      expect(written(folder)).toBe(0);
    }));
});

describe("keys from Lokalise", () => {
  const PROMO = { ios: "promo.title", android: "promo_title", web: "", other: "" };
  const promo = (platforms: ("ios" | "android")[]) => ({
    ...{ key_id: 2, key_name: PROMO, platforms },
    translations: [row("en", by("[%s] off")), row("de", by("[%s] Rabatt"))],
  });

  test.for<["ios" | "android", string, string]>([
    ["ios", "de.lproj/L.strings", "res/values-de/strings.xml"],
    ["android", "res/values-de/strings.xml", "de.lproj/L.strings"],
  ])("a key of %s comes only into its files", ([platform, file, other]) =>
    inShop(
      cart({ en: ours("Cart"), de: ours("Korb") }, {}, promo([platform])),
      rows(FROM_LOKALISE),
      async (folder) => {
        folder.commit(1, both("Cart", "Korb"));
        await folder.exits(0, "pull");
        expect(folder.read(file)).toContain("promo");
        expect(folder.read(other)).not.toContain("promo");
      },
    ),
  );

  test("a key that only one app has comes into the other", () =>
    inShop(cart({ en: ours("Cart"), de: ours("Korb") }), rows(FROM_LOKALISE), async (folder) => {
      folder.commit(1, { ...ios("en", "Cart"), ...ios("de", "Korb") });
      await folder.exits(0, "pull");
      expect(folder.read("res/values/strings.xml")).toContain(xml({ cart_title: "Cart" }));
      expect(folder.read("res/values-de/strings.xml")).toContain(xml({ cart_title: "Korb" }));
      folder.commit(4);
      await folder.exits(0, "plan --detailed-exitcode");
      expect((await folder.exits(0, "pull")).text).not.toContain("Wrote");
    }));

  test("an empty repository gets the files of both apps", () =>
    inShop(cart({ en: ours("Cart"), de: ours("Korb") }), rows(FROM_LOKALISE), async (folder) => {
      folder.commit(1);
      await folder.exits(0, "pull");
      for (const [path, text] of Object.entries(both("Cart", "Korb")))
        expect(folder.read(path)).toContain(text);
    }));
});

describe("a row with {-lang}", () => {
  const REFUSED: Record<string, string> = {
    '{ files: "res/values{-lang}/s.xml" }': "needs languages, with the base language first",
    '{ files: "values{-lang}/{lang}.xml", languages: [en] }': "has {lang} and {-lang}. Write one of them",
    '{ files: "a{-lang}.xcstrings", languages: [en] }': "name their languages inside",
    '{ files: "values{-lang}/s.xml", languages: [de, en] }': "the base language of project Shop is en",
  };
  test.for(Object.entries(REFUSED))("%s is refused", ([texts, message]) =>
    inShop(project([]), rows(texts), async (folder) => {
      folder.commit(1, { "values/s.xml": xml({ a: "A" }), "values-de/s.xml": xml({ a: "A" }) });
      expect((await folder.exits(1, "plan")).text).toContain(message);
    }),
  );

  test("a line that is deleted in the file of the base language comes back", () =>
    inShop(
      cart({ en: ours("Cart"), de: ours("Korb") }),
      rows(APPS.slice(APPS.indexOf('{ files: "res'))),
      async (folder) => {
        const files = { ...android("en", "Cart"), ...android("de", "Korb") };
        const path = "res/values/strings.xml";
        folder.commit(1, { ...files, [path]: xml({ cart_title: "Cart", other: "X" }) });
        folder.commit(2, { [path]: xml({ other: "X" }) });
        expect((await folder.exits(0, "plan")).text).toContain("1 to pull");
        await folder.exits(0, "pull");
        expect(folder.read(path)).toContain('<string name="cart_title">Cart</string>');
      },
    ));

  test("without languages, `language` is that of the file without a code, and a pull brings the others", () => {
    const state = cart({ en: ours("Cart"), de: ours("Korb") });
    const row = '{ files: "res/values{-lang}/strings.xml", language: en, platform: android }';
    return inShop(state, rows(row), async (folder) => {
      folder.commit(1, android("en", "Cart"));
      await folder.exits(0, "plan --detailed-exitcode");
      await folder.exits(0, "pull --languages all");
      expect(folder.read("res/values-de/strings.xml")).toContain(xml({ cart_title: "Korb" }));
    });
  });
});
