/** Advice on the declared texts of a key, at their locations. What is wrong with a text is decided in `src/checks`. */
import { type CheckRules, checkTexts } from "../../checks/checkTexts.ts";
import type { Finding } from "../../checks/finding.ts";
import type { CheckName } from "../../model/checks.ts";
import type { AdviceCode, Problem } from "../../model/problem.ts";
import { entryProblem } from "../entryProblem.ts";
import type { InProject } from "../kind.ts";
import type { LiveKey } from "./live.ts";
import { liveText, type Text } from "./textValue.ts";
import { type DeclaredKey, keyTraits } from "./traits.ts";

const CODES: Readonly<Record<CheckName, AdviceCode>> = {
  placeholders: "placeholders",
  icu: "icu-message",
  plurals: "missing-plural-form",
  length: "text-too-long",
  blanks: "blanks",
  base: "no-base-text",
};

const NOTHING: readonly Problem[] = [];

export function adviceOnKey(
  key: DeclaredKey,
  inProject: InProject<LiveKey>,
  rules: CheckRules,
): readonly Problem[] | "needs icu" {
  const { translations, char_limit: declared } = key.values;
  if (!translations) return NOTHING;
  const live = inProject.is === "live" ? inProject.live : undefined;
  const found = checkTexts(
    {
      texts: translations,
      charLimit: declared ?? (live ? live.char_limit : key.onCreate.char_limit) ?? 0,
      isNew: live === undefined,
      ...(live && { live: (language) => textIn(live, language) }),
    },
    rules,
  );
  if (found === "needs icu") return found;
  return found.length === 0 ? NOTHING : found.map((one) => problemOf(key, one, rules));
}

/** Undefined: the text was not read. */
function textIn({ translations = [], is_plural: plural }: LiveKey, language: string): Text | undefined {
  const row = translations.find(({ language_iso }) => language_iso === language);
  return row && liveText(row.translation, plural);
}

function problemOf(key: DeclaredKey, finding: Finding, { levels }: CheckRules): Problem {
  const { check, language, form, message, quotes } = finding;
  const isMissing = check === "base";
  const isError = levels[check] === "error";
  const made = entryProblem(keyTraits, key, CODES[check], message, {
    path: isMissing ? ["translations"] : ["translations", language, ...(form === undefined ? [] : [form])],
    ofName: isMissing,
    severity: isError ? "error" : "warning",
    // The plan is shown, and not applied.
    reach: isError ? "project" : "change",
  });
  return quotes && quotes.length > 0 ? { ...made, quotes } : made;
}
