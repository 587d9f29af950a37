/** The plan that the README shows first is what its own example makes of a project. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { SANDBOX_USER } from "../../src/sandbox/stateSchema.ts";
import { inRepository } from "../rooms/pull/repository.ts";
import { blocks } from "./pages.ts";
import { sortOf } from "./sorts.ts";

type Keys = NonNullable<SandboxState["projects"][string]["keys"]>;

const english = (translation: string) => ({ language_iso: "en", translation });
const key = (id: number, name: string, more: Partial<Keys[number]>): Keys[number] => ({
  key_id: id,
  key_name: name,
  platforms: ["web"],
  ...more,
});
const others = Array.from({ length: 204 }, (_, index) => `shop.text_${index}`);

function live(): Keys {
  const ours = {
    ...{ modified_by: SANDBOX_USER.user_id, modified_by_email: "l10n-ci@example.com" },
    modified_at_timestamp: Date.UTC(2026, 10, 19, 9, 12) / 1000,
  };
  const annas = {
    ...{ modified_by: 7, modified_by_email: "anna@example.com" },
    modified_at_timestamp: Date.UTC(2026, 10, 20, 9, 12) / 1000,
  };
  return [
    key(1, "checkout.title", {
      description: "Title of the checkout page",
      tags: ["checkout"],
      translations: [
        { ...english("Check out"), ...ours },
        { language_iso: "de", translation: "Zur Kasse", ...annas },
      ],
    }),
    key(2, "home_link", { translations: [english("Home")] }),
    ...["legacy.fax", "legacy.note"].map((name, index) => key(3 + index, name, {})),
    ...others.map((name, index) => key(10 + index, name, { translations: [english(name)] })),
  ];
}

test("the README's picture is true", async () => {
  const readme = readFileSync("README.md", "utf8");
  const picture = [...readme.matchAll(/^> ?(.*)$/gm)]
    .map(([, line = ""]) => line)
    .filter((line) => line !== "");
  expect(picture.length).toBeGreaterThan(8);

  const shown = blocks("README.md", "yaml").find(({ text }) => sortOf(text) === "keys");
  const rest = others.map((name) => `  - { key_name: ${name}, translations: { en: ${name} } }\n`).join("");
  const keys = shown?.text ?? "";
  const languages = [{ lang_iso: "en" }, { lang_iso: "de" }];
  await inRepository(
    { project: { name: "shop" }, languages, keys: live() },
    async ({ write, commit, run }) => {
      write("keys.yaml", keys.replace("en: Checkout", "en: Check out"));
      write("shop/keys.yaml", `keys:\n${rest}`);
      commit(304);
      write("keys.yaml", keys);
      commit(324);
      const { lines } = await run("plan --format markdown");
      expect(lines.join("\n").split("\n")).toEqual(expect.arrayContaining(picture));
    },
    'keys: ["**/keys.yaml"]\n',
  );
});
