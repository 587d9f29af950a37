import { allKinds } from "../../kinds/kind.ts";
import { present } from "../../model/json.ts";
import { pageAddress } from "../../model/package.ts";
import type { PulledTexts } from "../report.ts";
import { manyLines, oneLine, shellWord } from "../safeText.ts";
import { quote, say, strong, type Words } from "./view.ts";
import { counted, countedKind, firstNames } from "./words.ts";

export interface PulledFirst extends Pick<PulledTexts, "kept" | "hide_texts"> {
  manifests: readonly { kind: string; path: string; entries: number; text: string }[];
  variables?: { path: string; names: readonly string[] };
  languages: readonly string[];
  otherLanguages: readonly string[];
  /** Fields that were not asked for, and the number of objects with a value of their own. */
  unasked: readonly { kind: string; field: string; count: number }[];
  foreign: readonly string[];
  repeated: readonly string[];
  /** Whether a plan finds the manifests without options that name them. */
  areFound: boolean;
}

export function pullLines(pulled: PulledFirst, isDryRun: boolean): string[] {
  const { manifests, variables, repeated, areFound } = pulled;
  const lines = pulledFileLines(pulled, isDryRun);
  if (isDryRun) return [...lines, "Nothing was written."];
  const options = areFound ? [] : manifests.flatMap(({ kind, path }) => [`--${kind}`, path]);
  return [
    ...lines,
    ...present([
      "Next, see that a plan has nothing to do:",
      variables && `  set -a; . ${word(`./${variables.path}`)}; set +a`,
      `  ${["lokaform plan", ...[...repeated, ...options].map(word)].join(" ")}`,
    ]),
  ];
}

export function pulledFileLines(pulled: PulledFirst, isDryRun: boolean): string[] {
  const { manifests, variables, languages, otherLanguages, unasked, foreign } = pulled;
  const verb = isDryRun ? "Would write" : "Wrote";
  const files = manifests.flatMap(({ kind, path, entries, text }) => [
    `${verb} ${oneLine(path)}: ${countedKind(entries, nameOf(kind))}`,
    ...(isDryRun ? ["", ...manyLines(text.trimEnd()).split("\n"), ""] : []),
  ]);
  const fields = unasked.map(({ kind, field, count }) => `${field} of ${countedKind(count, kind)}`);
  return [
    ...files,
    ...present([
      variables &&
        `${verb} ${oneLine(variables.path)}: ${counted(variables.names.length, "variable")} with parts of URLs that may be secrets. Only you can read it, and .gitignore has it.`,
      languages.length > 0 &&
        otherLanguages.length > 0 &&
        `Texts are in ${languages.map(oneLine).join(", ")}. The project also has ${otherLanguages.map(oneLine).join(", ")}: add them with --languages.`,
      foreign.length > 0 &&
        `Not in the manifests, because another team owns them (tag lokaform:…): ${firstNames(foreign.map(oneLine), 3)}.`,
      fields.length > 0 &&
        `Not in the manifests, so not managed: ${fields.join(", ")}. Add them with --fields.`,
    ]),
  ];
}

function word(text: string): string {
  return oneLine(shellWord(text));
}

function nameOf(plural: string): string {
  return allKinds().find((kind) => kind.plural === plural)?.name ?? plural;
}

export interface InitDone {
  first?: PulledFirst;
  written: readonly string[];
  kept: readonly string[];
  workflows: readonly string[];
  variables: readonly string[];
  /** What the workflows name after `@`. Undefined: a tag that does not exist yet. */
  version: string | undefined;
  typesToken: boolean;
  /** The files of the app that lokaform.yaml got, whose texts may differ from the project. */
  texts: readonly string[];
  /** Files of the app that may contain its texts, and were neither taken nor refused. */
  mentioned: readonly string[];
  /** The number of keys with a string in the files of several apps. */
  shared: number;
}

