/** A string of one platform that got another name: the names of its key on other platforms stay. */
import { expect, test } from "vitest";
import { PROJECT } from "./harness.ts";
import { inShop, project, type Repository, row } from "./repository.ts";

const SETTINGS =
  'texts:\n  - { files: "values/strings.xml", language: en, platform: android, platforms: [ios, android] }\n';
const STRINGS = '<resources>\n  <string name="cart_total">Total</string>\n</resources>\n';
const LIVE = project([
  {
    ...{ key_id: 1, key_name: { ios: "CartSum", android: "cart_sum", web: "", other: "" } },
    ...{ platforms: ["ios", "android"], translations: [row("en", { text: "Total" })] },
  },
  { ...{ key_id: 2, key_name: "CartSum", platforms: ["web"] } },
]);
const namesOf = (folder: Repository) => {
  const { ios, android } = folder.sandbox.state().projects[PROJECT]?.keys[0]?.key_name ?? {};
  return [ios, android];
};

test("advice for a renamed string names the key on its platform; followed, it renames only that platform", () =>
  inShop(LIVE, SETTINGS, async (folder) => {
    folder.commit(1, { "values/strings.xml": STRINGS });
    const { lines } = await folder.run("plan");
    expect(lines.join("\n")).toContain(
      "set key_name: { android: cart_total } and previously: cart_sum in an entry of keys.yaml",
    );
    folder.write("keys.yaml", "keys: [{ key_name: { android: cart_total }, previously: cart_sum }]\n");
    const plan = await folder.run("plan");
    expect(plan.lines.join("\n")).toContain("CartSum / cart_total ← CartSum / cart_sum");
    await folder.run("apply --yes");
    expect(namesOf(folder)).toEqual(["CartSum", "cart_total"]);
  }));

test("an entry with one name and previously renames only on the platform of its file", () =>
  inShop(LIVE, SETTINGS, async (folder) => {
    folder.commit(1, {
      "values/strings.xml": STRINGS,
      "keys.yaml": "keys: [{ key_name: cart_total, previously: cart_sum }]\n",
    });
    await folder.run("apply --yes");
    expect(namesOf(folder)).toEqual(["CartSum", "cart_total"]);
    await folder.exits(0, "plan --detailed-exitcode");
  }));
