/** What the service stores in another form than it was sent: webhook URLs and key names. */
import { describe, expect, test } from "vitest";
import { normalUrl } from "../../../src/model/variables.ts";
import { sharedStart } from "../../../src/webhooks/url.ts";
import { PROJECT } from "./harness.ts";
import { inRepository, project } from "./repository.ts";

const EVENTS = "events: [project.imported]";

describe.each(["normalized", "slash"] as const)("a service that stores URLs in the form %s", (storedUrl) => {
  test.each([
    "https://ci.example.com",
    "https://CI.Example.com/hooks/a",
    "https://ci.example.com:443/a/../b/%7euser/%c3%a9",
    "https://münchen.example.com/hooks?a=b%2fc",
  ])("creates a webhook for %s once, and is as declared", (url) =>
    inRepository({ assumptions: { storedUrl }, projects: { [PROJECT]: project([]) } }, async (folder) => {
      folder.write("webhooks.yaml", `webhooks: [{ url: "${url}", ${EVENTS} }]\n`);
      for (const command of ["apply --yes", "apply --yes", "plan --detailed-exitcode"]) {
        const { code, lines } = await folder.run(command);
        expect([command, code, lines.filter((line) => line.includes("["))]).toEqual([command, 0, []]);
      }
      expect(folder.sandbox.state().projects[PROJECT]?.webhooks).toHaveLength(1);
    }),
  );
});

test("two entries of one normal form are declared twice", () =>
  inRepository(project([]), async (folder) => {
    const urls = ["https://ci.example.com/a", "https://CI.example.com:443/a/"];
    folder.write(
      "webhooks.yaml",
      `webhooks: [${urls.map((url) => `{ url: "${url}", ${EVENTS} }`).join(", ")}]\n`,
    );
    const { text } = await folder.exits(1, "apply --yes");
    expect(text).toContain("[duplicate-webhook]");
  }));

test.each([
  ["https://a.example.com/x/y", "https://a.example.com/x/y?z", false],
  ["https://a.example.com/x", "https://a.example.com/X", false],
  ["https://a.example.com/%2F", "https://a.example.com//", false],
  ["https://a.example.com/?a=/", "https://a.example.com/?a=", false],
  ["https://a.example.com", "http://a.example.com", false],
  ["HTTPS://A.example.com:443", "https://a.example.com/", true],
  ["https://a.example.com/%7Ea%2f", "https://a.example.com/~a%2F", true],
  ["https://a.example.com/a/${B_C}/", "https://A.example.com/a/${B_C}", true],
])("whether %s and %s are one URL: %s", (one, other, isSame) =>
  expect(normalUrl(one) === normalUrl(other)).toBe(isSame),
);

test.each([
  ["https://a.example.com/b/${C}/d", "https://a.example.com/b/secret/e", "https://a.example.com/b/${C}/…"],
  ["https://a.example.com/b/${C}/d", "https://a.example.com/b/other/d", "https://a.example.com/b/…"],
  ["https://a.example.com/b", "https://b.example.com/b", "https://b.example.com/…"],
  ["https://a.example.com/b", "https://a.example.com/b/token", "https://a.example.com/b/…"],
  ["https://a.example.com/b", "https://a.example.com/b?token=x", "https://a.example.com/…"],
])("of what is stored for %s, as much is shown as equals it: %s", (template, url, shown) =>
  expect(sharedStart(template, url, new Map([["C", "secret"]]))).toBe(shown),
);

test.each([" title", "title ", "title\u00a0"])(
  "the name %j, whose blank the service removes, is created once",
  (name) =>
    inRepository(
      {
        assumptions: { keyNameBlanks: "trim", sameNameOtherFilename: "allow" },
        projects: { [PROJECT]: project([]) },
      },
      async (folder) => {
        folder.write("keys.yaml", `keys: [{ key_name: ${JSON.stringify(name)}, platforms: [web] }]\n`);
        await folder.run("apply --yes");
        const { text } = await folder.exits(1, "apply --yes");
        expect(text).toContain("Copy the name from there");
        expect(folder.sandbox.state().projects[PROJECT]?.keys).toHaveLength(1);
      },
    ),
);
