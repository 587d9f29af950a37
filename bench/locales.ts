/** An app with its texts in JSON files of 60 languages: `validate`, `plan`, and a `pull` that finds nothing to change. */
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { benchmark } from "./benchmark.ts";
import { inFolder, settings } from "./folder.ts";
import { count, inTurns, measure, PEERS } from "./measure.ts";
import * as programs from "./programs.ts";
import { localeFile } from "./project.ts";
import { startService } from "./service.ts";

const CODES =
  "en af ar az be bg bn bs ca cs cy da de el es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv mk ml mn mr ms nb nl pa pl pt ro ru sk sl sq sr sv ta te th tr";
const LANGUAGES = CODES.split(" ");
const MAX_PARSE = 8;
const MAX_MEMORY = 2;
/** For the noise of a machine. */
const TOLERANCE = 1.05;

/** The most files that a pull has open at the same time. */
const MAX_OPEN = 20;
/** `pause`: milliseconds until the service has forgotten the requests of the program before. */
const SIZES = { full: { runs: 7, keys: 4000, pause: 1100 }, small: { runs: 1, keys: 20, pause: 0 } };

export const locales = benchmark(SIZES, async ({ runs, keys, pause }) => {
  const row = `texts:\n  - files: "locales/{lang}.json"\n    languages: [${LANGUAGES.join(", ")}]\n    platforms: [web]\n`;
  const rules = 'languages: { en: merge, "*": seed }\npull: { languages: all }\n';
  const files = LANGUAGES.map(
    (language) => [`locales/${language}.json`, localeFile(language, keys)] as const,
  );
  const paths = files.map(([path]) => path);
  const folderFiles = { "lokaform.yaml": settings(row + rules), ...Object.fromEntries(files) };
  const service = await startService({ keys, languages: LANGUAGES, limits: true });
  const { used, counted } = await inFolder(folderFiles, async (folder) => {
    // It fails if it would write a file.
    const pull = programs.onService(service, folder, ["pull", "--detailed-exitcode"]);
    return {
      used: await inTurns(runs, {
        parse: () => measure({ args: [join(PEERS, "parse.js"), ...paths], folder }),
        validate: () => programs.validate(folder),
        plan: () => setTimeout(pause).then(() => programs.plan(service, folder)),
        pull: () => setTimeout(pause).then(() => measure(pull)),
      }),
      counted: await count(pull),
    };
  });
  await service.stop();
  const { parse, validate, plan, pull: pulled } = used;
  const size = `${(keys * LANGUAGES.length).toLocaleString("en-US")} texts in ${LANGUAGES.length} languages`;
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
    {
      name: "locales/pull-files",
      promise: `the same: at most ${MAX_OPEN} files open at the same time`,
      ours: counted.mostOpen,
      peer: { name: "locale files", value: paths.length },
      unit: "files",
      limit: MAX_OPEN,
    },
  ];
});
