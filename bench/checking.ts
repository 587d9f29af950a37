/** Compares the time to check a page of 500 keys, with 5 translations each, with the time to parse it. */
import { keyList } from "../src/api/operations/answers.ts";
import { startSandbox } from "../src/sandbox/sandbox.ts";
import { type Figure, median } from "./figure.ts";
import { keysOf, LANGUAGES, PROJECT } from "./project.ts";

const PAGES = 40;
const MAX_RATIO = 2;

export async function checking(): Promise<Figure[]> {
  const page = await pageText();
  const parsing: number[] = [];
  const checks: number[] = [];
  for (let index = 0; index < PAGES; index++) {
    const began = performance.now();
    const wire: unknown = JSON.parse(page);
    const parsed = performance.now();
    const { success } = keyList.schema.safeParse(wire);
    if (!success) throw new Error("The page is not valid.");
    parsing.push(parsed - began);
    checks.push(performance.now() - parsed);
  }
  const ratio = sum(checks) / sum(parsing);
  const size = (page.length / 1e6).toFixed(1);
  return [
    {
      promise: `checking ${PAGES} pages of 500 keys (${size} MB each) takes at most ${MAX_RATIO} times as long as parsing, with the first page`,
      measured: `${sum(checks).toFixed(0)} ms, parsing ${sum(parsing).toFixed(0)} ms: ${ratio.toFixed(2)} times`,
      holds: ratio <= MAX_RATIO,
    },
    {
      promise: `the same for the median page`,
      measured: `${median(checks).toFixed(1)} ms, parsing ${median(parsing).toFixed(1)} ms`,
      holds: median(checks) <= MAX_RATIO * median(parsing),
    },
  ];
}

/** The page as the service writes it. */
async function pageText(): Promise<string> {
  const languages = LANGUAGES.map((lang_iso) => ({ lang_iso }));
  const state = { projects: { [PROJECT]: { languages, keys: keysOf(500) } } };
  const service = await startSandbox({ limits: false, state });
  const query = "include_translations=1&include_comments=1&include_screenshots=1&limit=500";
  const headers = { "x-api-token": "bench" };
  const response = await fetch(`${service.url}/projects/${PROJECT}/keys?${query}`, { headers });
  const page = await response.text();
  await service.close();
  return page;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
