/** Random live projects with names, texts and files as strange as the service may hold, for pull. */
import fc from "fast-check";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { PLATFORMS } from "../../src/wire/key.ts";
import { short } from "../hostile/corpus.ts";
import { oddPiece } from "./oddPieces.ts";
import { LANGUAGES, PROJECT } from "./randomProject.ts";

export interface PullWorld {
  state: SandboxState;
  languages: "all" | "en" | "en,ar_001";
  fields: "all" | "description,tags" | undefined;
}

const texts = fc.oneof(
  { arbitrary: fc.array(oddPiece, { maxLength: 8 }).map((parts) => parts.join("")), weight: 3 },
  { arbitrary: fc.constantFrom(...short.map(({ text }) => text)), weight: 1 },
);
const names = fc.oneof(
  fc.constantFrom("a.title", "A.title", "a_x", "b/c", "con.x", "plain", "é.x", "e\u0301.x"),
  texts.filter((text) => text !== ""),
);
const tags = fc.uniqueArray(fc.oneof(fc.constantFrom("cart", "Cart", "protected", "lokaform:web"), names), {
  maxLength: 3,
});
const platforms = fc.uniqueArray(fc.constantFrom(...PLATFORMS), { minLength: 1, maxLength: 4 });
const files = fc.record(
  Object.fromEntries(
    PLATFORMS.map((one) => [one, fc.oneof(fc.constantFrom("", "", "x.json", "X.json", "../x"), texts)]),
  ),
  { requiredKeys: [] },
);
const attributes = fc.oneof(
  fc.constantFrom("", "{}", "[1]", '"text"', '{"__proto__":1}', '{"id":12345678901234567890,"f":1e400}'),
  fc.jsonValue({ noUnicodeString: false, maxDepth: 2 }).map((value) => JSON.stringify(value)),
);

const keys = fc.record({
  name: names,
  split: fc.boolean(),
  on: platforms,
  plural: fc.boolean(),
  filenames: files,
  tags,
  description: texts,
  context: texts,
  plural_name: texts,
  char_limit: fc.nat(200),
  is_hidden: fc.boolean(),
  is_archived: fc.boolean(),
  custom_attributes: attributes,
  texts: fc.array(texts, { minLength: 3, maxLength: 3 }),
  forms: fc.array(texts, { minLength: 6, maxLength: 6 }),
});

const MAPPED = "project.translation.updated";
const hooks = fc.record({
  url: fc.oneof(
    fc.constantFrom(
      "https://a.example.com/hooks/secret-1234",
      "https://a.example.com/hooks/secret-1234?x=other-secret&y=1",
      "https://A.example.com:8443/${x}/t0ken-abc:def",
      "http://a.example.com/secret-1234",
      "https://a.example.com/",
    ),
    texts.map((text) => `https://b.example.com/${encodeURIComponent(text.replace(/\p{Cs}/gu, ""))}`),
    texts.map((text) => `https://c.example.com/${text}`),
  ),
  branch: fc.constantFrom(null, "develop"),
  events: fc.uniqueArray(fc.constantFrom("project.imported", "project.exported", MAPPED), { minLength: 1 }),
  languages: fc.uniqueArray(fc.constantFrom("en", "pl", "ar_001", "xx"), { minLength: 1 }),
});

export const pullWorlds: fc.Arbitrary<PullWorld> = fc
  .record({
    perPlatform: fc.boolean(),
    keys: fc.array(keys, { maxLength: 9 }),
    hooks: fc.array(hooks, { maxLength: 4 }),
    languages: fc.constantFrom("all", "en", "en,ar_001"),
    fields: fc.constantFrom("all", "description,tags", undefined),
  })
  .map(({ perPlatform, keys: rows, hooks: urls, ...options }) => ({
    ...options,
    state: stateOf(perPlatform, rows, urls),
  }));

type Row = typeof keys extends fc.Arbitrary<infer One> ? One : never;
type Hook = typeof hooks extends fc.Arbitrary<infer One> ? One : never;

function stateOf(perPlatform: boolean, rows: readonly Row[], urls: readonly Hook[]): SandboxState {
  const live = rows.map(({ name, split, on, plural, texts: plain, forms, ...others }, index) => ({
    ...others,
    key_id: index + 1,
    key_name: split ? Object.fromEntries(on.map((one) => [one, `${name}@${one}`])) : name,
    platforms: on,
    is_plural: plural,
    translations: LANGUAGES.map(({ lang_iso, plural_forms }, at) => ({
      language_iso: lang_iso,
      translation: plural
        ? JSON.stringify(
            Object.fromEntries([...plural_forms, "zero"].map((form, which) => [form, forms[which] ?? ""])),
          )
        : (plain[at] ?? ""),
    })),
  }));
  const webhooks = urls.map(({ url, branch, events, languages }, index) => ({
    webhook_id: String(index + 1).padStart(40, "0"),
    url,
    branch,
    secret: String(index).padStart(40, "f"),
    events,
    event_lang_map: events.includes(MAPPED) ? [{ event: MAPPED, lang_iso_codes: languages }] : [],
  }));
  // Generated objects have no prototype, but objects from JSON have one.
  return JSON.parse(
    JSON.stringify({
      projects: {
        [PROJECT]: {
          project: {
            name: "random",
            base_language_iso: "en",
            settings: { per_platform_key_names: perPlatform },
          },
          languages: LANGUAGES,
          keys: live,
          webhooks,
        },
      },
    }),
  );
}
