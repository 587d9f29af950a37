import { expect, test } from "vitest";
import { readManifests } from "../../../src/kinds/read.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { readConfig } from "../../../src/settings/configFile.ts";
import { parseYaml } from "../../../src/yaml/yaml.ts";

test("values of another form are refused with the right form", () => {
  expect(readConfig(parseYaml("lokaform.yaml", "prune: owned\n"), "/").problems).toMatchObject([
    { message: expect.stringContaining("such as { keys: owned }") },
  ]);
  for (const [kind, name] of [
    ["keys", "key_name: a"],
    ["webhooks", "url: https://x.example.com/a"],
  ] as const) {
    const manifests = { [kind]: [{ path: "m.yaml", text: `${kind}: [{ ${name}, previously: [] }]\n` }] };
    const { problems } = readManifests(KINDS, manifests, { values: {}, tokens: [] });
    expect(problems[0]?.message).toContain("set new: true instead");
  }
});
