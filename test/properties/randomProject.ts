/** Random live projects, and random manifests for them. */
import fc from "fast-check";
import { stringify } from "yaml";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { PLATFORMS } from "../../src/wire/key.ts";

export const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
export const LANGUAGES = [
  { lang_id: 640, lang_iso: "en", lang_name: "English", is_rtl: false, plural_forms: ["one", "other"] },
  {
    lang_id: 597,
    lang_iso: "pl",
    lang_name: "Polish",
    is_rtl: false,
    plural_forms: ["one", "few", "many", "other"],
  },
  {
    lang_id: 748,
    lang_iso: "ar_001",
    lang_name: "Arabic",
    is_rtl: true,
    plural_forms: ["zero", "one", "two", "few", "many", "other"],
  },
];

/** The variables in the URLs of webhooks, with values that must not be shown. */
export const VARIABLES = { HOOK_PATH: "hook-value-3f1c9a" };

export interface World {
  state: SandboxState;
  keys: string;
  webhooks: string;
  /** Names of live keys that no entry mentions. */
  unmanaged: string[];
}

const words = fc.oneof(
  fc.constantFrom(
    ...["", "404", "yes", "null", "~", "a: b", " # c", "{x}", "line\nbreak\n", "emoji 🎁", "مرحبا"],
    ...["```", "'\"", "\\", "${NAME}"],
  ),
  fc.string({ maxLength: 12, unit: "grapheme" }),
);
const tags = fc.uniqueArray(fc.constantFrom("a", "B", "b", "protected", "zeta"), { maxLength: 4 });
/** Some live keys are another team's. */
const liveTags = fc.oneof(
  { arbitrary: tags, weight: 9 },
  { arbitrary: tags.map((own) => [...own, "lokaform:web"]), weight: 1 },
);
const platforms = fc.uniqueArray(fc.constantFrom(...PLATFORMS), { minLength: 1, maxLength: 4 });
const slots = fc.record({ ios: words, android: words, web: words, other: words }, { requiredKeys: [] });
const attributes = fc.dictionary(
  fc.constantFrom("a", "b", "ä"),
  fc.oneof(
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    words,
    fc.array(fc.integer(), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom("x", "y"), words),
  ),
  { maxKeys: 3 },
);

/** Fields that do not depend on the key. */
const plainFields = {
  description: words,
  context: words,
  plural_name: words,
  char_limit: fc.nat(200),
  is_hidden: fc.boolean(),
  is_archived: fc.boolean(),
  tags,
};

const textOf = (plural: boolean, forms: readonly string[]) =>
  plural ? fc.dictionary(fc.constantFrom(...forms), words, { minKeys: 1 }) : words;

function texts(plural: boolean) {
  const [en, pl, ar] = LANGUAGES.map(({ plural_forms }) => textOf(plural, plural_forms));
  if (!en || !pl || !ar) throw new Error("three languages");
  return fc.record({ en, pl, ar_001: ar }, { requiredKeys: [] });
}

/** One key: its live state, if it is live, and its entry, if it is declared. */
function keyPair(name: string, perPlatform: boolean) {
  return fc
    .record({
      lives: fc.boolean(),
      declared: fc.boolean(),
      plural: fc.boolean(),
      reshaped: fc.oneof({ arbitrary: fc.constant(false), weight: 4 }, fc.constant(true)),
      renamed: fc.boolean(),
      split: fc.boolean(),
      on: platforms,
    })
    .chain((choice) => {
      const { plural, on } = choice;
      // A live key may have to become a plural, or none.
      const wantsPlural = plural !== (choice.reshaped && choice.lives);
      const own = perPlatform && choice.split && on.length > 1;
      const nameOn = (base: string) =>
        own ? Object.fromEntries(on.map((platform) => [platform, `${base}@${platform}`])) : base;
      const live = fc.record({
        ...plainFields,
        tags: liveTags,
        filenames: slots,
        custom_attributes: fc.oneof(
          fc.constant(""),
          attributes.map((value) => JSON.stringify(value)),
        ),
        translations: texts(plural).map((all) =>
          Object.entries(all).map(([language_iso, text]) => ({
            language_iso,
            translation: typeof text === "string" ? text : JSON.stringify(text),
          })),
        ),
      });
      const fields = fc.record(
        { ...plainFields, filenames: slots, custom_attributes: attributes, translations: texts(wantsPlural) },
        { requiredKeys: [] },
      );
      return fc
        .record({ live, fields, sayPlatforms: fc.boolean(), more: platforms })
        .map(({ live: row, fields: said, sayPlatforms, more }) => {
          const renamed = choice.renamed && choice.lives && !own;
          const liveName = renamed ? `${name}.old` : name;
          const liveKey = choice.lives
            ? { ...row, key_name: nameOn(liveName), platforms: on, is_plural: plural }
            : undefined;
          const wanted =
            sayPlatforms && !own
              ? { platforms: perPlatform ? [...new Set([...more, ...on.slice(0, 1)])] : more }
              : choice.lives
                ? {}
                : { platforms: on };
          const entry =
            choice.declared || renamed
              ? {
                  key_name: nameOn(name),
                  ...wanted,
                  ...said,
                  ...((choice.reshaped || !choice.lives) && { is_plural: wantsPlural }),
                  ...(renamed && { previously: liveName }),
                }
              : undefined;
          return { name: liveName, liveKey, entry };
        });
    });
}

