/**
 * Every folder next to this file is a scenario, with its results as golden files. A new one is written by
 * `npm test -- -u`, and read before it is committed.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReport } from "../../src/report/combine.ts";
import { summary } from "../../src/report/markdown/comment.ts";
import type { Report } from "../../src/report/report.ts";
import { withoutValues } from "../../src/report/withoutTexts.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { CHOSEN, runScenario, type ScenarioSettings } from "./harness.ts";

/** The token of every scenario, and the value that scenarios give a variable. */
const SECRETS = /story-token-0123456789|story-hook-value/;
const here = import.meta.dirname;
const scenarios = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function goldensOf(name: string): readonly string[] {
  const { goldens = [] }: ScenarioSettings = JSON.parse(
    readFileSync(join(here, name, "scenario.json"), "utf8"),
  );
  return goldens;
}

test.each(CHOSEN)(
  "several scenarios have the golden file %s, and none names a file that does not exist",
  (file) => {
    expect(scenarios.filter((name) => goldensOf(name).includes(file)).length).toBeGreaterThan(9);
    expect(scenarios.flatMap(goldensOf).filter((one) => !CHOSEN.some((known) => known === one))).toEqual([]);
  },
);

function hidingTexts(report: Report): Report {
  const projects = report.projects.map((project) => ({ ...project, hide_texts: true as const }));
  return { ...report, projects, hide_texts: true };
}

test.each(scenarios)("%s", async (name) => {
  const folder = join(here, name);
  const golden = (file: string) => join(folder, "golden", file);
  const result = await runScenario(folder);
  // Only the service may see whole URLs.
  expect(
    `${result.terminal}${Object.values(result.chosen)}${result.github?.words}${JSON.stringify(result.reports)}${result.backups}`,
  ).not.toMatch(SECRETS);
  // The command report reads every report except that of a restore, and loses nothing.
  for (const report of result.reports.filter(({ command }) => command !== "restore")) {
    const written = JSON.stringify(report);
    expect(readReport(KINDS, written)).toEqual(JSON.parse(written));
  }
  // Without the texts, a project that hides them is shown in the same way.
  for (const report of result.reports.map(hidingTexts)) {
    const options = { now: 0, reportFile: undefined };
    expect(summary(withoutValues(report), options)).toBe(summary(report, options));
  }
  await expect(result.terminal).toMatchFileSnapshot(golden("terminal.txt"));
  for (const file of CHOSEN) {
    if (goldensOf(name).includes(file)) await expect(result.chosen[file]).toMatchFileSnapshot(golden(file));
    else expect(existsSync(golden(file))).toBe(false);
  }
  if (result.github) await expect(result.github.words).toMatchFileSnapshot(golden(result.github.file));
  if (result.backups === undefined) expect(existsSync(golden("backups.yaml"))).toBe(false);
  else await expect(result.backups).toMatchFileSnapshot(golden("backups.yaml"));
  await expect(result.requests).toMatchFileSnapshot(golden("requests.txt"));
});
