/** The rules with which the tests check texts: all checks are on, and the first text is the base text. */

import { type CheckRules, checkTexts } from "../../../src/checks/checkTexts.ts";
import type { Finding, FormedText } from "../../../src/checks/placeholders.ts";
import { neededForms } from "../../../src/checks/pluralForms.ts";
import { CHECKS, type CheckLevels } from "../../../src/model/setting.ts";

/** Without the own rules, which need settings or another kind of manifest. */
export const ALL_ON: CheckLevels = {
  ...(Object.fromEntries(CHECKS.map((check) => [check, "warn"])) as unknown as CheckLevels),
  descriptions: "off",
};

export const RULES: CheckRules = { levels: ALL_ON, base: "en", needed: neededForms };

export function findingsIn(
  texts: Readonly<Record<string, FormedText>>,
  { isForm = false, charLimit = 0, isNew = false, live, rules = RULES }: FindingOptions = {},
): readonly Finding[] {
  return checkTexts({ isForm: () => isForm, texts, charLimit, isNew, ...(live && { live }) }, rules);
}

interface FindingOptions {
  isForm?: boolean;
  charLimit?: number;
  isNew?: boolean;
  live?: (language: string) => FormedText | undefined;
  rules?: CheckRules;
}