const events = fc.uniqueArray(
  fc.constantFrom(
    "project.imported",
    "project.translation.updated",
    "project.translation.proofread",
    "project.key.added",
  ),
  { minLength: 1 },
);
const langMap = fc.record(
  {
    "project.translation.updated": fc.oneof(
      fc.constant("*"),
      fc.uniqueArray(fc.constantFrom("en", "pl", "ar_001"), { minLength: 1 }),
    ),
  },
  { requiredKeys: [] },
);

/** Webhooks. Some share a URL, but no two are equal. */
const webhookPair = fc.record({
  url: fc.nat(2),
  branch: fc.constantFrom(null, "develop"),
  liveEvents: events,
  events,
  map: langMap,
  lives: fc.boolean(),
  declared: fc.boolean(),
});

export const worlds: fc.Arbitrary<World> = fc
  .record({ perPlatform: fc.boolean(), count: fc.integer({ min: 0, max: 8 }) })
  .chain(({ perPlatform, count }) =>
    fc.record({
      perPlatform: fc.constant(perPlatform),
      pairs: fc.tuple(...Array.from({ length: count }, (_, index) => keyPair(`key.${index}`, perPlatform))),
      hooks: fc.uniqueArray(webhookPair, {
        maxLength: 5,
        selector: ({ url, branch, events: list }) => JSON.stringify([url, branch, [...list].sort()]),
      }),
    }),
  )
  .map(({ perPlatform, pairs, hooks }) => {
    const live = pairs.flatMap(({ liveKey }) => liveKey ?? []);
    const entries = pairs.flatMap(({ entry }) => entry ?? []);
    const hookUrl = (index: number, path: string) =>
      `https://hooks.example.com/${index === 2 ? path : index}`;
    const liveHooks = hooks
      .filter(({ lives }) => lives)
      .map(({ url, branch, liveEvents }, index) => ({
        webhook_id: String(index + 1).padStart(40, "0"),
        url: hookUrl(url, VARIABLES.HOOK_PATH),
        branch,
        secret: String(index).padStart(40, "f"),
        events: liveEvents,
        event_lang_map: [],
      }));
    const hookEntries = hooks
      .filter(({ declared }) => declared)
      .map(({ url, branch, events: list, map }) => ({
        url: hookUrl(url, "${HOOK_PATH}"),
        ...(branch && { branch }),
        // Others of this URL have other events, so they are not ambiguous.
        new: true,
        events: list,
        event_lang_map: onlyFor(list, map),
      }));
    return {
      // Generated objects have no prototype, but objects from JSON have one.
      state: JSON.parse(
        JSON.stringify({
          projects: {
            [PROJECT]: {
              project: { name: "random", settings: { per_platform_key_names: perPlatform } },
              languages: LANGUAGES,
              keys: live.map((key, index) => ({ ...key, key_id: index + 1 })),
              webhooks: liveHooks,
            },
          },
        }),
      ),
      keys: stringify({ keys: entries }),
      webhooks: stringify({ webhooks: hookEntries }),
      unmanaged: pairs.flatMap(({ liveKey, entry, name }) => (liveKey && !entry ? [name] : [])),
    };
  });

/** An event can have languages only if the webhook listens to it. */
function onlyFor(list: readonly string[], map: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).filter(([event]) => list.includes(event)));
}
