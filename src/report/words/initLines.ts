/** What init says about the project, about its files, and about the next steps. */
import { type PulledFirst, pulledFileLines } from "./pullLines.ts";
import { oneLine } from "./safeText.ts";
import { shellWord } from "./shellWord.ts";

/** The project, and the user of the token. */
export interface InitAccount {
  name: string;
  /** Undefined: the service does not say it. */
  baseLanguage: string | undefined;
  writer: string | undefined;
}

export interface InitDone {
  /** The first manifests, if they were written now. */
  first?: PulledFirst;
  /** Paths of the other files, as they are shown. */
  written: readonly string[];
  kept: readonly string[];
  /** Whether a workflow was written, and whether one of them pulls. */
  hasWorkflow: boolean;
  hasPullWorkflow: boolean;
  /** Whether the workflow calls the reusable one, which passes only one variable. */
  hasReusable: boolean;
  /** Whether lokaform.yaml got files of the app, whose texts may differ from the project. */
  hasTexts: boolean;
  /** Files of the app that may contain its texts, and about which no question was asked. */
  mentioned: readonly string[];
}

export function accountLines({ name, baseLanguage, writer }: InitAccount): string[] {
  const language = baseLanguage === undefined ? "" : `, with the base language ${oneLine(baseLanguage)}`;
  const user = writer === undefined ? "" : ` The token belongs to ${oneLine(writer)}.`;
  return [`The project is ${oneLine(name)}${language}.${user}`];
}

export function initLines(done: InitDone): string[] {
  const { first, written, kept, hasWorkflow, hasPullWorkflow, hasReusable, hasTexts, mentioned } = done;
  const files = [
    ...(first ? pulledFileLines(first, false) : []),
    ...written.map((path) => `Wrote ${oneLine(path)}`),
    ...kept.map((path) => `Kept: ${oneLine(path)} (there already)`),
    ...(mentioned.length > 0
      ? [
          "These files may already contain the texts of the app. The setting texts of lokaform.yaml can read them in place of keys.yaml:",
          ...mentioned.map((path) => `  ${oneLine(path)}`),
        ]
      : []),
  ];
  if (!first && written.length === 0) return [...files, "Nothing was written: all files are there already."];
  const variables = first?.variables;
  const steps = [
    ...(variables
      ? [`Load the variables: set -a; . ${oneLine(shellWord(`./${variables.path}`))}; set +a`]
      : []),
    hasTexts
      ? "See how the texts of the files differ from the project: lokaform plan"
      : "See that a plan has nothing to do: lokaform plan",
    ...(hasWorkflow
      ? [
          "Add two API tokens of this user as secrets of the repository (Settings > Secrets and variables > Actions): LOKALISE_PLAN_TOKEN, which can only read, and LOKALISE_APPLY_TOKEN.",
        ]
      : []),
    ...(variables && hasReusable
      ? [
          "For the variables in URLs of webhooks: the workflow passes only LOKALISE_HOOK_TOKEN. Give the variable this name, or write the workflows pull-request, apply and drift instead, and set env in them.",
        ]
      : []),
    ...(hasPullWorkflow
      ? [
          "Allow GitHub Actions to create pull requests (Settings > Actions > General), for the workflow that pulls.",
        ]
      : []),
    "Commit the files, and open a pull request with them.",
  ];
  return [...files, "", "Next steps:", ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}
