/** The stories of `keys_from` that happen on GitHub, by their numbers. test/rooms/pull/keysFromStories.test.ts has the others. */
import { expect, test } from "vitest";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { by, OURS, ours, rows, shop, type Texts } from "../rooms/pull/repository.ts";
import { FILES, json, LIVE, WEB } from "../rooms/pull/webApp.ts";
import { push } from "./events.ts";
import { API_TOKEN, type OnEnd, PROJECT } from "./harness.ts";
import { opened } from "./openedPull.ts";
import { startPulling } from "./pulling.ts";
import { annotated } from "./runner.ts";

const PLAN = { command: "plan" };
const settingsOf = (texts: string) => ({
  "lokaform.yaml": `project: ${PROJECT}\n${rows(texts)}`,
  "keys.yaml": "keys: []\n",
});
const stateOf = (texts: Texts): SandboxState => ({
  token: API_TOKEN,
  user: { user_id: 20181, email: OURS },
  projects: { [PROJECT]: shop(texts) },
});

/** A pull request of a developer. `base`: the files before it. */
const openedBy = (
  onEnd: OnEnd,
  texts: Texts,
  head: Record<string, string>,
  base: Record<string, string> = FILES,
) => opened(onEnd, { base: { ...settingsOf(WEB), ...base }, head }, {}, { state: stateOf(texts) });

/** Applies what is merged, and returns the summary. */
async function merged({ github: { repository }, number, run }: Awaited<ReturnType<typeof opened>>) {
  await repository.mergePull(number);
  const { code, summary } = await run(push(await repository.head()), { command: "apply" });
  expect(code).toBe(0);
  return summary;
}

test("1. the pull request of a pull lists the keys of a designer with their translations, and the next pull has nothing to do", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished, {
    files: { ...settingsOf(WEB), ...FILES, "l/de.json": json({ cart: { title: "Korb", gone: "Weg" } }) },
    state: stateOf({ ...LIVE, "cart.promo": { en: by("Save now"), de: by("Jetzt sparen") } }),
  });
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "pull-request-number": "1" } });
  const { repository } = pulling.github;
  const { title, body } = await repository.pull(1);
  expect(title).toBe("Translations from Lokalise: 1 new");
  expect(body).toMatch(
    /### 1 new\n\n- \*\*`cart\.promo`\*\* · `l\/en\.json:4`: `en "Save now" \(also in de\)/,
  );
  expect(body).toContain('+ de "Jetzt sparen"');
  expect(body).toContain("Only in the files: cart.gone.");
  expect(await pulling.filesOf()).toMatchObject({
    "l/en.json": json({ cart: { title: "Cart", promo: "Save now" } }),
    "l/de.json": json({ cart: { title: "Korb", promo: "Jetzt sparen", gone: "Weg" } }),
  });
  await repository.mergePull(1);
  expect(await pulling.pull()).toMatchObject({ code: 0, outputs: { "has-changes": "false" } });
});

test("a secret in the name of a key is not shown in the pull request of a pull", async ({
  onTestFinished,
}) => {
  const pulling = await startPulling(onTestFinished, {
    files: { ...settingsOf(WEB), ...FILES, "l/de.json": json({ cart: { title: "Korb", [API_TOKEN]: "x" } }) },
    state: stateOf({ ...LIVE, "cart.promo": { en: by("Save now") } }),
  });
  const ran = await pulling.pull();
  const { body } = await pulling.github.repository.pull(1);
  expect(body).toContain("Only in the files: cart.");
  expect(`${body}${ran.summary}`).not.toContain(API_TOKEN);
});

