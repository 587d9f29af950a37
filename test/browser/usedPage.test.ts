/** The HTML page as a person uses it: filters, keyboard, directions of texts, print, and without its script. */
import { expect, test } from "vitest";
import type { Report } from "../../src/report/report.ts";
import { reportsWith } from "../hostile/reports.ts";
import { liveKey, planned } from "../tables/planHarness.ts";
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
  rules: { prune: { key: "all", webhook: "off" }, onRemove: "archive" },
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

test("filters and search leave the rows that match, and the address keeps them", async () => {
  const { page, messages } = await openReport(report);
  await expectRows(page, "5 rows");
  // Screen readers read it when it changes.
  expect(await page.getByRole("status").textContent()).toBe("5 rows");
  const names = () => page.locator("h4").allTextContents();
  expect(await page.locator(".part > h3").allTextContents()).toEqual([
    ...["Removed 1", "Overwritten texts 1", "Renamed 1", "New 1"],
    "Kept: different, and not changed by apply 1",
  ]);
  await page.getByLabel("Tag").selectOption("shop");
  await expectRows(page, "2 of 5 rows");
  expect(await names()).toEqual(["checkout.title", "home"]);
  await page.getByRole("button", { name: "1 Renamed" }).click();
  await expectRows(page, "1 of 5 rows");
  expect(await page.getByLabel("Action").inputValue()).not.toBe("");
  await page.reload();
  await expectRows(page, "1 of 5 rows");
  expect(await names()).toEqual(["home"]);
  await page.getByRole("button", { name: "Clear" }).click();
  await expectRows(page, "5 rows");
  await page.getByLabel("Search").fill("BASKET your");
  await expectRows(page, "1 of 5 rows");
  expect(await names()).toEqual(["checkout.title"]);
  await page.getByLabel("Search").fill("");
  await page.getByLabel("Language").selectOption("ar");
  expect(await names()).toEqual(["cart.count"]);
  expect(messages).toEqual([]);
});

test("differences are marked word by word", async () => {
  const { page } = await openReport(report);
  const row = page.getByRole("article", { name: "checkout.title" }).first();
  expect(await row.locator("del").allTextContents()).toEqual(["basket"]);
  expect(await row.locator("ins").allTextContents()).toEqual(["order now"]);
  expect(await row.locator(".member").allTextContents()).toEqual(["Removed: −old"]);
});

test("a right-to-left text is shown from the right, also if it begins with a placeholder", async () => {
  const { page } = await openReport(report);
  const text = page.locator('[lang="ar"]');
  expect(await text.textContent()).toBe("{count} عناصر في سلتك");
  const directions = await text.evaluate((element) => [
    getComputedStyle(element).direction,
    element.getAttribute("dir"),
  ]);
  expect(directions).toEqual(["rtl", "rtl"]);
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

test("Tab goes from the link that skips, over totals and filters, to the rows", async () => {
  const { page } = await openReport(report);
  await expectRows(page, "5 rows");
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute("id") ?? document.activeElement?.textContent ?? "",
    );
  const order: string[] = [];
  for (let step = 0; step < 16; step++) {
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
      "Open in Lokalise",
      "1 Removed",
      "1 Overwritten text",
      "1 Renamed",
      "1 New",
      "1 Kept",
      "search",
      "filter-action",
      "filter-language",
      "filter-tag",
      "gone.keyRemovedlegacywil",
      "checkout.titleOverwritte",
      "homeformerly home_linkRe",
      "cart.countNewkeys.yaml:4",
      "checkout.titleKeptkeys.y",
    ]
  `);
  await page.keyboard.press("PageDown");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-posinset"))).toBe("5");
  await page.keyboard.press("PageUp");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-posinset"))).toBe("4");
});

test("Page Down reaches rows that were not made yet", async () => {
  const { page } = await openReport(largeReport(500));
  await page.locator("article").first().focus();
  for (let step = 0; step < 120; step++) await page.keyboard.press("PageDown");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-posinset"))).toBe("121");
});

test("without its script, the page has totals, problems, and what was not made", async () => {
  const { page } = await openReport(reportsWith("a text").several, { javaScriptEnabled: false });
  const text = (await page.locator("body").innerText()).replace(/\s+/g, " ");
  for (const words of ["2 Overwritten text", "Problems: 44 problems", "Unknown field", "Not made: 6"])
    expect(text).toContain(words);
  const removed = await openReport(report, { javaScriptEnabled: false });
  expect(await removed.page.locator("body").innerText()).toContain("gone.key: will be archived");
});

test("all rows are printed, without the bar", async () => {
  const { page, messages } = await openReport(largeReport(300));
  await expectRows(page, "300 rows");
  await page.emulateMedia({ media: "print" });
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await page.locator("article").count()).toBe(300);
  expect(await page.locator(".bar").isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => page.locator("article").count()).toBeLessThan(300);
  expect(messages).toEqual([]);
});
