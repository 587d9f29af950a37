/** An app with its texts in JSON files of 60 languages: `validate`, `plan`, and a `pull` that finds nothing to change. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { inFolder, settings } from "./folder.ts";
import { inTurns, type MeasuredRun, measure, PEERS } from "./measure.ts";
import * as programs from "./programs.ts";
import { localeFile } from "./project.ts";
import { type Service, startService } from "./service.ts";

const RUNS = 5;
const KEYS = 4000;
const CODES =
  "en af ar az be bg bn bs ca cs cy da de el es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv mk ml mn mr ms nb nl pa pl pt ro ru sk sl sq sr sv ta te th tr";
const LANGUAGES = CODES.split(" ");
const MAX_PARSE = 10;
const MAX_MEMORY = 2;
/** For the noise of a machine. */
const TOLERANCE = 1.05;

export async function locales(runs = RUNS): Promise<Figure[]> {
  const row = `texts:\n  - files: "locales/{lang}.json"\n    languages: [${LANGUAGES.join(", ")}]\n    platforms: [web]\n`;
  const rules = 'languages: { en: merge, "*": seed }\npull: { languages: all }\n';
  const service = await startService({ keys: KEYS, languages: LANGUAGES, limits: true });
  const used = await inFolder({ "lokaform.yaml": settings(row + rules) }, (folder) => {
    mkdirSync(join(folder, "locales"));
    const files = LANGUAGES.map((language) => `locales/${language}.json`);
    for (const language of LANGUAGES)
      writeFileSync(join(folder, `locales/${language}.json`), localeFile(language, KEYS));
    return inTurns(runs, {
      parse: () => measure({ args: [join(PEERS, "parse.js"), ...files], folder }),
      validate: () => programs.validate(folder),
      plan: () => programs.plan(service, folder),
      pull: () => pull(service, folder),
    });
  });
  await service.stop();
  const { parse, validate, plan, pull: pulled } = used;
  const size = `${(KEYS * LANGUAGES.length).toLocaleString("en-US")} texts in ${LANGUAGES.length} languages`;
  return [
    {
      name: "locales/validate",
      promise: `validate of ${size}: at most ${MAX_PARSE} times as long as JSON.parse of the same files`,
      ours: validate.elapsed,
      peer: { name: "JSON.parse", value: parse.elapsed },
      unit: "ms",
      limit: MAX_PARSE * parse.elapsed,
    },
    {
      name: "locales/pull",
      promise: "pull of them, if nothing changed: not longer than plan",
      ours: pulled.elapsed,
      peer: { name: "plan", value: plan.elapsed },
      unit: "ms",
      limit: TOLERANCE * plan.elapsed,
    },
    {
      name: "locales/pull-memory",
      promise: `the same: at most ${MAX_MEMORY} times the memory of plan`,
      ours: pulled.peak / 1e6,
      peer: { name: "plan", value: plan.peak / 1e6 },
      unit: "MB",
      limit: (MAX_MEMORY * plan.peak) / 1e6,
    },
  ];
}

async function pull(service: Service, folder: string): Promise<MeasuredRun> {
  const run = await programs.lokaform(service, folder, ["pull"]);
  if (!run.output.includes("stay as they are")) throw new Error(`The pull changed files:\n${run.output}`);
  return run;
}