test("2. the pull request that adds a key has a warning at its line, and no apply creates the key", async ({
  onTestFinished,
}) => {
  const pull = await openedBy(onTestFinished, LIVE, {
    "l/en.json": json({ cart: { title: "Cart", x: "X" } }),
  });
  const ran = await pull.run(await pull.event(), PLAN);
  expect(ran.code).toBe(0);
  expect(ran.commands).toContainEqual({
    name: "warning",
    properties: expect.objectContaining({ file: "l/en.json", line: "4" }),
    text: "apply does not create it, because keys_from is lokalise in its row of texts",
  });
  expect(await merged(pull)).toContain("1 only in the files, and not created");
  expect(pull.sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
});

test("7. the pull request that deletes a key says that the next pull brings it back, and how to give it up", async ({
  onTestFinished,
}) => {
  const files = { ...FILES, "l/en.json": json({ cart: { title: "Cart", x: "X" } }) };
  const pull = await openedBy(onTestFinished, { ...LIVE, "cart.x": { en: ours("X") } }, FILES, files);
  expect((await pull.run(await pull.event(), PLAN)).code).toBe(0);
  const [comment, ...others] = await pull.github.repository.comments(pull.number);
  expect(others).toEqual([]);
  expect(comment?.body).toMatch(
    /### 1 deleted in the files, and still in Lokalise: the next pull brings them back\. To remove one, archive it in Lokalise\n\n- \*\*`cart\.x`\*\*/,
  );
});

test("8. keys that wait for a pull start no comment, and are one folded line of a comment that has another reason", async ({
  onTestFinished,
}) => {
  const texts = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`n${n}`, { en: by("New") }]));
  const pull = await openedBy(onTestFinished, { ...LIVE, ...texts }, { "README.md": "Shop\n" });
  expect((await pull.run(await pull.event(), PLAN)).code).toBe(0);
  const { repository } = pull.github;
  expect(await repository.comments(pull.number)).toEqual([]);
  await repository.pushToPull(pull.number, { files: { "l/de.json": json({ cart: { title: "Tasche" } }) } });
  await pull.run(await pull.event(), PLAN);
  const [comment] = await repository.comments(pull.number);
  const [open = "", ...folds] = comment?.body.split("<details>") ?? [];
  expect(open).toContain("Tasche");
  expect(open).not.toContain("to add");
  expect(folds.join("").match(/.*to add.*/g)).toEqual([
    expect.stringMatching(/^Plan: 1 to update, 12 to add;/),
  ]);
  expect(await merged(pull)).toContain("12 to add: not written");
});

test("9. a key that was live at the last apply is created again first, but not if it was probably renamed", async ({
  onTestFinished,
}) => {
  const keysOfFiles = WEB.replace("keys_from: lokalise, ", "");
  const base = { ...settingsOf(keysOfFiles), ...FILES };
  const pulling = await startPulling(onTestFinished, {
    files: base,
    state: stateOf({ "cart.heading": LIVE["cart.title"] ?? {} }),
  });
  const { repository } = pulling.github;
  pulling.github.workflowRuns.add({ sha: await repository.head(), branch: "main", conclusion: "success" });
  const applied = async (files: Record<string, string>) =>
    pulling.pull(
      { uses: "action", command: "apply" },
      { event: push(await repository.push("main", { files })) },
    );
  const renamed = await applied({ "README.md": "Shop\n" });
  expect(renamed.code).toBe(1);
  expect(annotated(renamed, "error")).toEqual([
    expect.stringMatching(
      /^cart\.title: It was live at the last apply, and now key "cart\.heading" \(id 1\) has its en translation.*set previously: cart\.heading.*set new: true/,
    ),
  ]);
  expect(pulling.sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
  const entry = "keys:\n  - { key_name: cart.title, new: true }\n";
  const again = await applied({ "keys.yaml": entry, "l/en.json": json({ a: "A", cart: { title: "Cart" } }) });
  expect(again).toMatchObject({ code: 0, figures: { created: 2 } });
  expect(again.summary).toMatch(
    /### 2 to create\n\n- \*\*`cart\.title`\*\*.*again: it was removed in Lokalise since the last apply.*\n- \*\*`a`\*\*/,
  );
});
