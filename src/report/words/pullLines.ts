/** What pull says about the manifests that it wrote. */
import { KINDS } from "../../kinds/kinds.ts";
import { counted } from "./figures.ts";
import { countedKind } from "./kindWords.ts";
import { manyLines, oneLine } from "./safeText.ts";
import { shellWord } from "./shellWord.ts";

/** What was written, or would be. */
export interface PulledFirst {
  /** `kind`: the plural of the kind. */
  manifests: readonly { kind: string; path: string; entries: number; text: string }[];
  /** The file of the variables, and how many it has. */
  variables?: { path: string; count: number };
  languages: readonly string[];
  /** The other languages of the project. */
  otherLanguages: readonly string[];
  /** Fields that were not asked for, and the number of objects with a value of their own. */
  unasked: readonly { kind: string; field: string; count: number }[];
  /** Options of the run that a plan needs as well. */
  repeated: readonly string[];
  /** The options that name the files for a plan. */
  flags: readonly string[];
}

export function pullLines(pulled: PulledFirst, isDryRun: boolean): string[] {
  const next = isDryRun ? ["Nothing was written."] : nextLines(pulled);
  return [...pulledFileLines(pulled, isDryRun), ...next];
}

/** The same without the next steps. */
export function pulledFileLines(pulled: PulledFirst, isDryRun: boolean): string[] {
  const { manifests, variables, languages, otherLanguages, unasked } = pulled;
  const verb = isDryRun ? "Would write" : "Wrote";
  const files = manifests.flatMap(({ kind, path, entries, text }) => [
    `${verb} ${oneLine(path)}: ${countedKind(entries, nameOf(kind))}`,
    ...(isDryRun ? ["", ...manyLines(text.trimEnd()).split("\n"), ""] : []),
  ]);
  const fields = unasked.map(({ kind, field, count }) => `${field} of ${countedKind(count, kind)}`);
  return [
    ...files,
    ...(variables
      ? [
          `${verb} ${oneLine(variables.path)}: ${counted(variables.count, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`,
        ]
      : []),
    ...(languages.length > 0 && otherLanguages.length > 0
      ? [
          `Texts are in ${languages.map(oneLine).join(", ")}. The project also has ${otherLanguages.map(oneLine).join(", ")}: add them with --languages.`,
        ]
      : []),
    ...(fields.length > 0
      ? [`Not in the manifests, so not managed: ${fields.join(", ")}. Add them with --fields.`]
      : []),
  ];
}

function nextLines({ variables, repeated, flags }: PulledFirst): string[] {
  const load = variables ? [`  set -a; . ${word(`./${variables.path}`)}; set +a`] : [];
  const plan = ["lokaform plan", ...[...repeated, ...flags].map(word)].join(" ");
  return [
    "Next, see that a plan has nothing to do:",
    ...load,
    `  ${plan}`,
    ...(flags.length > 0
      ? ["To leave out the options for manifests, name the manifests in lokaform.yaml."]
      : []),
  ];
}

function word(text: string): string {
  return oneLine(shellWord(text));
}

function nameOf(plural: string): string {
  return KINDS.find((kind) => kind.plural === plural)?.name ?? plural;
}
