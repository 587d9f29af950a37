/** Hostile texts in all fields of a page, in Chromium: they are shown, and have no other effect. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { page as pageOf } from "../../src/report/html.ts";
import { short } from "../hostile/corpus.ts";
import { reportsWith } from "../hostile/reports.ts";
import { OPTIONS, openPage, openReport, useChromium } from "./chromium.ts";

useChromium();

/** The elements that a page consists of. */
const OWN = new Set(
  `html head meta link title style body script header main footer section article form div p span small code pre bdi
  a ul li h1 h2 h3 h4 label input select option details summary ins del mark strong`.split(/\s+/),
);

/** Looks at all elements and attributes. */
async function strangeParts(page: Page): Promise<string[]> {
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll("*")].flatMap((element) => [
      `element ${element.localName}`,
      ...element.getAttributeNames().flatMap((name) => {
        const value = element.getAttribute(name) ?? "";
        const isCode = name.startsWith("on") || name === "src" || name === "style";
        const isStrange =
          name === "href" && !/^(#|data:,$|https:\/\/(app\.lokalise|github)\.com\/)/.test(value);
        return isCode || isStrange ? [`attribute ${name}=${value}`] : [];
      }),
    ]),
  );
  return [...new Set(parts)].filter((part) => !OWN.has(part.replace("element ", "")));
}

/** All texts at once, and some that would end an element. The test of the parsed page has each text. */
test.each([
  short.map(({ text }) => text).join(" "),
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(1)</script>",
  "--></style></title></textarea><svg onload=alert(1)>",
])("%j has no effect", async (text) => {
  const { several, "pull request": pull } = reportsWith(text);
  for (const report of [several, pull]) {
    const { page, messages } = await openReport(report);
    await expect.poll(() => page.locator(".status").textContent()).toMatch(/^\d+ rows$/);
    expect(await strangeParts(page)).toEqual([]);
    expect(messages).toEqual([]);
  }
});

test("a search for hostile texts has no effect", async () => {
  const { page, messages } = await openReport(reportsWith("a text").several);
  for (const text of ["<img src=x onerror=alert(1)>", "[[", "\\\\", "$&", "a".repeat(10_000)]) {
    await page.locator("#search").fill(text);
    await expect.poll(() => page.locator(".status").textContent()).toMatch(/^0 of \d+ rows$/);
  }
  expect(await strangeParts(page)).toEqual([]);
  expect(messages).toEqual([]);
});

/** What each would do without the policy of the page. */
const ATTACKS = [
  "<script>window.owned = 'a script'</script>",
  "<img src=x onerror=\"window.owned = 'a handler'\">",
  "<img src='https://evil.example.com/pixel.png'>",
  "<style>body { display: none }</style>",
  '<p style="position: fixed">',
  "<svg onload=\"window.owned = 'an image'\"></svg>",
  '<iframe src="https://evil.example.com/"></iframe>',
  "<iframe srcdoc=\"<script>parent.owned = 'a frame'</script>\"></iframe>",
  '<object data="https://evil.example.com/"></object>',
  '<base href="https://evil.example.com/">',
  '<link rel="stylesheet" href="https://evil.example.com/a.css">',
];

test.each(ATTACKS)("even if it were not made safe, the policy blocks %s", async (attack) => {
  const html = pageOf(reportsWith("a text").several, OPTIONS).replace("</h1>", () => `</h1>${attack}`);
  const { page, messages } = await openPage(html);
  await expect.poll(() => page.locator(".status").textContent()).toMatch(/^\d+ rows$/);
  await expect.poll(() => messages.join("\n")).toMatch(/Content Security Policy/);
  expect(messages.filter((message) => message.startsWith("dialog"))).toEqual([]);
  expect(await page.evaluate(() => "owned" in window)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe("block");
  expect(await page.evaluate(() => document.baseURI)).not.toContain("evil");
});

test("the policy lets no text become HTML in the script either", async () => {
  const { page } = await openReport(reportsWith("a text").several);
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = "<b>a</b>";
      return "";
    } catch (error) {
      return String(error);
    }
  });
  expect(refused).toContain("TrustedHTML");
});
