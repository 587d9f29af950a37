/** The explanations of all problem codes. They are loaded only by `explain`. `npm run docs` makes docs/problems.md of them. */
import type { ProblemCode } from "../model/problem.ts";
import type { Explanation, ProblemTopic } from "./explanation.ts";
import { ADVICE_PROBLEMS } from "./topics/advice.ts";
import { SERVICE_PROBLEMS } from "./topics/answers.ts";
import { RESTORE_PROBLEMS } from "./topics/backups.ts";
import { FILE_PROBLEMS } from "./topics/files.ts";
import { GITHUB_PROBLEMS } from "./topics/github.ts";
import { KEY_PROBLEMS } from "./topics/keys.ts";
import { PLAN_PROBLEMS } from "./topics/plans.ts";
import { SETTING_PROBLEMS } from "./topics/settings.ts";
import { TEXT_PROBLEMS } from "./topics/texts.ts";
import { WEBHOOK_PROBLEMS } from "./topics/webhooks.ts";
import { WRITING_PROBLEMS } from "./topics/writing.ts";

/** In the order in which a user meets them. */
export const TOPICS: readonly ProblemTopic[] = [
  FILE_PROBLEMS,
  SETTING_PROBLEMS,
  KEY_PROBLEMS,
  TEXT_PROBLEMS,
  ADVICE_PROBLEMS,
  WEBHOOK_PROBLEMS,
  PLAN_PROBLEMS,
  SERVICE_PROBLEMS,
  RESTORE_PROBLEMS,
  WRITING_PROBLEMS,
  GITHUB_PROBLEMS,
];

/** It does not compile before each code has an explanation. */
export const EXPLANATIONS: Readonly<Record<ProblemCode, Explanation>> = {
  ...FILE_PROBLEMS.explanations,
  ...SETTING_PROBLEMS.explanations,
  ...KEY_PROBLEMS.explanations,
  ...TEXT_PROBLEMS.explanations,
  ...ADVICE_PROBLEMS.explanations,
  ...WEBHOOK_PROBLEMS.explanations,
  ...PLAN_PROBLEMS.explanations,
  ...SERVICE_PROBLEMS.explanations,
  ...RESTORE_PROBLEMS.explanations,
  ...WRITING_PROBLEMS.explanations,
  ...GITHUB_PROBLEMS.explanations,
};
