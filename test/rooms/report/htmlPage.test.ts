/** The HTML page of a small plan, of its apply, and of drift. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { page } from "../../../src/report/html.ts";
import type { ChangeResult, ProjectReport } from "../../../src/report/report.ts";
import { withoutValues } from "../../../src/report/withoutTexts.ts";
import { liveKey, liveWebhook, planned } from "../plan/planHarness.ts";
import { place, projectOf, reportOf } from "./reportHarness.ts";

const KEYS = `
keys:
  - { key_name: title, translations: { en: Check out now, de: Kasse }, tags: [shop, new] }
  - { key_name: added, platforms: [web], translations: { en: Hello <b> } }
  - { key_name: home, previously: home_link }
`;
const WEBHOOKS = "webhooks: [{ url: 'https://ci.example.com/hook', events: [project.imported] }]";

const { plan, problems } = planned({
  keys: KEYS,
  webhooks: WEBHOOKS,
  live: {
    keys: [
      liveKey(1, "title", { texts: { en: "Check out", de: "Zur Kasse" }, tags: ["shop", "old"] }),
      liveKey(2, "home_link"),
      liveKey(3, "gone"),
    ],
    webhooks: [
      liveWebhook(4, "https://ci.example.com/hook", { events: ["project.imported", "project.exported"] }),
    ],
  },
  rules: { languages: { de: "seed" }, prune: { key: "all", webhook: "off" }, pruneBy: "archive" },
});

const MANIFESTS = { manifests: ["keys.yaml", "webhooks.yaml"] };
const id = "3002780358964f9bab5a92.87762498";
const report = reportOf([{ id, ...MANIFESTS, problems, plan }], {
  ...{ ...MANIFESTS, declared: { keys: 3, webhooks: 1 }, requests: 3 },
});
const options = {
  now: Date.UTC(2026, 0, 31, 9, 30) / 1000,
  linkTo: (file: string, line: number) => `https://github.com/acme/shop/blob/abc/${file}#L${line}`,
};

/** The page without its code. */
function shown(html: string): string {
  return html
    .replace(/(<style>).*(<\/style>)/s, "$1…$2")
    .replace(/(<script>).*(<\/script>)/s, "$1…$2")
    .replace(/sha256-[\w+/=]+/g, "sha256-…");
}

const results = plan.changes.map((change, index): ChangeResult => {
  const outcome = { state: "failed", how: "refused", message: "The service says no." } as const;
  return { change, outcome: index === 0 ? outcome : { state: "done", id: 7 } };
});
const unmanaged = [{ kind: "key", label: "other", id: 9 }];

test.each<["plan" | "apply" | "drift", ProjectReport]>([
  ["plan", { id, ...MANIFESTS, problems, plan }],
  ["apply", projectOf(plan, { id, results })],
  ["drift", projectOf(plan, { id, unmanaged })],
])("a page of %s", async (command, project) => {
  const html = page({ ...report, command, projects: [project] }, options);
  await expect(shown(html)).toMatchFileSnapshot(join(import.meta.dirname, `golden/htmlPage-${command}.html`));
});

test("a page of a report without texts names the fields", () => {
  const projects = report.projects.map((project) => ({ ...project, hide_texts: true }) as const);
  const html = page(withoutValues({ ...report, projects }), options);
  for (const text of ["Check out", "Kasse", "Hello"]) expect(html).not.toContain(text);
  expect(html).toContain("<h4><bdi>title</bdi></h4>");
  for (const name of ["en", "tags", "events"]) expect(html).toContain(`<p>${name}</p>`);
});

test("of a removed text, only the text has its language and its direction", () => {
  const edited = { by: "a***@example.com", at: 1_763_600_000 };
  const texts = [{ field: "translations", part: "ar", before: "شكرا", edited }];
  const changes = plan.changes.map((one) => (one.action === "destroy" ? { ...one, texts } : one));
  const project = projectOf({ ...plan, changes });
  const [line] = /<del>ar .*?<\/del>/.exec(page({ ...report, projects: [project] }, options)) ?? [];
  expect(line).toBe(
    '<del>ar <bdi lang="ar" dir="rtl">&quot;شكرا&quot;</bdi>   (last edited by a***@example.com on 2025-11-20 00:53 UTC)</del>',
  );
});

test("a text in another direction is isolated in a sentence, and no mark of it is shown", () => {
  const text = { field: "translations", part: "ar", live: "شكرا", declared: "مرحبا" };
  const kept = [{ kind: "key", label: "title", id: 1, place, reason: "pull", ...text } as const];
  const project = projectOf({ ...plan, kept });
  const html = page({ ...report, projects: [project] }, options);
  expect(html).toContain("ar &quot;<bdi>شكرا</bdi>&quot;");
  expect(html).not.toContain("\\u2068");
});