export function initLines(done: InitDone): string[] {
  const { first, written, kept, workflows, variables, version, typesToken, texts, mentioned, shared } = done;
  const files = [
    ...(first ? pulledFileLines(first, false) : []),
    ...written.map((path) => `Wrote ${oneLine(path)}`),
    ...kept.map((path) => `Kept: ${oneLine(path)} (there already)`),
    ...present([
      texts.length > 0 && "lokaform.yaml reads the texts of the app from these files:",
      ...texts.map((path) => `  ${oneLine(path)}`),
      shared > 0 &&
        `${counted(shared, "key")} ${shared === 1 ? "is" : "are"} in several of these apps: one key in Lokalise, and a change in one app comes to the others with the next pull.`,
      mentioned.length > 0 &&
        "These files may contain texts of the app, too. To use them in place of keys.yaml, remove lokaform.yaml and keys.yaml, and run lokaform init --texts all:",
      ...mentioned.map((path) => `  ${oneLine(path)}`),
    ]),
  ];
  if (!first && written.length === 0) return [...files, "Nothing was written: all files are there already."];
  const loaded = first?.variables;
  const hasWorkflows = workflows.length > 0;
  const steps = present([
    typesToken && "Set the token for the next commands: export LOKALISE_API_TOKEN=…",
    loaded && `Load the variables: set -a; . ${word(`./${loaded.path}`)}; set +a`,
    texts.length > 0
      ? "See how the texts of the files differ from the project: lokaform plan"
      : "See that a plan has nothing to do: lokaform plan",
    texts.length > 0 &&
      `If designers create the keys in Lokalise, set keys_from: lokalise in the rows of texts: ${pageAddress("docs/mobile.md")}`,
    hasWorkflows &&
      "Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN.",
    hasWorkflows &&
      variables.length > 0 &&
      `Add each variable as a secret with its name, ${variables.join(", ")}${loaded ? `: gh secret set --env-file ${word(loaded.path)}` : "."}`,
    hasWorkflows &&
      version === undefined &&
      "Replace @v1 in the workflows with the full SHA of a commit of Lokaform: the tag v1 does not exist yet.",
    workflows.includes("translations") &&
      version?.startsWith("v") === false &&
      "The workflow translations calls a workflow of Lokaform whose steps use the tag v1, which does not exist yet. Until it does, write the whole files: lokaform init --workflows pull-request,apply,drift,pull",
    workflows.includes("pull") &&
      "Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls.",
    "Commit the files, and open a pull request with them.",
  ]);
  return [...files, "", "Next steps:", ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}

const MAX_PATH = 200;
const NEXT = strong(say`What happens next:`);

export function firstPullTitle({ manifests }: PulledFirst): string {
  return `Translations from Lokalise: ${counted(manifests.length, "new manifest")}`;
}

export const FIRST_PULL_NEXT = say`${NEXT} The manifests declare what the project has, so the merge changes nothing in it. From then on, change them in pull requests.`;

export const PULL_LEAD = say`These texts were changed in Lokalise, and the manifests get them. In each pair, the line with ${quote("-")} is the text that the manifest had, and the line with ${quote("+")} replaces it.`;

export const PULL_NEXT = say`${NEXT} Review the texts. The merge changes nothing in the project: it has these texts already. To keep the text of a manifest instead, close this pull request, and apply with the input overwrite. Do not commit to this branch: a workflow writes it, and stops if somebody else did. If you squash, keep the line ${quote("Lokaform-Pulled")} of the message.`;

const MAX_FILES = 20;

/** The files of a pull request: paths, and the number of entries of a new manifest. */
export function filesWords(files: readonly { path: string; kind?: string; entries?: number }[]): Words {
  const [firstFile, ...otherFiles] = files
    .slice(0, MAX_FILES)
    .map(({ path, kind = "", entries }) =>
      entries === undefined
        ? quote(path, MAX_PATH)
        : say`${quote(path, MAX_PATH)} (${countedKind(entries, nameOf(kind))})`,
    );
  if (!firstFile) return [];
  const restCount = files.length - MAX_FILES;
  const end = restCount > 0 ? say` and ${counted(restCount, "more file")}` : [];
  const fileWords = otherFiles.reduce((words, path) => say`${words}, ${path}`, firstFile);
  return say`${files.length === 1 ? "File:" : "Files:"} ${fileWords}${end}.`;
}
