/** The HTML page as a person uses it: filters, keyboard, directions of texts, print, and without its script. */
import { expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { reportsWith } from "../hostile/reports.ts";
import { liveKey, planned } from "../rooms/plan/planHarness.ts";
import { expectRows, openReport, useChromium } from "./chromium.ts";
import { largeReport } from "./largeReport.ts";

useChromium();

const KEYS = `
keys:
  - { key_name: checkout.title, translations: { en: Check out your order now, de: Kasse }, tags: [shop] }
  - { key_name: cart.count, platforms: [web], translations: { en: "{count} items", ar: "{count} عناصر في سلتك" } }
  - { key_name: home, previously: home_link }
`;
const { plan } = planned({
  keys: KEYS,
  live: {
    keys: [
      liveKey(1, "checkout.title", {
        texts: { en: "Check out your basket", de: "Zur Kasse" },
        tags: ["shop", "old"],
      }),
      liveKey(2, "home_link", { tags: ["shop"] }),
      liveKey(3, "gone.key", { tags: ["legacy"] }),
    ],
  },
  project: {
    languages: ["en", "de", "fr", "ar"].map((iso, id) => ({ iso, id: String(id), pluralForms: ["other"] })),
  },
  rules: { prune: { key: "all", webhook: "off" }, pruneBy: "archive", languages: { de: "seed" } },
});
const report: Report = {
  ...{
    format_version: 1,
    command: "plan",
    manifests: ["keys.yaml"],
    declared: { keys: 3 },
    problems: [],
    requests: 1,
  },
  projects: [{ id: "3002780358964f9bab5a92.87762498", manifests: ["keys.yaml"], problems: [], plan }],
};

test("filters and search leave the rows that match", async () => {
  const { page, messages } = await openReport(report);
  await expectRows(page, "5 rows");
  // Screen readers read it when it changes.
  expect(await page.getByRole("status").textContent()).toBe("5 rows");
  const names = () => page.locator("h4:visible").allTextContents();
  expect(await page.locator("summary").allTextContents()).toEqual([
    ...[
      "1 to remove",
      "1 to update, with texts that are overwritten in the project",
      "1 to rename",
      "1 to create",
    ],
    "1 kept, and not changed: each line says why",
    "How to read this",
  ]);
  await page.getByLabel("Action").selectOption("To rename");
  await expectRows(page, "1 of 5 rows");
  expect(await names()).toEqual(["home"]);
  await page.getByLabel("Action").selectOption("all");
  await page.getByLabel("Search").fill("BASKET your");
  await expectRows(page, "1 of 5 rows");
  expect(await names()).toEqual(["checkout.title"]);
  await page.getByLabel("Search").fill("");
  await page.getByLabel("Language").selectOption("ar");
  expect(await names()).toEqual(["cart.count"]);
  expect(messages).toEqual([]);
});

test("a filter by project leaves its rows", async () => {
  const { page } = await openReport(reportsWith("a text").several);
  await expect.poll(() => page.locator(".status").textContent()).toMatch(/^\d+ rows$/);
  const projects = await page.locator("#filter-project option").allTextContents();
  await page.getByLabel("Project").selectOption(projects[1] ?? "");
  const shown = page.locator(".project", { has: page.locator("article:visible") });
  expect(await shown.locator("h2").allTextContents()).toEqual([projects[1]]);
});

test("differences are marked word by word", async () => {
  const { page } = await openReport(report);
  const row = page.locator("article", { hasText: "order now" });
  expect(await row.locator("del mark").allTextContents()).toEqual(["basket"]);
  expect(await row.locator("ins mark").allTextContents()).toEqual(["order now"]);
});

test("a right-to-left text is shown from the right, also if it begins with a placeholder", async () => {
  const { page } = await openReport(report);
  const text = page.locator('[lang="ar"]');
  expect(await text.textContent()).toBe('"{count} عناصر في سلتك"');
  const direction = await text.evaluate((element) => getComputedStyle(element).direction);
  expect(direction).toBe("rtl");
  const { right, end } = await text.evaluate((element) => {
    const range = document.createRange();
    range.setStart(element.firstChild ?? element, 0);
    range.setEnd(element.firstChild ?? element, 7);
    const box = element.getBoundingClientRect();
    return { right: box.right, end: range.getBoundingClientRect().right };
  });
  // The placeholder, which comes first, is at the right end.
  expect(right - end).toBeLessThan(20);
});

test("Tab goes from the link that skips, over the filters, to the sections", async () => {
  const { page } = await openReport(report);
  await expectRows(page, "5 rows");
  const focused = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || "");
  const order: string[] = [];
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press("Tab");
    const shown = await page.evaluate(() => {
      const style = document.activeElement && getComputedStyle(document.activeElement);
      return style?.outlineStyle;
    });
    expect(shown).not.toBe("none");
    order.push((await focused()).trim().slice(0, 24));
  }
  expect(order).toMatchInlineSnapshot(`
    [
      "Skip to the changes",
      "search",
      "filter-action",
      "filter-language",
      "open in Lokalise",
      "1 to remove",
      "1 to update, with texts ",
      "1 to rename",
      "1 to create",
      "1 kept, and not changed:",
    ]
  `);
});

test("without its script, the page has all rows, and no bar", async () => {
  const { page } = await openReport(reportsWith("a text").several, { javaScriptEnabled: false });
  const text = (await page.locator("body").innerText()).replace(/\s+/g, " ");
  for (const words of ["45 problems", "Unknown field", "6 changes not made"]) expect(text).toContain(words);
  expect(await page.locator(".bar").isVisible()).toBe(false);
  const removed = await openReport(report, { javaScriptEnabled: false });
  expect(await removed.page.locator("body").innerText()).toContain("gone.key will be archived");
});

test("all rows are printed, without the bar", async () => {
  const { page, messages } = await openReport(largeReport(300));
  await expectRows(page, "300 rows");
  await page.emulateMedia({ media: "print" });
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(50_000);
  expect(await page.locator(".bar").isVisible()).toBe(false);
  expect(messages).toEqual([]);
});
