/** The HTML page for people who use a keyboard, a screen reader, or a small window: axe finds nothing. */
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { reportsWith } from "../hostile/reports.ts";
import { expectRows, openReport, useChromium } from "./chromium.ts";
import { largeReport } from "./largeReport.ts";

useChromium();

const AXE = createRequire(import.meta.url).resolve("axe-core");

declare const window: Window & { axe: typeof axe };

/** Everything that axe finds, of any weight. */
async function findings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE }).catch(() => {});
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""} ${nodes[0]?.failureSummary ?? ""}`,
  );
}

const { several, drift } = reportsWith("a text");

test.each([
  ["a plan", largeReport(20), {}],
  ["an apply with problems", several, {}],
  ["drift", drift, {}],
  ["a dark page", several, { colorScheme: "dark" }],
  ["a narrow page", several, { viewport: { width: 360, height: 800 } }],
] as const)("axe finds nothing in %s", async (_name, report, options) => {
  const { page } = await openReport(report, { ...options, bypassCSP: true });
  await page.locator(".bar").scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator("article").count()).toBeGreaterThan(0);
  expect(await findings(page)).toEqual([]);
});

test("the page is as wide as the window, at 360 and at 1,600 pixels", async () => {
  for (const width of [360, 1600]) {
    const { page } = await openReport(several, { viewport: { width, height: 800 } });
    await expectRows(page, "80 rows");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
