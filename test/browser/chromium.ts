/** Pages in a real Chromium, which has to be installed. Nothing is downloaded. */
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { page as pageOf } from "../../src/report/html.ts";
import type { Report } from "../../src/report/report.ts";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of Chromium: that of the variable CHROMIUM, or the first one in PATH. */
function chromiumPath(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const named = process.env.CHROMIUM ? [process.env.CHROMIUM] : [];
  const all = [...named, ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))];
  const found = all.find((path) => isProgram(path));
  if (found !== undefined) return found;
  throw new Error(
    "The tests in test/browser need Chromium, and there is none in PATH. Install it, on Debian with: apt-get install chromium. If it has another place, set the variable CHROMIUM to its path.",
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

let browser: Browser;
let folder: string;

/** Starts Chromium for the tests of a file. */
export function useChromium(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "lokaform-page-"));
    browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser?.close();
    if (folder) rmSync(folder, { recursive: true });
  });
}

export interface OpenPage {
  page: Page;
  /** Milliseconds until all of it was there. */
  opened: number;
  /** What the console shows, errors of scripts, refused parts, dialogs, and requests other than that for the file. */
  messages: string[];
}

export const OPTIONS = { now: Date.UTC(2026, 0, 31) / 1000, linkTo: undefined };

/** Opens the page of a report from a file, as a person does. */
export async function openReport(report: Report, options: BrowserContextOptions = {}): Promise<OpenPage> {
  return openPage(pageOf(report, OPTIONS), options);
}

export async function openPage(html: string, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const messages: string[] = [];
  const file = join(folder, `${Math.trunc(performance.now() * 1000)}.html`);
  writeFileSync(file, html);
  const address = `file://${file}`;
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    messages.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url() !== address && !request.url().startsWith("data:"))
      messages.push(`request: ${request.url()}`);
  });
  const start = performance.now();
  await page.goto(address);
  return { page, opened: performance.now() - start, messages };
}

/** The rows that the filters leave, out of all. */
export async function expectRows(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.locator(".status").textContent()).toBe(words);
}
